import type { Phrase } from '#domain/lessons/lesson.ts'
import { Learned } from '../activities/items/lesson/learned.tsx'
import { SpeakButton } from '../speech/speak-button.tsx'
import type { Speech } from '../speech/use-speech.ts'
import { Reading } from '../parts/reading.tsx'

/** Sentences or letters with how they are read and what they mean, each to be heard. */
export function Phrases({
  phrases,
  code,
  speech,
  large = false,
}: {
  phrases: readonly Phrase[]
  code: string
  speech: Speech
  large?: boolean
}) {
  return (
    <ul className="mt-3 space-y-3">
      {phrases.map(phrase => (
        <li key={phrase.text} className="flex items-start gap-3">
          <SpeakButton speech={speech} text={phrase.text} name={`Listen to ${phrase.text}`} />
          <p className="min-w-0">
            <Learned lang={code} className={large ? 'text-2xl' : 'text-xl'}>
              {phrase.text}
            </Learned>
            <Reading code={code} of={phrase.text} text={phrase.reading} className="block text-quiet" />
            <span className="block text-quiet">{phrase.translation}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
