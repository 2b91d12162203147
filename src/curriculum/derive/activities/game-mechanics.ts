import { DEFAULT_SCORING_CORRECT, DEFAULT_TIME_LIMIT_SECONDS } from '#domain/activities/activity-score.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'

/** The share of the highest score that completes an activity. */
const TARGET = 0.6
const SLACK = 2

/** A target that half-right work misses and good work reaches, and twice the time the items usually take. */
export function gameMechanics(items: number, secondsPerItem: number): NonNullable<TaskContent['game_mechanics']> {
  const minutes = Math.ceil((items * secondsPerItem * SLACK) / 60)
  return {
    target_score: Math.ceil(items * DEFAULT_SCORING_CORRECT * TARGET),
    time_limit: Math.max(DEFAULT_TIME_LIMIT_SECONDS, minutes * 60),
    scoring_correct: DEFAULT_SCORING_CORRECT,
  }
}

export function targetSentence(mechanics: NonNullable<TaskContent['game_mechanics']>): string {
  return `Reach ${mechanics.target_score} points: a right answer gives ${mechanics.scoring_correct}, a wrong one takes 1.`
}
