import { newRun } from '#domain/activities/activity-run.ts'
import type { ActivityRun } from '#domain/activities/activity-run.ts'
import type { Verdict } from '#domain/answers/verdict.ts'
import { shapeOf } from '../../storage/shape.ts'

/** What a learner has done on a task, as it is kept in the browser. */
export type TaskWork = {
  ticked: number[]
  /** Answers to the practice exercises by position. */
  answers: Record<string, { given: string; expected: string; verdict: Verdict }>
  run: ActivityRun
  activityComplete: boolean
}

export const newTaskWork = (): TaskWork => ({ ticked: [], answers: {}, run: newRun(), activityComplete: false })
export const TaskWork = shapeOf(newTaskWork())
