import * as z from 'zod/mini'
import { get } from '../call.ts'
import { DateText } from '../fields.ts'
import { taskTypes } from '#domain/activities/activities.ts'

export const Progress = z.object({
  language_id: z.int(),
  /** Planned minutes of the tasks that were worked on, on each date; what was only ticked is left out. */
  days: z.array(z.object({ date: DateText, minutes: z.int() })),
  /** Once a week and today: words met and about how many were known. */
  words: z.array(z.object({ date: DateText, met: z.int(), known: z.int() })),
  /** Words that come due on each of the next 14 days, today first. */
  due: z.array(z.object({ date: DateText, words: z.int() })),
  skills: z.array(z.object({ task_type: z.enum(taskTypes), minutes: z.int() })),
  lessons_completed: z.int(),
  lessons_total: z.int(),
  /** Dates on which something was learned. */
  active_days: z.int(),
  /** About how many words will be known on the last day; null without an active program and before seven active days. */
  forecast: z.nullable(z.object({ words: z.int(), low: z.int(), high: z.int(), is_settled: z.boolean() })),
  /** Predicted against actual recall, 0 to 1. */
  calibration: z.array(
    z.object({ from: z.number(), to: z.number(), answers: z.int(), predicted: z.number(), recalled: z.number() }),
  ),
  today: DateText,
})
export type Progress = z.infer<typeof Progress>

export const learnerProgressCalls = {
  progress: get('/users/progress/{languageId}', 'signed-in', Progress, { points: 60, seconds: 60 }),
}
