import type { Choice } from '../ui/choice-cards.tsx'
import type { Focus, LearningGoal } from '#domain/program/assessment.ts'

/** What a learner can want the language for, and be best at: the same words in the assessment and in the settings. */

export const goalChoices: readonly Choice<LearningGoal>[] = [
  { value: 'conversation', label: 'Conversation', description: 'Talking with people.' },
  { value: 'business', label: 'Business', description: 'Work, meetings, messages.' },
  { value: 'travel', label: 'Travel', description: 'Getting around and feeling at home.' },
  { value: 'academic', label: 'Academic', description: 'Studying and exams.' },
]
export const focusChoices: readonly Choice<Focus>[] = [
  { value: 'speaking', label: 'Speaking' },
  { value: 'listening', label: 'Listening' },
  { value: 'reading', label: 'Reading' },
  { value: 'writing', label: 'Writing' },
]
