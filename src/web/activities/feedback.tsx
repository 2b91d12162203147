import { Check, Equal, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Verdict } from '#domain/activity-score.ts'
import { differenceOf } from '#domain/answers.ts'
import type { DifferencePart } from '#domain/letter-difference.ts'
import { Foreign } from '../ui/foreign.tsx'
import { PromptText } from './prompt-text.tsx'

/** Right, almost and wrong: a sign, a word and a colour each. */
export const verdictLooks = {
  correct: { Icon: Check, word: 'Correct', ink: 'text-correct', box: 'border-correct bg-correct-soft' },
  almost: { Icon: Equal, word: 'Almost', ink: 'text-almost', box: 'border-almost bg-almost-soft' },
  wrong: { Icon: X, word: 'Not right', ink: 'text-wrong', box: 'border-wrong bg-wrong-soft' },
} as const satisfies Record<Verdict, unknown>

/**
 * Tells how an answer was, with the right one and why. Stands in the page from the beginning, so that what comes into it is
 * announced.
 */
export function Feedback({
  answered,
  code,
  learned = code,
  explanation,
  showExpected = true,
  children,
}: {
  answered: { verdict: Verdict; given: string; expected: string } | undefined
  /** The language of the answer. */
  code: string
  /** The language learned, where the answer is in another. */
  learned?: string
  explanation?: string | undefined
  showExpected?: boolean
  children?: ReactNode
}) {
  return (
    <div role="status" className={answered ? 'mt-5' : undefined}>
      {answered && (
        <div className={`rounded-md border-s-4 px-4 py-3 ${verdictLooks[answered.verdict].box}`}>
          <VerdictWord verdict={answered.verdict} />
          <div className="text-ink">
            {answered.verdict === 'almost' && <Difference {...answered} code={code} />}
            {answered.verdict === 'wrong' && showExpected && answered.expected !== '' && (
              <p className="mt-1">
                The answer:{' '}
                <Foreign lang={code} className="text-lg font-semibold">
                  {answered.expected}
                </Foreign>
              </p>
            )}
            {explanation && (
              <p className="mt-1">
                <PromptText text={explanation} code={learned} />
              </p>
            )}
            {children}
          </div>
        </div>
      )}
    </div>
  )
}

export function VerdictWord({ verdict }: { verdict: Verdict }) {
  const { Icon, word, ink } = verdictLooks[verdict]
  return (
    <p className={`flex items-center gap-2 font-semibold ${ink}`}>
      <Icon aria-hidden size={20} strokeWidth={3} className={verdict === 'correct' ? 'tick' : undefined} />
      {word}
    </p>
  )
}

/** What was written over what was expected; letters that differ are marked, and said in words to who cannot see them. */
export function Difference({ given, expected, code }: { given: string; expected: string; code: string }) {
  const parts = differenceOf(given, expected, code)
  return (
    <div className="mt-1">
      <p>
        You wrote{' '}
        <Foreign lang={code} className="text-lg">
          <span className="sr-only">{given}</span>
          <span aria-hidden>{parts.map(markedAs('given'))}</span>
        </Foreign>
      </p>
      <p>
        It is{' '}
        <Foreign lang={code} className="text-lg font-semibold">
          <span className="sr-only">{expected}</span>
          <span aria-hidden>{parts.map(markedAs('expected'))}</span>
        </Foreign>
      </p>
    </div>
  )
}

function markedAs(side: 'given' | 'expected') {
  const strange = side === 'given' ? 'line-through decoration-2' : 'underline decoration-2 underline-offset-4'
  return (part: DifferencePart, index: number) =>
    part[side] === '' ? null : (
      <span key={index} className={part.kind === 'same' ? undefined : `font-bold text-almost ${strange}`}>
        {part[side]}
      </span>
    )
}
