import { Flag } from '../parts/flag.tsx'
import { ArrowLeft, Check } from 'lucide-react'
import { Link } from 'react-router'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { paths } from '../app/paths.ts'
import { TaskTypeBadge } from '../parts/task-type-badge.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** What a task is: its language, type, title, description, length and priority, and the way back. */
export function TaskHeader({ task }: { task: DailyTask }) {
  return (
    <header className="border-b border-line pb-4 sm:pb-6">
      <p className="flex flex-wrap items-center gap-3">
        <Link
          to={paths.dashboard}
          aria-label="Back to Dashboard"
          className="-ms-3 inline-flex size-11 items-center justify-center rounded-full hover:bg-sheet"
        >
          <ArrowLeft aria-hidden />
        </Link>
        <Flag emoji={task.flag_emoji} className="text-2xl" />
        <TaskTypeBadge type={task.task_type} />
        {task.is_completed && (
          <span className="inline-flex items-center gap-1 font-semibold text-correct">
            <Check aria-hidden size={18} strokeWidth={3} />
            Completed
          </span>
        )}
      </p>
      <PageHeading title={task.title} className="mt-2 text-3xl sm:text-4xl" />
      <p className="mt-2 max-w-prose sm:text-lg">{task.description}</p>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-quiet">
        <span>
          {task.estimated_minutes} {task.estimated_minutes === 1 ? 'minute' : 'minutes'}
        </span>
        <span>{task.priority_level} priority</span>
        <span>{task.language_name}</span>
      </p>
      {task.reason && <p className="mt-1 max-w-prose text-sm text-quiet">{task.reason}</p>}
    </header>
  )
}
