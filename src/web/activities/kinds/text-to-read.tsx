import type { Phrase } from '#domain/lessons/lesson.ts'
import type { Speech } from '../../speech/use-speech.ts'
import { SpeakButton } from '../../speech/speak-button.tsx'
import { Reading } from '../../parts/reading.tsx'
import { Learned } from '../items/lesson/learned.tsx'

/** A text in the language learned, paragraph by paragraph: each can be heard, and its English opened. */
export function TextToRead({
  paragraphs,
  code,
  speech,
}: {
  paragraphs: readonly Phrase[]
  code: string
  speech: Speech
}) {
  return (
    <div className="mt-4 space-y-5">
      {paragraphs.map(({ text, reading, translation }, at) => (
        <div key={text} className="flex items-start gap-3">
          <SpeakButton speech={speech} text={text} name={`Listen to paragraph ${at + 1}`} />
          <div className="min-w-0 grow">
            <Learned lang={code} as="p" className="text-xl leading-relaxed">
              {text}
            </Learned>
            <Reading code={code} of={text} text={reading} className="mt-1 block text-start text-quiet" />
            <details>
              <summary className="min-h-11 py-2 text-sm text-quiet">In English</summary>
              <p className="text-quiet">{translation}</p>
            </details>
          </div>
        </div>
      ))}
    </div>
  )
}
