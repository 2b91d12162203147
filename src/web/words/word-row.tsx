import { comesBack } from './word-filter.ts'
import { Reading } from '../parts/reading.tsx'
import { SpeakButton } from '../speech/speak-button.tsx'
import type { Speech } from '../speech/use-speech.ts'
import { Foreign } from '../ui/foreign.tsx'
import type { MetWord } from '#contract/words/words.ts'
import { strengths } from '#domain/memory/word-strength.ts'

const strengthLabels = { new: 'New', weak: 'Weak', growing: 'Growing', firm: 'Firm', strong: 'Strong' } as const

/** A word with its sound, meaning and sentence, how strong it is and when it comes back. */
export function WordRow({
  word,
  code,
  speech,
  now,
  zone,
}: {
  word: MetWord
  code: string
  speech: Speech
  now: Temporal.Instant
  zone: string
}) {
  const { reading, pronunciation, example } = word
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3 border-t border-line py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Foreign lang={code} className="text-2xl">
            {word.word}
          </Foreign>
          <Reading code={code} of={word.word} text={reading ?? undefined} className="text-quiet" />
          {pronunciation && <span className="text-sm text-quiet">/{pronunciation}/</span>}
        </p>
        <p>{word.translation}</p>
        {example && (
          <p className="mt-1 text-sm text-quiet">
            <Foreign lang={code} className="text-ink">
              {example.text}
            </Foreign>
            <span className="block">{example.translation}</span>
          </p>
        )}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Strength strength={word.strength} />
          <span className="text-quiet">
            {word.known === null ? 'not asked for yet' : `back ${comesBack(word.next_review, now, zone)}`}
          </span>
        </p>
      </div>
      <SpeakButton speech={speech} text={word.word} name={`Listen to ${word.word}`} />
    </li>
  )
}

/** Five steps of a ladder, and their name beside it. */
function Strength({ strength }: Pick<MetWord, 'strength'>) {
  const reached = strengths.indexOf(strength)
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className="inline-flex items-end gap-0.5">
        {strengths.slice(1).map((step, at) => (
          <span
            key={step}
            className={`w-1.5 ${reached > at ? 'bg-sea' : 'bg-line'}`}
            style={{ height: `${0.375 + at * 0.1875}rem` }}
          />
        ))}
      </span>
      {strengthLabels[strength]}
    </span>
  )
}
