import type { TaskType } from '#domain/activities/activities.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'

/** A task as the course makes it from a recipe. */
export type DerivedTask = {
  title: string
  description: string
  task_type: TaskType
  estimated_seconds: number
  content: TaskContent
}
