import { Suspense, lazy, useState } from 'react'
import type { CharacterToLearn } from '#domain/lessons/lesson.ts'
import { Learned } from '../activities/items/lesson/learned.tsx'
import type { Speech } from '../speech/use-speech.ts'
import { directionOf } from '../ui/foreign.tsx'
import { Phrases } from './phrases.tsx'

// Drawing strokes is fetched where characters are learned.
const StrokeOrder = lazy(async () => ({ default: (await import('./stroke-order.tsx')).StrokeOrder }))

/** The day's characters; the chosen one shows its strokes, its parts and words that have it. */
export function Characters({
  characters,
  code,
  speech,
}: {
  characters: readonly CharacterToLearn[]
  code: string
  speech: Speech
}) {
  const [at, setAt] = useState(0)
  const chosen = characters[at]
  return (
    <>
      <ul dir={directionOf(code)} className="mt-4 grid grid-cols-4 gap-2">
        {characters.map(({ character, meaning }, index) => (
          <li key={character}>
            <button
              type="button"
              aria-pressed={index === at}
              onClick={() => setAt(index)}
              className="flex size-full min-h-20 flex-col items-center justify-center rounded-lg border border-line bg-sheet px-1 py-2 transition-colors duration-150 hover:border-sea aria-pressed:border-sea aria-pressed:shadow-[inset_0_0_0_1px_var(--sea)]"
            >
              <Learned lang={code} className="text-3xl leading-tight font-semibold">
                {character}
              </Learned>
              <span dir="ltr" className="text-center text-sm leading-tight text-quiet">
                {meaning}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <div className="mt-4">
          <Suspense fallback={<div className="mx-auto size-44" />}>
            <StrokeOrder key={chosen.character} character={chosen.character} code={code} />
          </Suspense>
          <div role="status" className="mt-3">
            <p className="text-lg">
              <strong>{chosen.meaning}</strong> · {chosen.readings.join(', ')}
            </p>
            <p className="text-quiet">{chosen.parts}</p>
          </div>
          <Phrases phrases={chosen.words} code={code} speech={speech} />
        </div>
      )}
    </>
  )
}
