import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, lazy } from 'react'
import type { Enrolment } from '#contract/learners/enrolments.ts'
import { dailyProgress } from '#domain/activities/daily-progress.ts'
import { dailyTasksQuery } from '../app/queries.ts'
import { Spinner } from '../ui/loading-view.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { NextCard } from './next-card.tsx'
import type { ProgramPlace } from './next-card.tsx'
import { TaskList } from './task-list.tsx'

const NoTasks = lazy(async () => ({ default: (await import('./no-tasks.tsx')).NoTasks }))

/** The day: what comes next with its one button, then all of it as slim rows; what is done is folded away. */
export function TodaysTasks({ enrolments, program }: { enrolments: Enrolment[]; program: ProgramPlace }) {
  const { data: tasks } = useSuspenseQuery(dailyTasksQuery)
  const percent = dailyProgress(tasks)
  return (
    <>
      {tasks.length > 0 && <NextCard tasks={tasks} program={program} />}
      <section aria-labelledby="todays-tasks" className="mt-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="todays-tasks" className="text-2xl">
            Today's Tasks
          </h2>
          {tasks.length > 0 && (
            <p role="status" className="text-quiet">
              Daily progress: <span className="font-medium text-ink">{percent}%</span>
            </p>
          )}
        </div>
        {tasks.length === 0 ? (
          <Suspense fallback={<Spinner />}>
            <NoTasks enrolments={enrolments} />
          </Suspense>
        ) : (
          <>
            <div className="mt-2 mb-1">
              <ProgressBar label="Daily progress" value={percent} max={100} />
            </div>
            <TaskList tasks={tasks} />
          </>
        )}
      </section>
    </>
  )
}
