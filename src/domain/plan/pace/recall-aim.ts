import { ownRecall } from '#domain/memory/recall-calibration.ts'
import type { RecallCalibration } from '#domain/memory/recall-calibration.ts'
import { retrievability } from '#domain/memory/review.ts'
import type { Memory } from '#domain/memory/review.ts'
import type { KnownWord } from '../plan.ts'

/**
 * How sure a word should stay. The shorter the day, the lower: where minutes are few, a review more costs a new word, and the
 * number of words known on the last day is largest with fewer reviews of more words (`npm run simulate`).
 */
const AIM = { least: 0.8, most: 0.9, from: 15, perMinute: 1 / 300 } as const
/** The model's recall right after an answer. */
export const FRESH = 0.995

export function recallAim(minutes: number): number {
  return Math.min(AIM.most, AIM.least + Math.max(0, minutes - AIM.from) * AIM.perMinute)
}

/** When a plan is made, for how long a day, and how this learner's recall differs from the model's. */
export type Asked = { now: Temporal.Instant; end: Temporal.Instant; minutes: number; calibration: RecallCalibration }

/**
 * What the planner wants to know of a word's memory. It is due where, by the end of the day, the learner's own recall falls
 * below what the day aims at, as a share of what a review could bring it to: who fails one answer in seven whatever was
 * learned gains nothing by being asked again at once.
 */
export function recallOf(
  memory: Pick<Memory, 'stability' | 'lastReview' | 'repetitions' | 'lapses'>,
  { now, end, minutes, calibration }: Asked,
): Pick<KnownWord, 'due' | 'retrievability' | 'stability' | 'repetitions' | 'lapses'> {
  const { stability, repetitions, lapses } = memory
  const own = (model: number) => ownRecall(calibration, model, stability)
  return {
    due: own(retrievability(memory, end)) < recallAim(minutes) * own(FRESH),
    retrievability: own(retrievability(memory, now)),
    stability,
    repetitions,
    lapses,
  }
}
