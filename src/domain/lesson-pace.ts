import type { PlanInput } from './daily-plan.ts'
import type { LessonOutline } from './course-outline.ts'

/** A word is taught only while at least this many program days follow, so that it can be reviewed twice. */
export const DAYS_TO_REVIEW_TWICE = 2
/** On the last days, words that were answered fewer times than this are reviewed although they are not due. */
export const ANSWERS_BEFORE_THE_END = 3
export const FINAL_DAYS = 7

/** Days at least this long hold two lessons. */
const LONG_DAY_SECONDS = 3600
/** Lessons beyond the first fit into this share of a day. */
const LESSONS_SHARE = 0.6
/** However far behind a learner is. */
const MOST_LESSONS_A_DAY = 4

type Pace = Pick<PlanInput, 'outline' | 'lessonsDone' | 'daysLeft' | 'history'>

/** The unfinished lessons in order, up to the first that comes too late: no lesson is ever skipped. */
export function teachableLessons({ outline, lessonsDone, daysLeft }: Pace): LessonOutline[] {
  const open = outline.lessons.filter(lesson => !lessonsDone.has(lesson.id))
  const tooLate = open.findIndex(lesson => lesson.items.length > 0 && daysLeft <= DAYS_TO_REVIEW_TWICE)
  return tooLate < 0 ? open : open.slice(0, tooLate)
}

/** How many lessons a learner is behind a pace that ends with the program; 0 where they are not. */
export function lessonsBehind({ outline, lessonsDone, daysLeft }: Pace): number {
  const open = outline.lessons.filter(lesson => !lessonsDone.has(lesson.id)).length
  return Math.max(0, open - Math.max(0, daysLeft - DAYS_TO_REVIEW_TWICE))
}

/**
 * The lessons of a day of `budget` seconds on which `reviewSeconds` go to reviews. One a day, two on long days, more when
 * behind and as the time allows. Where lesson and reviews do not both fit, days of teaching and of reviewing alternate.
 */
export function lessonsOfDay(input: Pace, budget: number, reviewSeconds: number): LessonOutline[] {
  const [first, ...further] = teachableLessons(input)
  if (!first) return []
  if (first.seconds > budget - reviewSeconds && taughtLastTime(input)) return []
  const open = input.outline.lessons.length - input.lessonsDone.size
  const needed = Math.ceil(open / Math.max(1, input.daysLeft - DAYS_TO_REVIEW_TWICE))
  const wanted = Math.min(MOST_LESSONS_A_DAY, Math.max(budget >= LONG_DAY_SECONDS ? 2 : 1, needed))
  const room = Math.min(budget - reviewSeconds, LESSONS_SHARE * budget)
  const lessons = [first]
  let seconds = first.seconds
  for (const lesson of further.slice(0, wanted - 1)) {
    if (seconds + lesson.seconds > room) break
    lessons.push(lesson)
    seconds += lesson.seconds
  }
  return lessons
}

/** Whether a lesson stood in the latest plan and was done. */
function taughtLastTime({ history }: Pace): boolean {
  const latest = history.at(-1)?.date
  return history.some(task => task.date === latest && task.recipe.kind === 'lesson' && task.completed)
}
