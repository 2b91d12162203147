/** What a learner can say of a week's can-do statement. */
export const canDoAnswers = ['can', 'not_yet'] as const
export type CanDoAnswer = (typeof canDoAnswers)[number]
