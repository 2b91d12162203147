import { Button } from './button.tsx'

/** Stands in place of a screen that could not be loaded: what happened, that nothing is lost, and the way to try again. */
export function FailureView({ error, onRetry }: { error: Error; onRetry(): void }) {
  // A browser's words for a part of the page that did not arrive. It remembers the failure: only loading anew asks again.
  const isPart = /module|preload/i.test(error.message)
  return (
    <section role="alert" className="mx-auto max-w-prose px-4 py-16 text-center">
      <h1 className="text-2xl">This page could not be loaded</h1>
      <p className="mt-3 text-quiet">
        {isPart ? 'Network error. Please check your connection and try again.' : error.message}
      </p>
      <p className="mt-1 text-quiet">Nothing you have done is lost.</p>
      <Button className="mt-6" onClick={isPart ? () => window.location.reload() : onRetry}>
        Try again
      </Button>
    </section>
  )
}
