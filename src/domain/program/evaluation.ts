export const finalLevels = [
  'beginner_plus',
  'intermediate_low',
  'intermediate',
  'intermediate_high',
  'advanced_low',
  'advanced',
  'fluent',
] as const
export type FinalLevel = (typeof finalLevels)[number]

export const RATINGS = { min: 1, max: 5 } as const
export const GOALS_PERCENTAGE = { min: 0, max: 100, step: 10 } as const

/** A learner's own view of the program. A rating of 0 means not given yet. */
export type EvaluationAnswers = {
  program_rating: number
  progress_rating: number
  goals_achieved_percentage: number
  difficulty_rating: number
  time_commitment_rating: number
  favorite_aspects: string
  improvement_suggestions: string
  would_recommend: boolean
  final_level_assessment: FinalLevel
}

/** The fields of each of the five steps. The specification leaves the split of the last two open: free text, then the verdict. */
export const evaluationSteps = [
  ['program_rating'],
  ['progress_rating', 'goals_achieved_percentage'],
  ['difficulty_rating', 'time_commitment_rating'],
  ['favorite_aspects', 'improvement_suggestions'],
  ['would_recommend', 'final_level_assessment'],
] as const satisfies (keyof EvaluationAnswers)[][]

const optional: readonly string[] = ['favorite_aspects', 'improvement_suggestions']

/** Whether a step (0 to 4) may be left: every rating and the percentage not 0, the last two choices made. */
export function evaluationStepIsComplete(step: number, answers: Partial<EvaluationAnswers>): boolean {
  return (evaluationSteps[step] ?? []).every(field => {
    if (optional.includes(field)) return true
    return field === 'would_recommend' ? answers.would_recommend !== undefined : Boolean(answers[field])
  })
}
