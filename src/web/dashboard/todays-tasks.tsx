import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { TaskRow } from './task-row.tsx'
import { useTaskCompletion } from './use-task-completion.ts'
import { paths } from '../paths.ts'
import { assessmentQuery, dailyTasksQuery, timeOffQuery } from '../queries.ts'
import { shownDate } from '../shown-date.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import type { Enrolment } from '#contract/enrolments.ts'
import type { TimeOff } from '#contract/time-off.ts'
import { dailyProgress } from '#domain/daily-progress.ts'
import { addDays } from '#domain/local-days.ts'
import { pausedDates } from '#domain/time-off.ts'

const isDayOff = ({ rest_days, pauses, today }: TimeOff) =>
  rest_days.includes(today) || pauses.some(pause => pausedDates(pause.first_date, pause.days).includes(today))

export function TodaysTasks({ enrolments }: { enrolments: Enrolment[] }) {
  const { data: tasks } = useSuspenseQuery(dailyTasksQuery)
  const { complete, unsaved } = useTaskCompletion()
  if (tasks.length === 0) return <NoTasks enrolments={enrolments} />

  const percent = dailyProgress(tasks)
  const next = tasks.find(task => !task.is_completed)
  const minutesLeft = tasks.filter(task => !task.is_completed).reduce((sum, task) => sum + task.estimated_minutes, 0)
  return (
    <>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-quiet">
        <p role="status">
          Daily progress: <span className="font-medium text-ink">{percent}%</span>
        </p>
        <p>{minutesLeft > 0 ? `About ${minutesLeft} minutes left` : 'All done for today'}</p>
      </div>
      <div className="my-3">
        <ProgressBar label="Daily progress" value={percent} max={100} />
      </div>
      <ul>
        {tasks.map(task => (
          <TaskRow
            key={task.id}
            task={task}
            isNext={task === next}
            onComplete={() => complete(task.id)}
            unsaved={unsaved.get(task.id)}
          />
        ))}
      </ul>
    </>
  )
}

/** Without an assessment there can be no plan; with one, an empty day is said to be empty. */
function NoTasks({ enrolments }: { enrolments: Enrolment[] }) {
  const assessments = useSuspenseQueries({ queries: enrolments.map(({ language_id }) => assessmentQuery(language_id)) })
  const unassessed = enrolments.find((_, index) => !assessments[index]?.data)
  const { data: timeOff } = useSuspenseQuery(timeOffQuery)
  if (!unassessed && isDayOff(timeOff)) {
    const paused = timeOff.pauses.find(pause => pausedDates(pause.first_date, pause.days).includes(timeOff.today))
    return (
      <div className="mt-4 border-t border-line py-5">
        <p className="font-medium">{paused ? 'Your program is paused.' : 'Today is a rest day.'}</p>
        <p className="mt-1 text-quiet">
          {paused
            ? `It goes on on ${shownDate(addDays(paused.first_date, paused.days))}. Your streak waits, and the end of your program has moved.`
            : 'Nothing is planned, and your streak is safe. Continue Learning opens the next lesson if you want one all the same.'}
        </p>
      </div>
    )
  }
  if (!unassessed) {
    const lessonsLeft = enrolments.some(enrolment => enrolment.next_lesson_id)
    return (
      <div className="mt-4 border-t border-line py-5">
        <p className="font-medium">Nothing is planned for today.</p>
        <p className="mt-1 text-quiet">
          {lessonsLeft
            ? 'No word is due and your lessons are ahead of the plan. Continue Learning opens the next lesson if you want more; new tasks come at midnight.'
            : 'All lessons are done and no word is due. Reviews come back here on the day they are needed.'}
        </p>
      </div>
    )
  }
  return (
    <div className="mt-4 border-t border-line py-5">
      <h3 className="text-xl">Complete Your Assessment</h3>
      <p className="mt-2 text-quiet">
        Six short questions about {unassessed.language_name}: your level, your goals, your minutes. Your daily tasks are
        made from the answers.
      </p>
      <ButtonLink className="mt-4" to={paths.assessment(unassessed.language_id)}>
        Start Assessment
      </ButtonLink>
    </div>
  )
}
