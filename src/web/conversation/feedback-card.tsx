import { ArrowRight } from 'lucide-react'
import { useDeviceSetting } from '../storage/device-setting.ts'
import { Foreign } from '../ui/foreign.tsx'
import { ErrorRepair } from './error-repair.tsx'
import type { Correction, Feedback } from '#domain/conversation/conversation.ts'
import { scoreColour } from '#domain/conversation/feedback-score.ts'
import type { ScoreColour } from '#domain/conversation/feedback-score.ts'

const colours = {
  green: { text: 'text-correct', line: 'border-s-correct', word: 'Good' },
  yellow: { text: 'text-almost', line: 'border-s-almost', word: 'Nearly there' },
  red: { text: 'text-wrong', line: 'border-s-wrong', word: 'Needs work' },
} satisfies Record<ScoreColour, { text: string; line: string; word: string }>

/**
 * What the tutor noticed in a message of the learner's: score, remarks, corrections, and what was done well. Who fixes
 * errors first sees where they are and of what kind, and the answer only after a try.
 */
export function FeedbackCard({
  feedback,
  lang,
  isLatest = true,
  onSettled,
}: {
  feedback: Feedback
  lang: string
  /** Of an earlier message the remarks are folded; what was mended stays. */
  isLatest?: boolean
  onSettled(errorId: string, outcome: 'repaired' | 'shown'): void
}) {
  const { text, line, word } = colours[scoreColour(feedback.score)]
  const [fixFirst, chooseFixFirst] = useDeviceSetting('fix-first', ['off', 'on'])
  const [offered, setOffered] = useDeviceSetting('fix-first-offered', ['no', 'yes'])
  const isOpen = ({ error_id, outcome }: Correction) =>
    fixFirst === 'on' && error_id !== undefined && outcome === undefined
  const waiting = feedback.corrections.some(isOpen)
  return (
    <section
      aria-label="Feedback"
      className={`ms-auto mt-2 max-w-[34rem] rounded-lg border-s-4 bg-paper px-4 py-2 text-sm ${feedback.scored === false ? 'border-s-line' : line}`}
    >
      {feedback.scored !== false && (
        <p className={`font-medium ${text}`}>
          Score {feedback.score}{' '}
          <span className="font-normal">
            · {feedback.corrections.length === 0 && feedback.score < 100 ? 'for what could be checked' : word}
          </span>
        </p>
      )}
      {/* The remarks may hold the answer. */}
      {!waiting && isLatest && <p className="mt-1">{feedback.feedback}</p>}
      {feedback.corrections.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {feedback.corrections.map(correction => (
            <li key={`${correction.original}→${correction.corrected}`}>
              {isOpen(correction) ? (
                <ErrorRepair correction={correction} lang={lang} onSettled={onSettled} />
              ) : (
                <Corrected correction={correction} lang={lang} />
              )}
            </li>
          ))}
        </ul>
      )}
      {!waiting && feedback.checks && feedback.checks.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {feedback.checks.map(({ original, explanation }) => (
            <li key={original}>
              Check this word:{' '}
              <Foreign as="mark" lang={lang} className="bg-transparent text-base underline decoration-dotted">
                {original}
              </Foreign>{' '}
              <span className="text-quiet">{explanation}</span>
            </li>
          ))}
        </ul>
      )}
      {isLatest ? (
        <p className="mt-2 text-quiet">{feedback.encouragement}</p>
      ) : (
        !waiting && (
          <details>
            <summary className="min-h-6 text-quiet">Remarks</summary>
            <p className="mt-1">{feedback.feedback}</p>
          </details>
        )
      )}
      {isLatest && feedback.corrections.length > 0 && offered === 'no' && fixFirst === 'off' && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 border-t border-line pt-2">
          Next time, find the error yourself before the answer is shown?
          <button
            type="button"
            onClick={() => {
              chooseFixFirst('on')
              setOffered('yes')
            }}
            className="min-h-11 font-medium underline underline-offset-4"
          >
            Let me fix it first
          </button>
          <button
            type="button"
            onClick={() => setOffered('yes')}
            className="min-h-11 text-quiet underline underline-offset-4"
          >
            No, show me
          </button>
        </p>
      )}
    </section>
  )
}

function Corrected({ correction, lang }: { correction: Correction; lang: string }) {
  const { original, corrected, explanation, outcome } = correction
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 text-base">
        <Foreign as="del" lang={lang} className="text-wrong">
          {original}
        </Foreign>
        <ArrowRight aria-label="becomes" size={16} className="text-quiet rtl:rotate-180" />
        <Foreign as="ins" lang={lang} className="font-medium text-correct no-underline">
          {corrected}
        </Foreign>
        {outcome === 'repaired' && <span className="text-sm text-correct">fixed by you</span>}
      </span>
      <span className="text-quiet">{explanation}</span>
    </>
  )
}
