/** How long one learner took for one answer, and in which activity. */
export type TimedAnswer = { activity: string; milliseconds: number }

/** Below this many answers in a kind of activity the course's own estimate stands. */
export const ANSWERS_FOR_A_PACE = 20
/** After an answer: its judgement read, the next question shown. */
const BETWEEN_ANSWERS_SECONDS = 3
/** Nobody is planned for at less than half or more than twice the usual time. */
const RANGE = { slowest: 2, quickest: 0.5 } as const

/**
 * The seconds a question takes this learner, by activity: the median of their own answers in it, so that a forgotten tablet
 * does not count as an hour of thought. Activities with few answers are left out.
 */
export function ownSeconds(answers: readonly TimedAnswer[]): ReadonlyMap<string, number> {
  const times = Map.groupBy(answers, answer => answer.activity)
  const own = new Map<string, number>()
  for (const [activity, given] of times) {
    if (given.length >= ANSWERS_FOR_A_PACE) own.set(activity, median(given) / 1000 + BETWEEN_ANSWERS_SECONDS)
  }
  return own
}

/** How many times as long as usual a learner takes for a question of `usual` seconds; 1 where nothing is known. */
export function paceAt(own: ReadonlyMap<string, number> | undefined, activity: string, usual: number): number {
  const seconds = own?.get(activity)
  return seconds === undefined ? 1 : Math.min(RANGE.slowest, Math.max(RANGE.quickest, seconds / usual))
}

function median(answers: readonly TimedAnswer[]): number {
  const sorted = answers.map(answer => answer.milliseconds).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}
