import { levels } from './program.ts'
import type { Level } from './program.ts'

export const learningGoals = ['conversation', 'business', 'travel', 'academic'] as const
export const focuses = ['speaking', 'listening', 'reading', 'writing'] as const
export const motivations = ['career', 'travel', 'family', 'personal'] as const
export type LearningGoal = (typeof learningGoals)[number]
export type Focus = (typeof focuses)[number]
export type Motivation = (typeof motivations)[number]

/** The longest text of a learner's own goals, in UTF-16 units. */
export const MAX_SPECIFIC_GOALS = 2000

export const DAILY_MINUTES = { min: 15, max: 120, step: 15, standard: 30 } as const

/** What a learner told us before the program began. One goal, focus and motivation each. */
export type AssessmentAnswers = {
  current_level: Level
  learning_goals: LearningGoal
  daily_time_minutes: number
  preferred_focus: Focus
  motivation_reasons: Motivation
  specific_goals: string
}

export const assessmentSteps = [
  'current_level',
  'learning_goals',
  'daily_time_minutes',
  'preferred_focus',
  'motivation_reasons',
  'specific_goals',
] as const
export type AssessmentStep = (typeof assessmentSteps)[number]

/** Whether Next is enabled: the step's own choice was made. The last step is optional. */
export function assessmentStepIsComplete(step: AssessmentStep, answers: Partial<AssessmentAnswers>): boolean {
  switch (step) {
    case 'current_level':
      return levels.includes(answers.current_level as Level)
    case 'daily_time_minutes':
      return (answers.daily_time_minutes ?? 0) > 0
    case 'specific_goals':
      return true
    default:
      return Boolean(answers[step])
  }
}
