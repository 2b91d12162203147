import { Flag } from '../parts/flag.tsx'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { paths } from '../app/paths.ts'
import { TaskTypeBadge } from '../parts/task-type-badge.tsx'
import { TaskIcon } from '../tasks/task-icon.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

const priorities = { high: 'High priority', medium: 'Medium priority', low: 'Low priority' } as const

/** One task of today as a slim row: what it is, how long it takes, and quietly why it is there. */
export function TaskRow({
  task,
  onTick,
  onUndo,
  unsaved,
}: {
  task: DailyTask
  onTick(): void
  /** Takes the tick back; undefined when it is too late for it. */
  onUndo?: (() => void) | undefined
  /** Why completing it could not be saved. */
  unsaved?: string | undefined
}) {
  const titleId = `task-${task.id}`
  const { is_completed } = task
  return (
    <li className="border-t border-line pt-2">
      <div className="flex items-start gap-2 sm:gap-3">
        <label className="-ms-2 flex size-11 shrink-0 items-center justify-center">
          <input
            type="checkbox"
            checked={is_completed}
            // Done is done: the box stays in reach of the keyboard, but does nothing more.
            aria-disabled={is_completed}
            onChange={() => !is_completed && onTick()}
            aria-label={`Mark as completed: ${task.title}`}
            className="size-6 accent-sea aria-disabled:cursor-default"
          />
        </label>
        <div className="min-w-0 flex-1 pt-2 sm:pb-1">
          <div className="flex items-start gap-2">
            <span className="mt-0.5">
              <TaskIcon task={task} size={20} />
            </span>
            <h3
              id={titleId}
              className={`min-w-0 flex-1 font-sans text-base font-semibold ${is_completed ? 'text-quiet line-through' : ''}`}
            >
              {task.title}
            </h3>
            <TaskTypeBadge type={task.task_type} />
            {is_completed && <span className="sr-only">Completed</span>}
          </div>
          <p className="mt-1 text-sm">{task.description}</p>
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p className="min-w-0 text-xs text-quiet sm:text-sm">
              <Flag emoji={task.flag_emoji} /> {task.language_name} · {task.estimated_minutes} min ·{' '}
              {priorities[task.priority_level]}
              <span className="max-sm:sr-only"> · {task.reason}</span>
            </p>
            {onUndo ? (
              <Button kind="secondary" className="ms-auto px-4!" onClick={onUndo} aria-describedby={titleId}>
                Undo
              </Button>
            ) : (
              <ButtonLink
                kind="quiet"
                to={paths.task(task.id)}
                aria-describedby={titleId}
                className="ms-auto px-0! text-sm!"
              >
                Start Learning
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      {unsaved && (
        <Notice kind="error" className="mt-3">
          <p>This task could not be saved as completed. {unsaved}</p>
          <p>Nothing is lost. It is sent again when you are back online, or now:</p>
          <Button kind="quiet" className="-ms-5" onClick={onTick}>
            Try again
          </Button>
        </Notice>
      )}
    </li>
  )
}
