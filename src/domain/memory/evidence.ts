import { ratings } from './review.ts'
import type { Rating } from './review.ts'
import type { Skill } from './skills.ts'

/**
 * Matching shows that a word is known among a few others, choosing that it is not unknown: neither can be easy, and a pair
 * found counts as remembered with effort. What is typed, said or missed counts as it is.
 */
export function byEvidence(rating: Rating, activity: string, skill: Skill): Rating {
  if (rating === ratings.again) return rating
  if (activity === 'memory_game') return ratings.hard
  return skill === 'recognise' && rating === ratings.easy ? ratings.good : rating
}
