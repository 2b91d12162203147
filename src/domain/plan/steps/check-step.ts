import type { Recipe } from '../course-outline.ts'
import { withDraft } from '../day.ts'
import type { Day } from '../day.ts'
import { taskTypes } from '../offers/kinds.ts'
import { mendReason, testReason } from '../plan-reasons.ts'
import { seededHash } from '#domain/random.ts'

const SECONDS_A_QUESTION = 10
/** The seconds one error takes to mend: that of an exercise on a worksheet. */
const SECONDS_AN_ERROR = 22

/** The test of the program that is due. It counts as review: it teaches nothing and serves no focus. */
export function withTest(day: Day): Day {
  const { outline, date, seed, test } = day.input
  if (!test) return day
  const { week, day: number } = outline.lessons[0]!
  const recipe: Recipe = {
    kind: 'activity',
    activity: 'quiz_game',
    week,
    day: number,
    items: test.items,
    test: test.number,
    seed: seededHash(seed, `${date} test ${test.number}`),
  }
  const each = outline.activities.find(activity => activity.activity === 'quiz_game')?.secondsPerItem
  const seconds = test.items.length * (each ?? SECONDS_A_QUESTION)
  const reason = testReason(test.number)
  return withDraft(day, { recipe, purpose: 'review', taskType: taskTypes.quiz_game, seconds, reason })
}

/** The learner's own errors of a kind that recurs. */
export function withMending(day: Day): Day {
  const { outline, date, seed, mend } = day.input
  if (!mend) return day
  const { week, day: number } = outline.lessons[0]!
  const recipe: Recipe = {
    kind: 'activity',
    activity: 'grammar_worksheet',
    week,
    day: number,
    items: [],
    mend,
    seed: seededHash(seed, `${date} mend`),
  }
  const seconds = mend.errors.length * SECONDS_AN_ERROR
  const reason = mendReason(mend)
  return withDraft(day, { recipe, purpose: 'review', taskType: taskTypes.grammar_worksheet, seconds, reason })
}
