import { Check } from 'lucide-react'
import { Suspense, lazy } from 'react'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import type { ActivityRun } from '#domain/activities/activity-run.ts'
import { runInWords } from '#domain/activities/run-in-words.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'
import { ActivitySummary } from '../activities/run/activity-summary.tsx'
import { TaskIcon } from '../tasks/task-icon.tsx'
import { taskKind } from '../tasks/task-kind.ts'
import { useFocus } from '../ui/use-focus.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/loading-view.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { SessionScreen } from './session-screen.tsx'

const TestResult = lazy(async () => ({
  default: (await import('../activities/items/lesson/word-check-result.tsx')).TestResult,
}))

/** A task that was done in the session, as it ended. `forget` drops what the browser kept of it. */
export type Finished = { task: DailyTask; content: TaskContent; run: ActivityRun; forget(): void }

/** After a task: how it went in a sentence, and what is next, with Enter. */
export function BetweenTasks({
  finished,
  next,
  count,
  isSaving,
  unsaved,
  isPastMidnight,
  onComplete,
  onGoOn,
}: {
  finished: Finished
  next: DailyTask | undefined
  count: { done: number; total: number }
  isSaving: boolean
  /** Why completing it could not be saved. */
  unsaved: string | undefined
  isPastMidnight: boolean
  onComplete(): void
  onGoOn(): void
}) {
  const { task, content, run } = finished
  const isTest = content.program_test !== undefined
  const goOn = useFocus<HTMLButtonElement>()
  return (
    <SessionScreen
      {...count}
      action={
        <>
          {next && (
            <p className="mb-2 flex items-center gap-2 text-sm text-quiet">
              <TaskIcon task={next} size={20} />
              <span className="min-w-0">
                Next: <span className="font-semibold text-ink">{next.title}</span> · {taskKind(next)} ·{' '}
                {next.estimated_minutes} min
              </span>
            </p>
          )}
          <Button ref={goOn} className="w-full" onClick={onGoOn}>
            {next ? 'Next' : 'See what you learned'}
            <kbd aria-hidden className="hidden text-sm font-normal opacity-80 lg:inline">
              Enter
            </kbd>
          </Button>
        </>
      }
    >
      <p className="flex items-center gap-3 font-semibold text-correct">
        <span className="pop-in inline-flex size-14 items-center justify-center rounded-full bg-correct-soft">
          <Check aria-hidden size={32} strokeWidth={3} className="tick shrink-0" />
        </span>
        {isTest ? 'Handed in' : 'Activity complete'}
      </p>
      <PageHeading title={task.title} className="mt-4 text-3xl" />
      {!isTest && (
        <p role="status" className="mt-3 text-lg">
          {runInWords(run, content.activity_type)}
        </p>
      )}
      {isPastMidnight && (
        <Notice kind="info" className="mt-4">
          It is past midnight: this task counts for the day it was planned for, and today has tasks of its own.
        </Notice>
      )}
      {unsaved && (
        <Notice kind="error" className="mt-4">
          <p>
            This task is not saved as completed yet. {unsaved} Nothing is lost: it is sent again when you are back
            online. You can go on meanwhile.
          </p>
          <Button kind="secondary" className="mt-2" aria-busy={isSaving} onClick={onComplete}>
            Complete Task
          </Button>
        </Notice>
      )}
      {isTest ? (
        <Suspense fallback={<Spinner />}>
          <TestResult content={content} languageId={task.language_id} run={run} />
        </Suspense>
      ) : (
        run.answers.length > 0 && (
          <details className="mt-5 border-y border-line">
            <summary className="flex min-h-11 items-center text-quiet">
              Look at your {run.answers.length === 1 ? 'answer' : `${run.answers.length} answers`}
            </summary>
            <ActivitySummary run={run} code={task.language_code} className="border-b-0!" />
          </details>
        )
      )}
    </SessionScreen>
  )
}
