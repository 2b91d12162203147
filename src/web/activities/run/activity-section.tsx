import { lazy, Suspense } from 'react'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { activityHeading } from '#domain/activities/activities.ts'
import type { ActivityType } from '#domain/activities/activities.ts'
import { mechanicsItemCount } from '#domain/activities/activity-items.ts'
import type { ActivityRun } from '#domain/activities/activity-run.ts'
import { timeLimitMinutes } from '#domain/activities/activity-score.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'
import type { Speech } from '../../speech/use-speech.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/loading-view.tsx'
import { ActivityIcon } from './activity-icon.tsx'
import { ActivitySummary } from './activity-summary.tsx'

const TestResult = lazy(async () => ({ default: (await import('../items/lesson/word-check-result.tsx')).TestResult }))
const Activity = lazy(async () => ({ default: (await import('./activity.tsx')).Activity }))

/** The interactive activity of a task: what it asks for, the activity itself, and how each item went. */
export function ActivitySection({
  task,
  type,
  content,
  speech,
  run,
  complete,
  running,
  onRunning,
  onAgain,
  onRun,
  onComplete,
}: {
  task: DailyTask
  type: ActivityType
  content: TaskContent
  speech: Speech
  run: ActivityRun
  /** Whether the activity was completed, now or before. */
  complete: boolean
  running: boolean
  onRunning(running: boolean): void
  onAgain(): void
  onRun(change: (run: ActivityRun) => ActivityRun): void
  onComplete(): void
}) {
  if (running) {
    return (
      <Suspense fallback={<Spinner />}>
        <Activity
          type={type}
          content={content}
          code={task.language_code}
          languageName={task.language_name}
          languageId={task.language_id}
          speech={speech}
          run={run}
          onRun={onRun}
          onComplete={() => {
            onComplete()
            onRunning(false)
            window.scrollTo(0, 0)
          }}
          onExit={() => {
            speech.stop()
            onRunning(false)
          }}
        />
      </Suspense>
    )
  }
  const isOver = complete && run.ended
  return (
    <section aria-labelledby="activity-heading">
      <h2 id="activity-heading" className="flex items-center gap-3 text-2xl">
        <ActivityIcon type={type} />
        {activityHeading(type)}
      </h2>
      {content.learning_objective && <p className="mt-2">{content.learning_objective}</p>}
      <Mechanics content={content} />
      {content.completion_criteria && (
        <p className="mt-3">
          <span className="font-semibold">Goal:</span> {content.completion_criteria}
        </p>
      )}
      {isOver && content.program_test !== undefined ? (
        <Suspense fallback={<Spinner />}>
          <TestResult content={content} languageId={task.language_id} run={run} />
        </Suspense>
      ) : (
        isOver && (
          <div className="mt-5">
            <p className="font-semibold">Your score: {run.score}</p>
            <ActivitySummary run={run} code={task.language_code} className="mt-3" />
            <Button kind="secondary" className="mt-4" onClick={onAgain}>
              Practice again
            </Button>
          </div>
        )
      )}
    </section>
  )
}

function Mechanics({ content }: { content: TaskContent }) {
  const { game_mechanics: mechanics } = content
  if (!mechanics) return null
  const count = mechanicsItemCount(content)
  const facts = [
    ...(mechanics.target_score !== undefined ? [['Target score', String(mechanics.target_score)]] : []),
    ...(mechanics.time_limit !== undefined ? [['Time limit', minutes(timeLimitMinutes(mechanics.time_limit))]] : []),
    ...(count > 0 ? [['Items', String(count)]] : []),
  ]
  return (
    <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2 rounded-md border border-line bg-sheet px-4 py-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className="text-lg font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const minutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`
