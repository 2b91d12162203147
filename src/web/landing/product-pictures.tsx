/** Pictures of the product as it is (scripts/screenshots.mjs takes them), fetched when they come into sight. */
const pictures = [
  {
    name: 'lesson',
    alt: 'A new word in a French lesson: large, with its sounds, its meaning and a sentence.',
    text: 'A lesson is taught a word at a time',
  },
  {
    name: 'check',
    alt: 'A question of a Spanish lesson, answered, with the verdict below it.',
    text: 'Every answer is answered at once',
  },
  {
    name: 'day',
    alt: 'The dashboard: what comes next, the day’s arc, and today’s tasks.',
    text: 'One button leads through the day',
  },
  {
    name: 'talk',
    alt: 'A conversation with the tutor, with feedback below a message.',
    text: 'A tutor reads what you say',
  },
] as const

export function ProductPictures() {
  return (
    <section aria-labelledby="pictures-title" className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <h2 id="pictures-title" className="text-3xl">
        What a day looks like
      </h2>
      <div className="mt-5 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {pictures.map(({ name, alt, text }) => (
          <figure key={name}>
            <picture>
              <source media="(prefers-color-scheme: dark)" srcSet={`/screens/${name}-dark.webp`} />
              <img
                src={`/screens/${name}-light.webp`}
                alt={alt}
                width={390}
                height={780}
                loading="lazy"
                decoding="async"
                className="h-auto w-full rounded-xl border border-line"
              />
            </picture>
            <figcaption className="mt-2 text-sm text-quiet">{text}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
