import { useQuery } from '@tanstack/react-query'
import { paths } from '../app/paths.ts'
import { dailyTasksQuery } from '../app/queries.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useFocus } from '../ui/use-focus.ts'
import { taskKind } from './task-kind.ts'

/**
 * The way on after something was done: to the next task of today, or to the end of the day. It takes the focus, so that
 * Enter is enough. It asks for nothing: a lesson, an activity or a task puts it where it ends. The lesson it stands after is
 * done, whatever the list says that was there before.
 */
export function NextUp({ afterLesson, className = '' }: { afterLesson?: string; className?: string }) {
  const { data: tasks } = useQuery(dailyTasksQuery)
  const next = tasks?.find(task => !task.is_completed && (!afterLesson || task.lesson_id !== afterLesson))
  const link = useFocus<HTMLAnchorElement>(tasks !== undefined)
  if (!tasks) return null
  if (tasks.length === 0) {
    return (
      <ButtonLink ref={link} to={paths.dashboard} className={`w-full ${className}`}>
        Back to Dashboard
      </ButtonLink>
    )
  }
  return (
    <ButtonLink ref={link} to={paths.session} replace className={`w-full ${className}`}>
      <span className="min-w-0">
        {next ? (
          <>
            Next: {next.title}
            <span className="block text-sm font-normal opacity-90">
              {taskKind(next)} · {next.estimated_minutes} min
            </span>
          </>
        ) : (
          'See what you did today'
        )}
      </span>
    </ButtonLink>
  )
}
