import { speechRates } from '#domain/speech/voice-choice.ts'
import type { VocabularyEntry } from '#domain/lessons/lesson.ts'
import { Learned, sizeOf } from '../activities/items/lesson/learned.tsx'
import { NextButton } from '../activities/items/next-button.tsx'
import { SpeakButton } from '../speech/speak-button.tsx'
import { useHeardAtOnce } from '../speech/use-speech.ts'
import type { Speech } from '../speech/use-speech.ts'
import { Picture } from './picture.tsx'
import { Reading } from '../parts/reading.tsx'

/** A new word, as large as it can be, heard as it appears: what it means, how it is said, and a sentence. */
export function WordStep({
  word,
  code,
  speech,
  onNext,
}: {
  word: VocabularyEntry
  code: string
  speech: Speech
  onNext(): void
}) {
  useHeardAtOnce(speech, word.word)
  return (
    <>
      <div className="my-auto pb-4 text-center">
        <p className="text-sm text-quiet">New word</p>
        <Picture name={word.picture} />
        <Learned lang={code} as="h2" className={`mt-2 font-sans font-semibold ${sizeOf(word.word)}`}>
          {word.word}
        </Learned>
        <p className="mt-1 text-lg text-quiet">
          <Reading code={code} of={word.word} text={word.reading} className="me-3" />
          {word.pronunciation && <span className="text-base">/{word.pronunciation}/</span>}
        </p>
        <p className="mt-3 text-2xl">{word.translation}</p>
        <div className="mt-4 flex items-center justify-center gap-4">
          <SpeakButton speech={speech} text={word.word} name={`Listen to ${word.word}`} large main />
          <SpeakButton speech={speech} text={word.word} name="Listen slowly" rate={speechRates.slow} />
        </div>
        {speech.error && <p className="mt-2 text-wrong">{speech.error}</p>}
        {word.example && (
          <div className="mt-6 border-t border-line pt-4">
            <div className="flex items-center justify-center gap-3">
              <Learned lang={code} as="p" className="text-xl">
                {word.example}
              </Learned>
              <SpeakButton speech={speech} text={word.example} name={`Listen to ${word.example}`} />
            </div>
            <Reading code={code} of={word.example} text={word.example_reading} className="block text-sm text-quiet" />
            <p className="text-quiet">{word.example_translation}</p>
          </div>
        )}
        {word.usage_context && <p className="mx-auto mt-4 max-w-prose text-quiet">{word.usage_context}</p>}
      </div>
      <NextButton onClick={onNext} />
    </>
  )
}
