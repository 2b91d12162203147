import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { useTaskCompletion } from '../tasks/use-task-completion.ts'
import { TaskRow } from './task-row.tsx'

/** Today's tasks as rows to be ticked; what is done is folded away. */
export function TaskList({ tasks }: { tasks: DailyTask[] }) {
  const { tick, undo, unsaved, undoable } = useTaskCompletion()
  // What was ticked just now stays where it is as long as it can be taken back.
  const folded = tasks.filter(task => task.is_completed && !undoable.has(task.id))
  const rows = tasks.filter(task => !folded.includes(task))
  return (
    <>
      {rows.length > 0 && (
        <ul className="[&>li:first-child]:border-t-0">
          {rows.map(task => (
            <TaskRow
              key={task.id}
              task={task}
              onTick={() => tick(task.id)}
              onUndo={undoable.has(task.id) && task.is_completed ? () => undo(task.id) : undefined}
              unsaved={unsaved.get(task.id)}
            />
          ))}
        </ul>
      )}
      {folded.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-11 items-center text-quiet">{folded.length} done</summary>
          <ul>
            {folded.map(task => (
              <TaskRow key={task.id} task={task} onTick={() => undefined} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
