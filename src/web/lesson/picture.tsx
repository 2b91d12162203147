/** The picture of a thing, where there is one. */
export function Picture({ name }: { name: string | undefined }) {
  if (name === undefined) return null
  return (
    <img
      src={`/pictures/${name}.svg`}
      alt=""
      width={160}
      height={160}
      className="pop-in mx-auto my-2 size-36 sm:size-44"
    />
  )
}
