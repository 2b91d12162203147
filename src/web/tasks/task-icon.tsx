import { Suspense, lazy } from 'react'
import type { DailyTask } from '#contract/program/daily-tasks.ts'

const Drawn = lazy(async () => ({ default: (await import('./drawn-task-icon.tsx')).DrawnTaskIcon }))

/** The sign of a task's kind. The drawings come after the first screen; their room is kept. */
export function TaskIcon({ task, size = 22 }: { task: DailyTask; size?: number }) {
  return (
    <span className="inline-flex shrink-0" style={{ width: size, height: size }}>
      <Suspense fallback={null}>
        <Drawn task={task} size={size} />
      </Suspense>
    </span>
  )
}
