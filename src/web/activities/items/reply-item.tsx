import { Keyboard, ListChecks, Mic, Square } from 'lucide-react'
import { useState } from 'react'
import { judgeAnswer } from '#domain/answers/answers.ts'
import type { Phrase } from '#domain/lessons/lesson.ts'
import { MAX_ALTERNATIVES, matchPronunciation } from '#domain/speech/pronunciation-score.ts'
import { spokenLanguage } from '#domain/speech/voice-choice.ts'
import { SpeechError } from '../../speech/speak-button.tsx'
import { useRecognition } from '../../speech/use-recognition.ts'
import { Button } from '../../ui/button.tsx'
import { Foreign } from '../../ui/foreign.tsx'
import { Learned } from './lesson/learned.tsx'
import { MultipleChoice } from './multiple-choice.tsx'
import { useModes } from '../run/use-modes.ts'
import { TypedAnswer } from './typed-answer.tsx'
import type { GivenAnswer } from './typed-answer.tsx'

const ways = {
  choose: { label: 'Choose', Icon: ListChecks },
  type: { label: 'Type', Icon: Keyboard },
  say: { label: 'Say', Icon: Mic },
} as const
type Way = keyof typeof ways

/** A sentence of the learner's: chosen, typed or said, as the learner likes and the device can. */
export function ReplyItem({
  phrase,
  alternatives,
  options,
  code,
  otherWords,
  answered,
  draft,
  onDraft,
  onAnswer,
}: {
  phrase: Phrase
  /** What would be right as well. */
  alternatives?: string[] | undefined
  options: readonly string[]
  code: string
  otherWords: readonly string[]
  answered: { given: string } | undefined
  /** What is written and not yet handed in. */
  draft: string
  onDraft(text: string): void
  onAnswer(answer: GivenAnswer): void
}) {
  const [chosen, setWay] = useState<Way>('choose')
  const [modes] = useModes()
  const offered = (Object.keys(ways) as Way[]).filter(
    each => !(each === 'type' && modes.noKeyboard) && !(each === 'say' && (modes.quiet || modes.noMicrophone)),
  )
  const way = offered.includes(chosen) ? chosen : 'choose'
  const expected = { answer: phrase.text, alternatives, reading: phrase.reading }
  return (
    <div>
      {!answered && offered.length > 1 && (
        <div role="group" aria-label="How to answer" className="mb-4 flex gap-1">
          {offered.map(each => {
            const { label, Icon } = ways[each]
            return (
              <button
                key={each}
                type="button"
                aria-pressed={way === each}
                onClick={() => setWay(each)}
                className={`flex min-h-11 items-center gap-2 border-b-2 px-3 text-sm ${way === each ? 'border-sea text-ink' : 'border-transparent text-quiet hover:border-line'}`}
              >
                <Icon aria-hidden size={18} />
                {label}
              </button>
            )
          })}
        </div>
      )}
      {way === 'say' && !answered ? (
        <SaidAnswer
          phrase={phrase}
          code={code}
          onAnswer={onAnswer}
          onGiveUp={() => setWay(modes.noKeyboard ? 'choose' : 'type')}
        />
      ) : way === 'type' ? (
        <TypedAnswer
          label="Your sentence"
          code={code}
          expected={expected}
          otherWords={otherWords}
          answered={answered}
          draft={draft}
          onDraft={onDraft}
          onAnswer={onAnswer}
          focus
        />
      ) : answered && !options.includes(answered.given) ? (
        <Learned lang={code} as="p" className="rounded-lg border border-line bg-sheet px-4 py-3 text-xl">
          {answered.given}
        </Learned>
      ) : (
        <MultipleChoice
          label="Your sentence"
          options={options}
          code={code}
          expected={expected}
          answered={answered}
          onAnswer={onAnswer}
        />
      )}
    </div>
  )
}

/** Said aloud. What was not understood is not an error: it can be said again, or typed. */
function SaidAnswer({
  phrase,
  code,
  onAnswer,
  onGiveUp,
}: {
  phrase: Phrase
  code: string
  onAnswer(answer: GivenAnswer): void
  onGiveUp(): void
}) {
  const [heard, setHeard] = useState<string>()
  const recognition = useRecognition({
    locale: spokenLanguage(code).locale,
    maxAlternatives: MAX_ALTERNATIVES,
    onHeard: alternatives => {
      const judged = alternatives.map(given => ({ given, ...judgeAnswer(given, { answer: phrase.text }, { code }) }))
      const exact = judged.find(each => each.verdict === 'correct')
      const match = matchPronunciation(phrase.text, alternatives)
      if (exact || match.points === 15) {
        onAnswer({ verdict: 'correct', given: exact?.given ?? match.heard, expected: phrase.text })
      } else if (match.points === 10) onAnswer({ verdict: 'almost', given: match.heard, expected: phrase.text })
      else setHeard(match.heard)
    },
  })
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={recognition.listening ? recognition.stop : recognition.start}>
          {recognition.listening ? <Square aria-hidden size={20} /> : <Mic aria-hidden size={20} />}
          {recognition.listening ? 'Stop listening' : 'Speak'}
        </Button>
        <Button kind="quiet" onClick={onGiveUp}>
          Type it instead
        </Button>
      </div>
      <p role="status" className="mt-3">
        {recognition.listening && 'Listening…'}
        {!recognition.listening && heard && (
          <>
            Heard:{' '}
            <Foreign lang={code} className="font-semibold">
              {heard}
            </Foreign>
            . Say it again, or type it.
          </>
        )}
      </p>
      <SpeechError error={recognition.error} />
    </div>
  )
}
