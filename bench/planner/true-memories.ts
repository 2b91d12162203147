import { seededHash } from '#domain/random.ts'
import { retrievability } from '#domain/memory/review.ts'
import type { Memory } from '#domain/memory/review.ts'

/**
 * How a simulated learner really remembers, as against what the product believes of them. `model` is what the product's own
 * memory model would hold after the same answers.
 */
export type TrueMemory = {
  /** The chance that a word is known at a moment; of one never asked for, right after it was shown. */
  recall(item: string, model: Memory | undefined, now: Temporal.Instant): number
  answered(item: string, right: boolean, now: Temporal.Instant): void
}

const JUST_SHOWN = 0.9
const daysSince = (at: Temporal.Instant, now: Temporal.Instant) => at.until(now).total('hours') / 24

/** The model's own memory, which lasts `strength` times as long. */
export function likeTheModel(strength: number): TrueMemory {
  return {
    recall: (_, model, now) =>
      model?.lastReview ? retrievability({ ...model, stability: model.stability * strength }, now) : JUST_SHOWN,
    answered: () => {},
  }
}

/**
 * Each word has a half-life of its own, two to nine days at first, that grows with every recall and shrinks with every
 * lapse; soon repeated, little is gained. Recall falls exponentially, where the model's falls as a power of time.
 */
export function withHalfLives(seed: number): TrueMemory {
  const words = new Map<string, { days: number; at: Temporal.Instant }>()
  return {
    recall(item, _, now) {
      const word = words.get(item)
      return word ? 2 ** (-daysSince(word.at, now) / word.days) : JUST_SHOWN
    },
    answered(item, right, now) {
      const word = words.get(item)
      if (!word) words.set(item, { days: right ? 2 + (seededHash(seed, item) % 8) : 1, at: now })
      else if (!right) words.set(item, { days: Math.max(1, word.days * 0.4), at: now })
      else {
        const effort = Math.min(1, daysSince(word.at, now) / (word.days * 0.15))
        words.set(item, { days: word.days * (1 + 1.6 * effort), at: now })
      }
    },
  }
}

/**
 * Words push each other out: what is learned fades with each other word that is met after it, hardly with time. It holds
 * against twice as many after every recall that cost effort, against half as many after a lapse.
 */
export function withInterference(seed: number): TrueMemory {
  const words = new Map<string, { holds: number; at: Temporal.Instant; met: number }>()
  const chance = (word: { holds: number; at: Temporal.Instant; met: number }, now: Temporal.Instant) =>
    0.98 * Math.exp(-((words.size - word.met) / word.holds + daysSince(word.at, now) / 400))
  return {
    recall(item, _, now) {
      const word = words.get(item)
      return word ? chance(word, now) : JUST_SHOWN
    },
    answered(item, right, now) {
      const word = words.get(item)
      if (!word) {
        words.set(item, { holds: right ? 60 + (seededHash(seed, item) % 120) : 30, at: now, met: words.size + 1 })
        return
      }
      const effort = Math.min(1, (1 - chance(word, now)) / 0.1)
      const holds = right ? word.holds * (1 + effort) : Math.max(25, word.holds / 2)
      words.set(item, { holds, at: now, met: words.size })
    },
  }
}

/** Forgets at half the model's speed, but one answer in seven fails whatever was learned. */
export function withLapses(): TrueMemory {
  const slow = likeTheModel(2)
  return { ...slow, recall: (item, model, now) => (6 / 7) * slow.recall(item, model, now) }
}
