import type { ActivityRun } from '#domain/activity-run.ts'
import { verdictLooks } from './feedback.tsx'

/** How each item went, those to look at again first. */
export function ActivitySummary({ run, className = '' }: { run: ActivityRun; className?: string }) {
  const order = { wrong: 0, almost: 1, correct: 2 } as const
  const answers = run.answers.toSorted((a, b) => order[a.verdict] - order[b.verdict])
  if (answers.length === 0) return null
  return (
    <ul className={`divide-y divide-line border-y border-line ${className}`}>
      {answers.map(answer => {
        const { Icon, word, ink } = verdictLooks[answer.verdict]
        return (
          <li key={answer.index} className="flex items-start gap-3 py-2">
            <Icon aria-hidden size={18} strokeWidth={3} className={`mt-1 shrink-0 ${ink}`} />
            <span className="min-w-0">
              <span className="sr-only">{answer.skipped ? 'Skipped' : word}: </span>
              {answer.prompt}
              {answer.expected !== '' && answer.expected !== answer.prompt && (
                <>
                  {' — '}
                  <bdi className="font-semibold">{answer.expected}</bdi>
                </>
              )}
              {answer.verdict !== 'correct' && answer.given !== '' && (
                <span className="block text-quiet">
                  You wrote <bdi>{answer.given}</bdi>
                </span>
              )}
              {answer.skipped && <span className="block text-quiet">Skipped</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
