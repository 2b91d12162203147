import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { paths } from '../app/paths.ts'
import { TaskIcon } from '../tasks/task-icon.tsx'
import { taskKind } from '../tasks/task-kind.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PROGRAM_DAYS } from '#domain/program/program.ts'
import { ProgramArc } from '../ui/program-arc.tsx'

/** How far the program is: by the days of learning, and by the calendar. */
export type ProgramPlace = { daysLearned: number; programDay: number }

/** What comes next, with the one button of the day: it runs what is left of it as one session. The arc of the day stands beside it, inside the program's. */
export function NextCard({ tasks, program }: { tasks: readonly DailyTask[]; program: ProgramPlace }) {
  const done = tasks.filter(task => task.is_completed).length
  const open = tasks.filter(task => !task.is_completed)
  const [next] = open
  const minutes = open.reduce((sum, task) => sum + task.estimated_minutes, 0)
  return (
    <section aria-labelledby="next" className="charted rounded-2xl border border-line bg-sheet p-4 shadow-sm sm:p-6">
      <div className="flex items-start gap-4">
        <div className="min-w-0 grow">
          <h2 id="next" className="font-sans text-sm font-semibold text-quiet">
            {next ? (done === 0 ? 'Your day begins with' : 'Next') : 'Day done'}
          </h2>
          {next ? (
            <>
              <p className="mt-1 font-display text-2xl leading-tight font-semibold text-balance sm:text-3xl">
                {next.title}
              </p>
              <p className="mt-2 flex items-center gap-2 text-quiet">
                <TaskIcon task={next} />
                <span>
                  {taskKind(next)} · {next.estimated_minutes} min
                </span>
              </p>
            </>
          ) : (
            <p className="mt-1 font-display text-2xl leading-tight font-semibold">
              All {tasks.length} tasks of today are done.
            </p>
          )}
        </div>
        <div className="shrink-0 text-center">
          <ProgramArc
            day={program.daysLearned}
            date={program.programDay}
            within={{ done, of: tasks.length }}
            size={88}
            label={`${done} of ${tasks.length} tasks of today done; ${program.daysLearned} of ${PROGRAM_DAYS} days of learning, today is day ${program.programDay}`}
          />
          <p aria-hidden className="text-sm text-quiet tabular-nums">
            {done} of {tasks.length} today
          </p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink to={paths.session} aria-describedby="next" className="w-full sm:w-auto sm:min-w-56">
          {next ? (done === 0 ? 'Start Learning' : 'Go on') : 'See what you learned'}
        </ButtonLink>
        {next && <p className="text-sm text-quiet">About {minutes} minutes left today</p>}
      </div>
    </section>
  )
}
