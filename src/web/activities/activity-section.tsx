import { lazy, Suspense, useState, useTransition } from 'react'
import type { DailyTask } from '#contract/daily-tasks.ts'
import { activityHeading } from '#domain/activities.ts'
import type { ActivityType } from '#domain/activities.ts'
import { mechanicsItemCount } from '#domain/activity-items.ts'
import { newRun } from '#domain/activity-run.ts'
import type { ActivityRun } from '#domain/activity-run.ts'
import { timeLimitMinutes } from '#domain/activity-score.ts'
import type { TaskContent } from '#domain/task-content.ts'
import type { Speech } from '../speech/use-speech.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/loading-view.tsx'
import { Notice } from '../ui/notice.tsx'
import { ActivityIcon } from './activity-icon.tsx'
import { ActivitySummary } from './activity-summary.tsx'
import { useFocus } from './use-focus.ts'

const TestResult = lazy(async () => ({ default: (await import('./test-result.tsx')).TestResult }))
const Activity = lazy(async () => ({ default: (await import('./activity.tsx')).Activity }))

/** The interactive activity of a task: what it asks for, the activity itself, and how it went. */
export function ActivitySection({
  task,
  type,
  content,
  speech,
  run,
  complete,
  running,
  onRunning,
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
  onRun(change: (run: ActivityRun) => ActivityRun): void
  onComplete(): void
}) {
  const [justFinished, setJustFinished] = useState(false)
  // What is on the screen stays until the activity is there: no spinner flashes by.
  const [isStarting, startTransition] = useTransition()
  const start = () => {
    if (run.ended) onRun(newRun)
    setJustFinished(false)
    startTransition(() => onRunning(true))
  }
  return (
    <section aria-labelledby="activity-heading">
      <h2 id="activity-heading" className="flex items-center gap-3 text-2xl">
        <ActivityIcon type={type} />
        {activityHeading(type)}
      </h2>
      <Suspense fallback={<Spinner />}>
        {running ? (
          <div className="mt-4">
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
                setJustFinished(true)
                onRunning(false)
              }}
              onExit={() => {
                speech.stop()
                onRunning(false)
              }}
            />
          </div>
        ) : (
          <>
            {content.learning_objective && <p className="mt-2">{content.learning_objective}</p>}
            <Mechanics content={content} />
            {content.completion_criteria && (
              <p className="mt-3">
                <span className="font-semibold">Goal:</span> {content.completion_criteria}
              </p>
            )}
            {complete && run.ended && content.program_test !== undefined ? (
              <TestResult content={content} languageId={task.language_id} run={run} code={task.language_code} />
            ) : complete && run.ended ? (
              <Finished run={run} code={task.language_code} focus={justFinished} onAgain={start} />
            ) : (
              <div className="mt-5">
                <Button onClick={start} aria-busy={isStarting} className="w-full sm:w-auto">
                  Start Activity
                </Button>
                {run.answers.length > 0 && !run.ended && (
                  <p className="mt-2 text-sm text-quiet">You go on where you left: {run.answers.length} answered.</p>
                )}
              </div>
            )}
          </>
        )}
      </Suspense>
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

function Finished({ run, code, focus, onAgain }: { run: ActivityRun; code: string; focus: boolean; onAgain(): void }) {
  const heading = useFocus<HTMLHeadingElement>(focus)
  return (
    <div className="mt-5">
      <Notice kind="success">
        <h3 ref={heading} tabIndex={-1} className="font-sans text-base font-semibold outline-none">
          Activity complete
        </h3>
        <p className="text-ink">Your score: {run.score}</p>
      </Notice>
      <ActivitySummary run={run} code={code} className="mt-4" />
      <Button kind="secondary" className="mt-4" onClick={onAgain}>
        Practice again
      </Button>
    </div>
  )
}
