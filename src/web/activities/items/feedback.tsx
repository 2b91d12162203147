import { Suspense, lazy } from 'react'
import type { ReactNode } from 'react'
import type { Verdict } from '#domain/answers/verdict.ts'
import { differenceOf } from '#domain/answers/answers.ts'
import type { DifferencePart } from '#domain/answers/text/letter-difference.ts'
import { Foot, useIsOnStage } from '../run/stage.tsx'
import { Foreign } from '../../ui/foreign.tsx'
import { Learned } from './lesson/learned.tsx'
import { PromptText } from './prompt-text.tsx'
import { VerdictWord, lookOf } from './verdict-looks.tsx'

// Few answers need it.
const MyAnswerCounts = lazy(async () => ({ default: (await import('./my-answer-counts.tsx')).MyAnswerCounts }))

/**
 * Tells how an answer was, with the right one and why: on a stage a sheet at its foot. Stands in the page from the
 * beginning, so that what comes into it is announced.
 */
export function Feedback({
  answered,
  code,
  learned = code,
  explanation,
  showExpected = true,
  beside,
  question,
  children,
}: {
  answered: { verdict: Verdict; given: string; expected: string } | undefined
  /** The language of the answer. */
  code: string
  /** The language learned, where the answer is in another. */
  learned?: string
  explanation?: string | undefined
  showExpected?: boolean
  /** What was asked, where the answer was typed: a wrong one may be sent to a teacher. */
  question?: string | undefined
  /** Beside the verdict: what lets it be heard. */
  beside?: ReactNode
  children?: ReactNode
}) {
  const isStage = useIsOnStage()
  const place = isStage
    ? 'sheet-in mx-auto w-full max-w-2xl border-t-4 px-4 pt-3 pb-1 sm:px-6'
    : 'mt-5 rounded-lg border-s-4 px-4 py-3'
  return (
    <Foot bare>
      <div role="status" data-verdict className={isStage && answered ? lookOf(answered).box : undefined}>
        {answered && (
          <div className={`${place} ${lookOf(answered).box}`}>
            <div className="flex items-center justify-between gap-3">
              <VerdictWord {...answered} />
              {beside}
            </div>
            <div className="text-ink">
              {answered.verdict === 'almost' && <Difference {...answered} code={code} />}
              {answered.verdict === 'wrong' && showExpected && answered.expected !== '' && (
                <p className="mt-1">
                  The answer:{' '}
                  <Learned lang={code} className="text-xl font-semibold">
                    {answered.expected}
                  </Learned>
                </p>
              )}
              {explanation && (
                <p className="mt-1">
                  <PromptText text={explanation} code={learned} />
                </p>
              )}
              {children}
              {question !== undefined && answered.verdict === 'wrong' && (
                <Suspense fallback={null}>
                  <MyAnswerCounts question={question} given={answered.given} />
                </Suspense>
              )}
            </div>
          </div>
        )}
      </div>
    </Foot>
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
