import { TaskTypeBadge } from '../task-type-badge.tsx'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { DailyTask } from '#contract/daily-tasks.ts'

const priorities = { high: 'High priority', medium: 'Medium priority', low: 'Low priority' } as const

/** One task of today: what it is, how long it takes, why it is there, and whether it is done. */
export function TaskRow({
  task,
  isNext,
  onComplete,
  unsaved,
}: {
  task: DailyTask
  /** The first one not done: the screen's main action. */
  isNext: boolean
  onComplete(): void
  /** Why completing it could not be saved. */
  unsaved: string | undefined
}) {
  const titleId = `task-${task.id}`
  return (
    <li className="border-t border-line py-5">
      <div className="flex items-start gap-3">
        <label className="-m-2 flex size-11 shrink-0 items-center justify-center">
          <input
            type="checkbox"
            checked={task.is_completed}
            // Done is done: the box stays in reach of the keyboard, but does nothing more.
            aria-disabled={task.is_completed}
            onChange={() => !task.is_completed && onComplete()}
            aria-label={`Mark as completed: ${task.title}`}
            className="size-6 accent-sea aria-disabled:cursor-default"
          />
        </label>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 id={titleId} className={`text-xl ${task.is_completed ? 'text-quiet line-through' : ''}`}>
              {task.title}
            </h3>
            <TaskTypeBadge type={task.task_type} />
            {task.is_completed && <span className="sr-only">Completed</span>}
          </div>
          <p className="mt-1 text-sm text-quiet">
            <span aria-hidden>{task.flag_emoji}</span> {task.language_name} · {task.estimated_minutes} min ·{' '}
            {priorities[task.priority_level]}
          </p>
          <p className="mt-2">{task.description}</p>
          <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <p className="min-w-48 flex-1 text-sm text-quiet">{task.reason}</p>
            <ButtonLink kind={isNext ? 'primary' : 'secondary'} to={paths.task(task.id)} aria-describedby={titleId}>
              Start Learning
            </ButtonLink>
          </div>
          {unsaved && (
            <Notice kind="error" className="mt-3">
              <p>This task could not be saved as completed. {unsaved}</p>
              <p>Nothing is lost. It is sent again when you are back online, or now:</p>
              <Button kind="quiet" className="-ms-5" onClick={onComplete}>
                Try again
              </Button>
            </Notice>
          )}
        </div>
      </div>
    </li>
  )
}
