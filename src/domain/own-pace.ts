import type { CourseOutline } from './course-outline.ts'

/** How long one learner took for one answer, and in which activity. */
export type TimedAnswer = { activity: string; milliseconds: number }

/** Below this many answers in a kind of activity the course's own estimate stands. */
export const ANSWERS_FOR_A_PACE = 20
/** After an answer: its judgement read, the next question shown. */
const BETWEEN_ANSWERS_SECONDS = 3
/** Nobody is planned for at less than half or more than twice the usual time. */
const RANGE = { slowest: 2, quickest: 0.5 } as const

/**
 * The outline with the seconds a word takes this learner: the median of their own answers in that kind of activity, so
 * that a forgotten tablet does not count as an hour of thought.
 */
export function outlineAtOwnPace(outline: CourseOutline, answers: readonly TimedAnswer[]): CourseOutline {
  const times = Map.groupBy(answers, answer => answer.activity)
  const own = new Map<string, number>()
  for (const [activity, given] of times) {
    if (given.length >= ANSWERS_FOR_A_PACE) own.set(activity, median(given) / 1000 + BETWEEN_ANSWERS_SECONDS)
  }
  if (own.size === 0) return outline
  const activities = outline.activities.map(each => {
    const seconds = own.get(each.activity)
    if (!each.scalable || seconds === undefined) return each
    const usual = each.secondsPerItem
    const secondsPerItem = Math.min(usual * RANGE.slowest, Math.max(usual * RANGE.quickest, seconds))
    return { ...each, secondsPerItem, seconds: Math.round(secondsPerItem * each.items.length) }
  })
  return { ...outline, activities }
}

function median(answers: readonly TimedAnswer[]): number {
  const sorted = answers.map(answer => answer.milliseconds).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}
