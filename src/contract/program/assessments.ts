import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { InstantText, LanguageId, freeText } from '../fields.ts'
import { DAILY_MINUTES, MAX_SPECIFIC_GOALS, focuses, learningGoals, motivations } from '#domain/program/assessment.ts'
import { levels } from '#domain/program/program.ts'

const answers = {
  language_id: LanguageId,
  current_level: z.enum(levels),
  learning_goals: z.enum(learningGoals),
  daily_time_minutes: z._default(
    z.int().check(z.minimum(DAILY_MINUTES.min), z.maximum(DAILY_MINUTES.max), z.multipleOf(DAILY_MINUTES.step)),
    DAILY_MINUTES.standard,
  ),
  preferred_focus: z.enum(focuses),
  motivation_reasons: z.enum(motivations),
  specific_goals: z._default(freeText(MAX_SPECIFIC_GOALS), ''),
}

export const NewAssessment = z.object(answers)
export const Assessment = z.object({ ...answers, completed_at: InstantText })
/** What a learner may choose anew without answering the assessment again. */
export const PlanChoice = z.pick(NewAssessment, {
  language_id: true,
  daily_time_minutes: true,
  preferred_focus: true,
  learning_goals: true,
})
export type Assessment = z.infer<typeof Assessment>

export const assessmentCalls = {
  assessment: get('/users/assessment/{languageId}', 'signed-in', z.nullable(Assessment)),
  /** Enrols where the learner is not yet enrolled; answered again, the first completion date is kept. */
  assess: post('/users/assessment', 'subscribed', NewAssessment, Assessment),
  /** Changes what later plans are made from; today's stays as it is. */
  changePlan: post('/users/plan', 'signed-in', PlanChoice, Assessment),
}
