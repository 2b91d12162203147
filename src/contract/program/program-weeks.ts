import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { InstantText, LanguageId } from '../fields.ts'
import { canDoAnswers } from '#domain/program/can-do.ts'

export const ProgramWeek = z.object({
  week: z.int(),
  theme: z.string(),
  /** What a learner can do after it, in the first person. */
  can_do: z.string(),
  lessons_completed: z.int(),
  lessons_total: z.int(),
  /** What the learner says of it; null before they were asked. */
  answer: z.nullable(z.enum(canDoAnswers)),
  answered_at: z.nullable(InstantText),
})
export type ProgramWeek = z.infer<typeof ProgramWeek>

export const programWeekCalls = {
  /** The weeks of a course with what the learner can do after each. */
  programWeeks: get('/users/program-weeks/{languageId}', 'signed-in', z.array(ProgramWeek)),
  /** The learner's own check of a week; given again, the last one counts. */
  checkWeek: post(
    '/users/program-weeks',
    'signed-in',
    z.object({
      language_id: LanguageId,
      week: z.int().check(z.minimum(1), z.maximum(13)),
      answer: z.enum(canDoAnswers),
    }),
    z.array(ProgramWeek),
    { points: 60, seconds: 60 },
  ),
}
