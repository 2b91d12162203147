import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { DateText, LanguageId } from '../fields.ts'
import { WEIGHTS } from '#domain/plan/pace/day-shares.ts'
import { levels } from '#domain/program/program.ts'

export const Enrolment = z.object({
  id: z.string(),
  language_id: z.int(),
  language_name: z.string(),
  flag_emoji: z.string(),
  code: z.string(),
  proficiency_level: z.enum(levels),
  target_completion_date: DateText,
  lessons_completed: z.int(),
  lessons_total: z.int(),
  /** The next unfinished lesson, null when all are done. */
  next_lesson_id: z.nullable(z.string()),
})
export type Enrolment = z.infer<typeof Enrolment>

const NewEnrolment = z.object({
  language_id: LanguageId,
  proficiency_level: z._default(z.enum(levels), 'beginner'),
})

const LanguageShares = z.object({
  shares: z
    .array(
      z.object({
        language_id: LanguageId,
        weight: z.int().check(z.minimum(WEIGHTS.min), z.maximum(WEIGHTS.max)),
      }),
    )
    .check(z.maxLength(32)),
})

export const enrolmentCalls = {
  enrolments: get('/users/languages', 'signed-in', z.array(Enrolment)),
  languageShares: get('/users/language-shares', 'signed-in', LanguageShares),
  /** How the minutes of a day are divided among the learner's languages, from the next plan on. */
  setLanguageShares: post('/users/language-shares', 'signed-in', LanguageShares, LanguageShares),
  enrol: post('/users/languages', 'subscribed', NewEnrolment, Enrolment),
}
