import type { ItemAnswers } from './memory-fit.ts'
import { afterReview, newMemory, retrievability } from './review.ts'
import { asTheModel, ownRecall } from './recall-calibration.ts'
import type { RecallCalibration } from './recall-calibration.ts'
import type { InitialStabilities } from './review.ts'

/** At a moment: the words that had been met, and about how many of them were known. */
export type WordCount = { met: number; known: number }

/** How a vocabulary grew, at each of the moments asked for, earliest first. */
export function wordsOverTime(
  items: readonly ItemAnswers[],
  moments: readonly Temporal.Instant[],
  initial?: InitialStabilities,
  calibration?: RecallCalibration,
): WordCount[] {
  const counts = moments.map(() => ({ met: 0, known: 0 }))
  addWords(counts, items, moments, initial, calibration)
  return counts.map(rounded)
}

/** Adds some more items to the counts, which are not rounded yet: a vocabulary can be counted part by part. */
export function addWords(
  counts: WordCount[],
  items: readonly ItemAnswers[],
  moments: readonly Temporal.Instant[],
  initial?: InitialStabilities,
  calibration: RecallCalibration = asTheModel,
): void {
  for (const { introducedAt, answers } of items) {
    const inOrder = answers.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at) || (a.id < b.id ? -1 : 1))
    let memory = newMemory(introducedAt)
    let next = 0
    for (const [at, moment] of moments.entries()) {
      if (Temporal.Instant.compare(introducedAt, moment) > 0) continue
      for (let answer = inOrder[next]; answer && Temporal.Instant.compare(answer.at, moment) <= 0; ) {
        memory = afterReview(memory, answer.rating, answer.at, initial)
        answer = inOrder[++next]
      }
      counts[at]!.met++
      counts[at]!.known += ownRecall(calibration, retrievability(memory, moment), memory.stability)
    }
  }
}

export const rounded = ({ met, known }: WordCount): WordCount => ({ met, known: Math.round(known) })
