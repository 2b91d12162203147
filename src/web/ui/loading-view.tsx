/** The full-screen view while the session, or a screen, is being determined. */
export function LoadingView() {
  return (
    <div role="status" className="flex min-h-[80vh] flex-col items-center justify-center gap-4">
      <Spinner />
      <p>Loading...</p>
    </div>
  )
}

export function Spinner() {
  return <span aria-hidden className="size-10 animate-spin rounded-full border-4 border-line border-t-sea" />
}
