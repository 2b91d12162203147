/** The kinds of activity a task may hold. */
export const activityTypes = [
  'flashcard_drill',
  'quiz_game',
  'dialogue_practice',
  'listening_exercise',
  'writing_prompt',
  'pronunciation_drill',
  'memory_game',
  'role_play_scenario',
  'cultural_discovery',
  'grammar_worksheet',
] as const
export type ActivityType = (typeof activityTypes)[number]

export const taskTypes = [
  'vocabulary',
  'grammar',
  'speaking',
  'listening',
  'reading',
  'writing',
  'conversation',
  'culture',
] as const
export type TaskType = (typeof taskTypes)[number]

export const priorityLevels = ['high', 'medium', 'low'] as const
export type PriorityLevel = (typeof priorityLevels)[number]

const headings: Partial<Record<ActivityType, string>> = {
  flashcard_drill: 'Flashcard Challenge',
  quiz_game: 'Interactive Quiz',
  dialogue_practice: 'Dialogue Practice',
  pronunciation_drill: 'Pronunciation Practice',
  listening_exercise: 'Listening Exercise',
  writing_prompt: 'Writing Exercise',
}

/** The heading over a task's activity. */
export function activityHeading(type: ActivityType): string {
  return headings[type] ?? 'Interactive Learning'
}
