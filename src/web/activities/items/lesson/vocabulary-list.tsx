import type { VocabularyEntry } from '#domain/lessons/lesson.ts'
import { SpeakButton, SpeechError } from '#web/speech/speak-button.tsx'
import { noVoiceText } from '#web/speech/use-speech.ts'
import type { Speech } from '#web/speech/use-speech.ts'
import { Foreign } from '#web/ui/foreign.tsx'
import { Reading } from '#web/parts/reading.tsx'

/** Words with meaning, sounds, an example and a button that says them. */
export function VocabularyList({
  vocabulary,
  code,
  languageName,
  speech,
}: {
  vocabulary: readonly VocabularyEntry[]
  code: string
  languageName: string
  speech: Speech
}) {
  const silence = noVoiceText(speech.support, languageName)
  return (
    <>
      {silence && <p className="mt-2 text-sm text-quiet">{silence}</p>}
      <SpeechError error={speech.error} />
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {vocabulary.map(entry => (
          <li key={entry.item ?? entry.word} className="flex items-start gap-4 py-4">
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <Foreign lang={code} className="text-2xl font-semibold">
                  {entry.word}
                </Foreign>
                <span>{entry.translation}</span>
              </p>
              {(entry.reading || entry.pronunciation) && (
                <p className="text-quiet">
                  <Reading code={code} of={entry.word} text={entry.reading} className="me-3" />
                  {entry.pronunciation && <span>/{entry.pronunciation}/</span>}
                </p>
              )}
              {entry.example && (
                <p className="mt-1">
                  <Foreign lang={code} className="text-lg">
                    {entry.example}
                  </Foreign>
                  <Reading
                    code={code}
                    of={entry.example}
                    text={entry.example_reading}
                    className="block text-sm text-quiet"
                  />
                  {entry.example_translation && <span className="block text-quiet">{entry.example_translation}</span>}
                </p>
              )}
              {entry.usage_context && <p className="mt-1 text-sm text-quiet">{entry.usage_context}</p>}
            </div>
            <SpeakButton speech={speech} text={entry.word} name={`Listen to ${entry.word}`} />
          </li>
        ))}
      </ul>
    </>
  )
}
