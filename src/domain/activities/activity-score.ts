import type { Verdict } from '../answers/verdict.ts'

/** The points of flashcards and quizzes (section 9 of the specification). */
export const DEFAULT_SCORING_CORRECT = 2
export const DEFAULT_TIME_LIMIT_SECONDS = 300
export const DEFAULT_TARGET_SCORE = 0
export const AUTO_ADVANCE_MS = 1500
const WRONG_PENALTY = 1

/** The score after one more answer: a right one adds `scoringCorrect`, a wrong one takes 1 but never below 0, almost leaves it. */
export function scoreAfter(score: number, verdict: Verdict, scoringCorrect = DEFAULT_SCORING_CORRECT): number {
  switch (verdict) {
    case 'correct':
      return score + scoringCorrect
    case 'almost':
      return score
    case 'wrong':
      return Math.max(0, score - WRONG_PENALTY)
  }
}

/** The completion callback fires only then. */
export function reachedTarget(score: number, targetScore = DEFAULT_TARGET_SCORE): boolean {
  return score >= targetScore
}

/** The time limit as shown, in whole minutes. */
export function timeLimitMinutes(seconds = DEFAULT_TIME_LIMIT_SECONDS): number {
  return Math.floor(seconds / 60)
}
