import * as z from 'zod/mini'
import { ActivityRun, newRun } from '#domain/activity-run.ts'

/** What a learner has done on a task, as it is kept in the browser. */
export const TaskWork = z.object({
  ticked: z.array(z.int()),
  /** Answers to the practice exercises by position. */
  answers: z.record(
    z.string(),
    z.object({ given: z.string(), expected: z.string(), verdict: z.enum(['correct', 'almost', 'wrong']) }),
  ),
  run: ActivityRun,
  activityComplete: z.boolean(),
})
export type TaskWork = z.infer<typeof TaskWork>

export const newTaskWork = (): TaskWork => ({ ticked: [], answers: {}, run: newRun(), activityComplete: false })
