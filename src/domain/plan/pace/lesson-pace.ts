import type { LessonOutline } from '../course-outline.ts'
import type { PlanInput } from '../plan.ts'
import { FOCUS_SHARE, WEEK_DAYS } from './focus-share.ts'
import type { PastWeek } from './focus-share.ts'
import { addDays, daysBetween } from '#domain/calendar/local-days.ts'

/** After this many days away a learner is met with a short plan instead of a full one. */
export const IDLE_DAYS_BEFORE_RETURN = 3

/** A word is taught only while at least this many program days follow, so that it can be reviewed twice. */
export const DAYS_TO_REVIEW_TWICE = 2
/** On the last days, words that were answered fewer times than this are reviewed although they are not due. */
export const ANSWERS_BEFORE_THE_END = 3
export const FINAL_DAYS = 7

/** From this length on, lessons are done so early that their words settle before the end. */
const LONG_DAY_SECONDS = 3600
const DAYS_TO_SETTLE = 18
/** Lessons beyond the first fit into this share of a day. */
const LESSONS_SHARE = 0.6
/** However much there is to review, a new lesson comes after so many days without one. */
const DAYS_WITHOUT_LESSON = 2
/** Of a week's minutes outside reviews lessons take at most this: the rest is the focus and what varies. */
const LESSONS_OF_WEEK = 0.49
const LESSONS_WHEN_CATCHING_UP = 0.54
/** What the kinds of activity beside lessons and focus take of a week, on days that are long enough for all of them. */
const KINDS_SECONDS = 1080
const LONG_ENOUGH_SECONDS = 1800

/** The share of a week's seconds outside reviews that lessons may take: focus and variety keep theirs. */
export function lessonsShare(budget: number, weekOutside: number): number {
  if (budget < LONG_ENOUGH_SECONDS) return LESSONS_OF_WEEK
  return Math.min(LESSONS_OF_WEEK, 1 - FOCUS_SHARE - KINDS_SECONDS / weekOutside)
}
/** A lesson is begun when so much of it is owed. */
const HALF_DONE = 0.6
/** While more days than these are left, being behind by as many lessons as the last days take is no haste. */
const DAYS_TO_MAKE_UP = 30
/** Catching up after an absence takes at most this long. */
const CATCHING_UP_DAYS = 24
/** However far behind a learner is. */
const MOST_LESSONS_A_DAY = 4

type Pace = Pick<PlanInput, 'outline' | 'lessonsDone' | 'daysLeft' | 'history' | 'date' | 'words'>

/**
 * The unfinished lessons in order, up to the first that comes too late: no lesson is ever skipped. For someone who has
 * learned nothing yet it is never too late, since there is nothing else to do.
 */
export function teachableLessons({ outline, lessonsDone, daysLeft, words }: Pace): LessonOutline[] {
  const open = outline.lessons.filter(lesson => !lessonsDone.has(lesson.id))
  const isTooLate = daysLeft <= DAYS_TO_REVIEW_TWICE && words.length > 0
  const tooLate = open.findIndex(lesson => lesson.items.length > 0 && isTooLate)
  return tooLate < 0 ? open : open.slice(0, tooLate)
}

/** How many lessons a learner is behind a pace that ends with the program; 0 where they are not. */
export function lessonsBehind({ outline, lessonsDone, daysLeft }: Omit<Pace, 'words'>): number {
  const open = outline.lessons.filter(lesson => !lessonsDone.has(lesson.id)).length
  return Math.max(0, open - Math.max(0, daysLeft - DAYS_TO_REVIEW_TWICE))
}

/**
 * The lessons of a day of `budget` seconds on which `reviewSeconds` go to reviews. One a day, two on long days, more when
 * behind and as the time allows. Where a lesson takes most of a day, days of teaching and days of practice alternate, so
 * that lessons take their share of a week and no more. In the weeks after an absence lessons come first.
 */
export function lessonsOfDay(input: Pace, budget: number, reviewSeconds: number, week: PastWeek): LessonOutline[] {
  const [first, ...further] = teachableLessons(input)
  if (!first) return []
  const taught = daysTaughtInARow(input)
  const catchingUp = wasAway(input)
  const outside = budget - reviewSeconds
  const aWeek = ((week.spent + outside) * WEEK_DAYS) / (week.days + 1)
  const share = catchingUp ? LESSONS_WHEN_CATCHING_UP : lessonsShare(budget, aWeek)
  const isOver = week.onLessons + first.seconds > share * (week.spent + outside) + HALF_DONE * first.seconds
  if (isOver && daysSinceLesson(input) <= DAYS_WITHOUT_LESSON) return []
  if (first.seconds > outside && taught >= (catchingUp ? 3 : 1)) return []
  // The two lessons that a course has more than the program has teaching days are made up for on days of a checkpoint.
  const mayWait = first.items.length > 0 && input.daysLeft > DAYS_TO_MAKE_UP ? DAYS_TO_REVIEW_TWICE : 0
  const open = input.outline.lessons.filter(lesson => !input.lessonsDone.has(lesson.id)).length - mayWait
  const spare = budget >= LONG_DAY_SECONDS ? Math.min(DAYS_TO_SETTLE, input.daysLeft / 2) : DAYS_TO_REVIEW_TWICE
  const needed = Math.ceil(open / Math.max(1, input.daysLeft - spare))
  const wanted = Math.min(MOST_LESSONS_A_DAY, Math.max(1, needed))
  const room = Math.min(budget - reviewSeconds, LESSONS_SHARE * budget)
  const ofWeek = LESSONS_WHEN_CATCHING_UP * (week.spent + outside) - week.onLessons
  const lessons = [first]
  let seconds = first.seconds
  for (const lesson of further.slice(0, wanted - 1)) {
    if (seconds + lesson.seconds > Math.min(room, ofWeek)) break
    lessons.push(lesson)
    seconds += lesson.seconds
  }
  return lessons
}

/** Whether days are missing among the latest, so that there is something to catch up with. */
function wasAway({ history, date }: Pace): boolean {
  const begin = addDays(date, -CATCHING_UP_DAYS)
  const dates = [...new Set(history.filter(task => task.date >= begin).map(task => task.date))].sort()
  return dates.some((day, at) => at > 0 && daysBetween(dates[at - 1]!, day) > IDLE_DAYS_BEFORE_RETURN)
}

/** How many days with a plan have gone by since the last lesson; infinite where there was none. */
function daysSinceLesson({ history }: Pace): number {
  const dates = new Set<string>()
  for (let at = history.length - 1; at >= 0; at--) {
    const task = history[at]!
    if (task.recipe.kind === 'lesson' && task.completed) return dates.has(task.date) ? dates.size - 1 : dates.size
    dates.add(task.date)
  }
  return Number.POSITIVE_INFINITY
}

/** On how many of the latest days with a plan a lesson was done, without a day between. */
function daysTaughtInARow({ history }: Pace): number {
  const taught = new Set<string>()
  const dates = new Set<string>()
  for (const task of history) {
    dates.add(task.date)
    if (task.recipe.kind === 'lesson' && task.completed) taught.add(task.date)
  }
  const latestFirst = [...dates].sort().reverse()
  const rest = latestFirst.findIndex(date => !taught.has(date))
  return rest < 0 ? latestFirst.length : rest
}
