import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { InstantText, LanguageId, freeText } from '../fields.ts'
import { GOALS_PERCENTAGE, RATINGS, finalLevels } from '#domain/program/evaluation.ts'

const rating = z.int().check(z.minimum(RATINGS.min), z.maximum(RATINGS.max))
const answers = {
  language_id: LanguageId,
  program_rating: rating,
  progress_rating: rating,
  difficulty_rating: rating,
  time_commitment_rating: rating,
  favorite_aspects: z._default(freeText(5000), ''),
  improvement_suggestions: z._default(freeText(5000), ''),
  would_recommend: z.boolean(),
  final_level_assessment: z.enum(finalLevels),
  // The wizard asks for more than 0; the stored field is specified as 0 to 100.
  goals_achieved_percentage: z
    .int()
    .check(z.minimum(GOALS_PERCENTAGE.min), z.maximum(GOALS_PERCENTAGE.max), z.multipleOf(GOALS_PERCENTAGE.step)),
}

export const Evaluation = z.object({ ...answers, submitted_at: InstantText })
export type Evaluation = z.infer<typeof Evaluation>

export const ProgramStats = z.object({
  days_completed: z.int(),
  tasks_completed: z.int(),
  /** Mean of the best lesson scores in percent, rounded; null before the first lesson is done. */
  average_score: z.nullable(z.int()),
})
export type ProgramStats = z.infer<typeof ProgramStats>

export const evaluationCalls = {
  evaluation: get('/users/program-evaluation/{languageId}', 'signed-in', Evaluation),
  evaluate: post('/users/program-evaluation', 'signed-in', z.object(answers), Evaluation),
  programStats: get('/users/program-stats/{languageId}', 'signed-in', ProgramStats),
}
