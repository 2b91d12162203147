import { paths } from '../app/paths.ts'
import type { Taste } from './tastes.ts'

/** Thirty seconds of a lesson, on the page itself. Its first screen is prerendered; taste.ts makes it go on. */
export function TasteSection({ tastes }: { tastes: readonly Taste[] }) {
  const [first] = tastes
  const word = first?.words[0]
  if (!first || !word) return null
  return (
    <section aria-labelledby="taste-title" className="border-y border-line bg-sheet">
      <div className="mx-auto grid max-w-6xl gap-x-10 gap-y-5 px-4 py-8 sm:px-6 sm:py-12 md:grid-cols-[1fr_1.2fr] md:items-center">
        <div>
          <h2 id="taste-title" className="text-3xl">
            Thirty seconds of a lesson
          </h2>
          <p className="mt-2 max-w-prose text-quiet">
            The first words of the real course: see, hear, and be asked at once. No account.
          </p>
          <div role="group" aria-label="Language to taste" className="needs-script mt-3 flex flex-wrap gap-2">
            {tastes.map((taste, at) => (
              <button
                key={taste.code}
                type="button"
                data-taste={at}
                aria-pressed={at === 0}
                className="min-h-11 rounded-md border border-line bg-paper px-4 py-2 hover:border-sea aria-pressed:border-sea aria-pressed:bg-sea aria-pressed:text-on-sea"
              >
                {taste.name}
              </button>
            ))}
          </div>
        </div>
        <div
          id="taste"
          data-tastes={JSON.stringify(tastes)}
          className="flex min-h-88 flex-col rounded-2xl border border-line bg-paper p-4 sm:p-6"
        >
          <div
            id="taste-progress"
            role="progressbar"
            aria-label="Steps of the taste done"
            aria-valuemin={0}
            aria-valuemax={4}
            aria-valuenow={0}
            className="h-1.5 bg-line"
          >
            <div className="h-full w-0 bg-sea transition-[width] duration-200" />
          </div>
          <div id="taste-step" aria-live="polite" className="flex grow flex-col">
            <div className="my-auto py-3 text-center">
              <p className="text-sm text-quiet">New word</p>
              <p lang={first.code} dir={first.direction} className="mt-1 text-5xl font-semibold">
                {word.word}
              </p>
              <p className="mt-2 text-2xl">{word.translation}</p>
              <p lang={first.code} dir={first.direction} className="mt-4 text-lg">
                {word.example}
              </p>
              <p className="text-quiet">{word.example_translation}</p>
            </div>
          </div>
          <p id="taste-actions" className="flex min-h-12 flex-wrap gap-3">
            <a
              href={paths.trial(first.code)}
              className="inline-flex min-h-12 grow items-center justify-center rounded-md bg-sea px-5 py-2 font-medium text-on-sea no-underline hover:brightness-110"
            >
              Try the whole lesson
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
