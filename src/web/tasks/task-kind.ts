import type { DailyTask } from '#contract/program/daily-tasks.ts'
import type { ActivityType } from '#domain/activities/activities.ts'
import { activityOf } from './task-content-of.ts'

const kinds = {
  flashcard_drill: 'flashcards',
  quiz_game: 'quiz',
  dialogue_practice: 'dialogue',
  listening_exercise: 'listening',
  writing_prompt: 'writing',
  pronunciation_drill: 'pronunciation',
  memory_game: 'memory game',
  role_play_scenario: 'role play',
  cultural_discovery: 'culture',
  grammar_worksheet: 'grammar',
} satisfies Record<ActivityType, string>

/** What a task is, in a word or two: `lesson`, `memory game`. */
export function taskKind(task: DailyTask): string {
  if (task.lesson_id) return 'lesson'
  const { type, isTest, isTalk, isReviews } = activityOf(task)
  if (isTalk) return 'talk'
  if (isReviews) return 'reviews'
  return isTest ? 'test of words' : type ? kinds[type] : task.task_type
}
