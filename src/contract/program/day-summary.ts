import * as z from 'zod/mini'
import { get } from '../call.ts'
import { DateText, Percentage } from '../fields.ts'
import { Phrase } from '#domain/lessons/lesson.ts'

export const LanguageDay = z.object({
  language_id: z.int(),
  language_name: z.string(),
  language_code: z.string(),
  /** Words met for the first time today. */
  words_met: z.int(),
  /** Other words that were asked for today. */
  words_reviewed: z.int(),
  lessons: z.array(z.object({ id: z.string(), title: z.string(), score: Percentage })),
  answers: z.object({ right: z.int(), asked: z.int() }),
  /** A sentence of today's words; null where none has one. */
  sentence: z.nullable(Phrase),
  /** The lesson that comes next; null when all are done or the program ends today. */
  next_lesson: z.nullable(z.object({ id: z.string(), title: z.string(), minutes: z.int() })),
  /** Words that come back tomorrow. */
  due_tomorrow: z.int(),
  /** The week whose last open lesson was done today. */
  week_done: z.nullable(z.object({ week: z.int(), theme: z.string(), can_do: z.string() })),
})
export type LanguageDay = z.infer<typeof LanguageDay>

export const DaySummary = z.object({
  date: DateText,
  tasks_total: z.int(),
  tasks_completed: z.int(),
  /** Planned minutes of the tasks completed. */
  minutes: z.int(),
  streak_days: z.int(),
  /** Days of this program on which something was done, and its day by the calendar; null without an active program. */
  program: z.nullable(z.object({ days_learned: z.int(), program_day: z.int() })),
  languages: z.array(LanguageDay),
})
export type DaySummary = z.infer<typeof DaySummary>

export const daySummaryCalls = {
  /** What was learned on the learner's present date. */
  daySummary: get('/users/day-summary', 'signed-in', DaySummary, { points: 60, seconds: 60 }),
}
