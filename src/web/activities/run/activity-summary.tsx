import { Minus } from 'lucide-react'
import type { ActivityRun, RunAnswer } from '#domain/activities/activity-run.ts'
import { Foreign } from '../../ui/foreign.tsx'
import { lookOf } from '../items/verdict-looks.tsx'
import { PromptText } from '../items/prompt-text.tsx'

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
          <Summary answer={answer} right={wasMended(run, answer)} code={code} />
        </li>
      ))}
    </ul>
  )
}

/** Whether an item that was missed came again and was right. */
const wasMended = (run: ActivityRun, { index, verdict }: RunAnswer) =>
  verdict === 'wrong' && (run.repeats ?? []).some(each => each.index === index && each.verdict === 'correct')

function Summary({ answer, right, code }: { answer: RunAnswer; right: boolean; code: string }) {
  const { prompt, given, expected, lang, verdict, skipped } = answer
  const look = skipped ? { Icon: Minus, word: 'Skipped', ink: 'text-quiet' } : lookOf(answer)
  const isNew = prompt !== expected && !prompt.includes(`“${expected}”`)
  return (
    <>
      <look.Icon aria-hidden size={18} strokeWidth={3} className={`mt-1 shrink-0 ${look.ink}`} />
      <div className="min-w-0">
        <span className="sr-only">{look.word}: </span>
        {/* A question may hold its answer: then the question is enough. */}
        {isNew && <PromptText text={prompt} code={code} />}
        {isNew && expected !== '' && ' — '}
        {expected !== '' && (
          <Foreign lang={lang} className="font-semibold">
            {expected}
          </Foreign>
        )}
        {verdict !== 'correct' && given !== '' && (
          <p className="text-quiet">
            Your answer: <Foreign lang={lang}>{given}</Foreign>
          </p>
        )}
        {right && <p className="text-quiet">Right the second time</p>}
        {skipped && (
          <p aria-hidden className="text-quiet">
            Skipped
          </p>
        )}
      </div>
    </>
  )
}
