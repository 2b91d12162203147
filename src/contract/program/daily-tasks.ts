import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { DateText, Done, InstantText } from '../fields.ts'
import { priorityLevels, taskTypes } from '#domain/activities/activities.ts'
import { TaskContent } from '#domain/activities/task-content.ts'

export const DailyTask = z.object({
  id: z.string(),
  language_id: z.int(),
  language_name: z.string(),
  language_code: z.string(),
  flag_emoji: z.string(),
  local_date: DateText,
  title: z.string(),
  description: z.string(),
  task_type: z.enum(taskTypes),
  estimated_minutes: z.int(),
  priority_level: z.enum(priorityLevels),
  is_completed: z.boolean(),
  completed_at: z.nullable(InstantText),
  /** Why the task is there today, in a sentence. */
  reason: z.string(),
  /** The lesson the task consists of, where it is one. */
  lesson_id: z.nullable(z.string()),
  content_data: TaskContent,
})
export type DailyTask = z.infer<typeof DailyTask>

export const dailyTaskCalls = {
  dailyTasks: get('/users/daily-tasks', 'signed-in', z.array(DailyTask)),
  dailyTask: get('/users/daily-tasks/{id}', 'signed-in', DailyTask),
  completeTask: post('/users/daily-tasks/{id}/complete', 'signed-in', null, Done),
  /** Takes back a tick made by hand, for ten seconds; 409 TOO_LATE after that. An open task stays open. */
  undoTask: post('/users/daily-tasks/{id}/undo', 'signed-in', null, Done),
}

export const Streak = z.object({
  days: z.int(),
  label: z.string(),
  last_active: z.nullable(DateText),
  zone: z.string(),
  as_of: InstantText,
})
export const progressCalls = {
  streak: get('/users/streak', 'signed-in', Streak),
}
