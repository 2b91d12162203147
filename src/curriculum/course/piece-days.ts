import type { LearningGoal } from '#domain/program/assessment.ts'

/** The day of its week on which each authored piece is met. Grammar points name their own day. */
export const pieceDays = {
  sound: 1,
  dialogue: 4,
  culture: 5,
  writing: 6,
  text: 6,
} as const

export const goalDays = { conversation: 2, travel: 3, business: 5, academic: 6 } as const satisfies Record<
  LearningGoal,
  number
>
