import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { useFocus } from '../ui/use-focus.ts'
import { paths } from '../app/paths.ts'
import { TaskIcon } from '../tasks/task-icon.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { SessionScreen } from './session-screen.tsx'

/** All is done but what was put off: once more, or that was the day. */
export function LeftOver({
  tasks,
  count,
  onTry,
}: {
  tasks: DailyTask[]
  count: { done: number; total: number }
  onTry(): void
}) {
  const again = useFocus<HTMLButtonElement>()
  return (
    <SessionScreen
      {...count}
      action={
        <div className="flex flex-wrap gap-3">
          <Button ref={again} className="min-w-36 grow" onClick={onTry}>
            Try Again
          </Button>
          <ButtonLink kind="secondary" className="min-w-36 grow" to={paths.dashboard}>
            Done for today
          </ButtonLink>
        </div>
      }
    >
      <PageHeading
        title={tasks.length === 1 ? 'One task is left' : `${tasks.length} tasks are left`}
        className="text-3xl"
      />
      <p className="mt-3 text-lg">What you got right counts already, and what you missed comes back in your reviews.</p>
      <ul className="mt-4">
        {tasks.map(task => (
          <li key={task.id} className="flex items-center gap-3 border-t border-line py-3">
            <TaskIcon task={task} />
            {task.title}
          </li>
        ))}
      </ul>
    </SessionScreen>
  )
}
