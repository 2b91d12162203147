import { Minus } from 'lucide-react'
import type { ActivityRun, RunAnswer } from '#domain/activity-run.ts'
import { Foreign } from '../ui/foreign.tsx'
import { verdictLooks } from './feedback.tsx'
import { PromptText } from './prompt-text.tsx'

const order = { wrong: 0, almost: 1, correct: 2 } as const

/** How each item went, those to look at again first. */
export function ActivitySummary({
  run,
  code,
  className = '',
}: {
  run: ActivityRun
  /** The language learned. */
  code: string
  className?: string
}) {
  const answers = run.answers.toSorted((a, b) => order[a.verdict] - order[b.verdict])
  if (answers.length === 0) return null
  return (
    <ul className={`divide-y divide-line border-y border-line ${className}`}>
      {answers.map(answer => (
        <li key={answer.index} className="flex items-start gap-3 py-2">
          <Summary answer={answer} code={code} />
        </li>
      ))}
    </ul>
  )
}

function Summary({ answer, code }: { answer: RunAnswer; code: string }) {
  const { prompt, given, expected, lang, verdict, skipped } = answer
  const look = skipped ? { Icon: Minus, word: 'Skipped', ink: 'text-quiet' } : verdictLooks[verdict]
  return (
    <>
      <look.Icon aria-hidden size={18} strokeWidth={3} className={`mt-1 shrink-0 ${look.ink}`} />
      <div className="min-w-0">
        <span className="sr-only">{look.word}: </span>
        {prompt !== expected && <PromptText text={prompt} code={code} />}
        {prompt !== expected && expected !== '' && ' — '}
        <Foreign lang={lang} className="font-semibold">
          {expected}
        </Foreign>
        {verdict !== 'correct' && given !== '' && (
          <p className="text-quiet">
            You wrote <Foreign lang={lang}>{given}</Foreign>
          </p>
        )}
        {skipped && (
          <p aria-hidden className="text-quiet">
            Skipped
          </p>
        )}
      </div>
    </>
  )
}
