import { default_w, fsrs } from 'ts-fsrs'
import type { FSRS, Grade } from 'ts-fsrs'
import type { Verdict } from '../answers/verdict.ts'

/** Spaced repetition in our words, by FSRS-6 (ts-fsrs) with its published default weights. */

/** How well an answer was remembered; the numbers are FSRS's. */
export const ratings = { again: 1, hard: 2, good: 3, easy: 4 } as const
export type Rating = (typeof ratings)[keyof typeof ratings]

/** The share of due words a learner should still know. */
export const TARGET_RETENTION = 0.9

/** Days until recall falls to 90 % after a first answer of Again, Hard, Good, Easy; then, where all were fitted, the other weights. */
export type InitialStabilities = readonly [again: number, hard: number, good: number, easy: number, ...rest: number[]]
export const initialStabilities: InitialStabilities = [default_w[0]!, default_w[1]!, default_w[2]!, default_w[3]!]

/** Own weights with the published shape of forgetting: what is expected of a memory is told without asking whose it is. */
export function withUsualCurve(weights: readonly number[]): InitialStabilities {
  return [...weights.slice(0, -1), default_w.at(-1)!] as unknown as InitialStabilities
}

// Without steps of minutes every interval is a whole number of days, and a repetition on the same day is weighed by
// FSRS-6's own short-term formula.
const schedulerWith = (w: readonly number[]) =>
  fsrs({
    request_retention: TARGET_RETENTION,
    enable_fuzz: false,
    enable_short_term: true,
    learning_steps: [],
    relearning_steps: [],
    w,
  })
const scheduler = schedulerWith(default_w)
const fitted = new WeakMap<InitialStabilities, FSRS>()

/** The library's scheduler for a learner's own first stabilities, made once. */
function schedulerFor(initial: InitialStabilities | undefined): FSRS {
  if (!initial) return scheduler
  const made = fitted.get(initial) ?? schedulerWith([...initial, ...default_w.slice(initial.length)])
  fitted.set(initial, made)
  return made
}

/** What is known of one learner's memory of one item. A state of 0 means that it was shown but never asked for. */
export type Memory = {
  due: Temporal.Instant
  /** Days until recall falls to 90 %. */
  stability: number
  /** 1 to 10. */
  difficulty: number
  state: 0 | 1 | 2 | 3
  repetitions: number
  lapses: number
  lastReview: Temporal.Instant | null
}

/** The memory of an item that was shown and not yet asked for; it is due at once. */
export function newMemory(introducedAt: Temporal.Instant): Memory {
  return { due: introducedAt, stability: 0, difficulty: 0, state: 0, repetitions: 0, lapses: 0, lastReview: null }
}

/** The memory after one more answer. `at` must not lie before the last answer. */
export function afterReview(
  memory: Memory,
  rating: Rating,
  at: Temporal.Instant,
  initial?: InitialStabilities,
): Memory {
  const { card } = schedulerFor(initial).next(
    {
      due: memory.due.epochMilliseconds,
      stability: memory.stability,
      difficulty: memory.difficulty,
      elapsed_days: 0,
      scheduled_days: 0,
      learning_steps: 0,
      reps: memory.repetitions,
      lapses: memory.lapses,
      state: memory.state,
      last_review: memory.lastReview?.epochMilliseconds ?? null,
    },
    at.epochMilliseconds,
    rating as Grade,
  )
  return {
    due: Temporal.Instant.fromEpochMilliseconds(card.due.getTime()),
    stability: card.stability,
    difficulty: card.difficulty,
    state: card.state as Memory['state'],
    repetitions: card.reps,
    lapses: card.lapses,
    lastReview: at,
  }
}

export type Answer = { id: string; rating: Rating; at: Temporal.Instant }

/** The memory that a set of answers leads to, in whatever order they arrived: they count in the order they were given. */
export function memoryAfter(
  introducedAt: Temporal.Instant,
  answers: readonly Answer[],
  initial?: InitialStabilities,
): Memory {
  return answers
    .toSorted((a, b) => Temporal.Instant.compare(a.at, b.at) || (a.id < b.id ? -1 : 1))
    .reduce((memory, { rating, at }) => afterReview(memory, rating, at, initial), newMemory(introducedAt))
}

/** The probability (0 to 1) that the item is still known; 0 where it was never asked for. */
export function retrievability(memory: Pick<Memory, 'stability' | 'lastReview'>, now: Temporal.Instant): number {
  if (!memory.lastReview || memory.stability <= 0) return 0
  const days = Math.max(0, (now.epochMilliseconds - memory.lastReview.epochMilliseconds) / 86_400_000)
  return scheduler.forgetting_curve(days, memory.stability)
}

/** Days after an answer until recall has fallen to a level: the curve of forgetting the other way round. */
export function daysUntil(recall: number, stability: number): number {
  const decay = -scheduler.parameters.w[20]!
  const factor = Math.exp(Math.log(TARGET_RETENTION) / decay) - 1
  return (stability / factor) * (recall ** (1 / decay) - 1)
}

/** Milliseconds for reading a question and for each letter of its answer; under the first sum quick, over the second slow. */
const PACE = { quick: { base: 1500, perLetter: 120 }, slow: { base: 9000, perLetter: 700 } } as const
/** Faster than anyone reads: a slip of the finger or an unknown time says nothing about ease. */
const TOO_FAST_TO_MEAN_ANYTHING = 300

/**
 * Grades an answer without asking the learner how it felt. Wrong is Again; a near miss (a typo), a hint or slowness is
 * Hard; right is Good; quick is Easy. A typo is never a lapse. `length` counts the graphemes of the right answer.
 */
export function grade(verdict: Verdict, hintUsed: boolean, milliseconds: number, length: number): Rating {
  if (verdict === 'wrong') return ratings.again
  if (verdict === 'almost' || hintUsed) return ratings.hard
  const within = ({ base, perLetter }: { base: number; perLetter: number }) => milliseconds <= base + perLetter * length
  if (!within(PACE.slow)) return ratings.hard
  return within(PACE.quick) && milliseconds >= TOO_FAST_TO_MEAN_ANYTHING ? ratings.easy : ratings.good
}

/**
 * The moment an answer counts for, given what a browser's clock said: never after `now`, since it has been given, and
 * never before the learner had the language.
 */
export function answeredWithin(
  told: Temporal.Instant,
  earliest: Temporal.Instant,
  now: Temporal.Instant,
): Temporal.Instant {
  if (Temporal.Instant.compare(told, now) > 0) return now
  return Temporal.Instant.compare(told, earliest) < 0 ? earliest : told
}
