import { activityTypes } from '../activities/activities.ts'
import type { PriorityLevel } from '../activities/activities.ts'
import { withMending, withTest } from './steps/check-step.ts'
import { emptyDay, secondsLeft } from './day.ts'
import type { Day, Draft } from './day.ts'
import { focusSeconds, isBehind, pastWeek, REVIEW_SHARE, WEEK_DAYS } from './pace/focus-share.ts'
import type { PastWeek } from './pace/focus-share.ts'
import { kindOf } from './offers/kinds.ts'
import { IDLE_DAYS_BEFORE_RETURN } from './pace/lesson-pace.ts'
import { withLongerRows } from './steps/exchange-step.ts'
import { withLessons } from './steps/lesson-step.ts'
import type { DayPlan, KnownWord, PlanInput, PlannedTask, Purpose } from './plan.ts'
import { returnReason } from './plan-reasons.ts'
import { withPractice } from './steps/practice-step.ts'
import { dueSeconds, withReviews, withWordsAtRisk } from './steps/review-step.ts'
import { stretched, talkedOn } from './steps/stretch-step.ts'
import { isStubborn } from './offers/stubborn.ts'
import { withKindsOfTheWeek } from './steps/week-step.ts'

/** Of what lessons and reviews leave, at least this much may go to kinds of activity that were not had for days. */
const VARIETY_SHARE = { usual: 0.25, least: 0.14 } as const
/** A day so short that a lesson takes most of it gives the focus what it lacks first, unless the week was all the same. */
const SHORT_DAY_SECONDS = 1800
const FEWEST_KINDS = 6

function varietyShare({ budget, past }: Day, week: PastWeek): number {
  const kinds = activityTypes.filter(activity => past.daysSinceActivity(activity) < WEEK_DAYS).length
  const mayWait = budget < SHORT_DAY_SECONDS && isBehind(week) && kinds >= FEWEST_KINDS
  return mayWait ? VARIETY_SHARE.least : VARIETY_SHARE.usual
}

/** The length of the plan that meets a learner who was away. */
export const RETURN_MINUTES = 5

const priorities: Record<Purpose, PriorityLevel> = { review: 'high', lesson: 'high', focus: 'medium', practice: 'low' }

/**
 * The tasks of one day, at most seven: words about to be forgotten in one queue, the next lessons, then what serves the
 * focus and what varies, until the promised minutes are full. The same input gives the same plan.
 */
export function planDay(input: PlanInput): DayPlan {
  const isReturn = input.idleDays >= IDLE_DAYS_BEFORE_RETURN && input.words.length > 0
  const minutes = isReturn ? Math.min(RETURN_MINUTES, input.budgetMinutes) : input.budgetMinutes
  const day = emptyDay(input, minutes * 60)
  const drafts = isReturn ? returnDay(day).drafts : inOrder(fullDay(day))
  const tasks = inWholeMinutes(drafts.filter(draft => draft.seconds > 0))
  return { minutes, tasks: tasks.map(task => withOtherExamples(task, input.words)) }
}

/** Five minutes of the words most at risk, and nothing else. */
function returnDay(day: Day): Day {
  const reason = returnReason(day.input.idleDays)
  return padded(withWordsAtRisk(day, secondsLeft(day), reason))
}

/** Few words do not fill five minutes: going through them takes its time. */
const padded = (day: Day): Day => ({
  ...day,
  drafts: day.drafts.map(draft => ({ ...draft, seconds: draft.seconds + secondsLeft(day) / day.drafts.length })),
})

function fullDay(empty: Day): Day {
  const week = pastWeek(empty.input)
  const checked = withMending(withTest(empty))
  const open = secondsLeft(checked)
  const review = Math.min(dueSeconds(checked), REVIEW_SHARE * open)
  const taught = withLessons(checked, review, week)
  const reviewed = withReviews(taught, Math.min(review, secondsLeft(taught)))
  const focus = focusSeconds(week, open - secondsFor(reviewed, 'review'))
  const free = secondsLeft(reviewed)
  const varied = withKindsOfTheWeek(reviewed, Math.max(free - focus, varietyShare(reviewed, week) * free), week)
  const wanted = Math.min(secondsLeft(varied), focus - secondsFor(varied, 'focus'))
  const focused = withPractice(varied, 'focus', wanted)
  const filled = withPractice(focused, 'practice', secondsLeft(focused))
  // Where few words are known they come once more, in another kind of task; before that the tasks there are get longer.
  const full = talkedOn(stretched(filled))
  const repeated = stretched(withPractice(full, 'practice', secondsLeft(full), 'words'), 'words')
  return stretched(withLongerRows(repeated), 'words')
}

const secondsFor = (day: Day, purpose: Purpose) =>
  day.drafts.filter(draft => draft.purpose === purpose).reduce((sum, draft) => sum + draft.seconds, 0)

const isTest = ({ recipe }: Draft) => recipe.kind === 'activity' && recipe.test !== undefined

/** As a learner goes through them: the first task is a lesson, but where a test first tells with which; later on reviews stand before it. */
function inOrder({ drafts, input }: Day): Draft[] {
  const of = (...purposes: Purpose[]) => drafts.filter(draft => purposes.includes(draft.purpose) && !isTest(draft))
  const tests = drafts.filter(isTest)
  const lessons = of('lesson')
  const { history, test, words } = input
  const isFirstDay = words.length === 0 || (history.length === 0 && test?.number === 1)
  const first =
    isFirstDay && !test?.places ? [...lessons, ...tests, ...of('review')] : [...tests, ...of('review'), ...lessons]
  return [...first, ...spread(of('focus'), of('practice'))]
}

/** Two lists as one, each keeping its order, spread evenly so that a day does not hold five of a kind in a row. */
function spread<T>(first: readonly T[], second: readonly T[]): T[] {
  const placed = [first, second].flatMap(list => list.map((each, at) => ({ each, place: (at + 0.5) / list.length })))
  return placed.sort((a, b) => a.place - b.place).map(({ each }) => each)
}

/**
 * Rounds each task to whole minutes, at least one, so that what is shown adds up to what was planned: a task takes the
 * minutes between the rounded sums before and after it.
 */
function inWholeMinutes(drafts: readonly Draft[]): PlannedTask[] {
  let exact = 0
  let shown = 0
  return drafts.map(({ recipe, purpose, taskType, seconds, reason }) => {
    exact += seconds / 60
    const minutes = Math.max(1, Math.round(exact) - shown)
    shown += minutes
    return { recipe, purpose, task_type: taskType, priority: priorities[purpose], seconds: minutes * 60, reason }
  })
}

/** A word that was forgotten often is shown with another example. */
function withOtherExamples(task: PlannedTask, words: readonly KnownWord[]): PlannedTask {
  const { recipe } = task
  if (recipe.kind !== 'activity' || kindOf(recipe) === 'talk') return task
  const items = new Set(recipe.items)
  const another = words.filter(word => isStubborn(word) && items.has(word.item)).map(word => word.item)
  return another.length === 0 ? task : { ...task, recipe: { ...recipe, another } }
}
