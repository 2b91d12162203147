import { addDays, daysBetween } from '#domain/calendar/local-days.ts'
import type { PlanInput } from '../plan.ts'

/** The chosen focus gets at least this share of the minutes that are not reviews. */
export const FOCUS_SHARE = 0.4
/** Reviews take at most this share of a day, so that new material keeps the other. */
export const REVIEW_SHARE = 0.5
/** What is aimed at, so that rounding to whole tasks and minutes stays above the promise. */
const FOCUS_AIM = 0.44
const FOCUS_AHEAD = 0.435
/** Even a day on which the week has enough of the focus holds some of it: this share of what it usually gets. */
const LEAST_OF_A_DAY = 0.4
/** The shares look this far back, today included. */
export const WEEK_DAYS = 7

/** The seconds planned in the six days before, reviews left out, and how many of these days the learner had already begun. */
export type PastWeek = { spent: number; onFocus: number; onLessons: number; days: number }

export function pastWeek({ history, date }: Pick<PlanInput, 'history' | 'date'>): PastWeek {
  const begin = addDays(date, 1 - WEEK_DAYS)
  let [spent, onFocus, onLessons] = [0, 0, 0]
  for (let at = history.length - 1; at >= 0 && history[at]!.date >= begin; at--) {
    const task = history[at]!
    if (task.date >= date) continue
    if (task.purpose === 'review') continue
    spent += task.seconds
    if (task.purpose === 'focus') onFocus += task.seconds
    if (task.purpose === 'lesson') onLessons += task.seconds
  }
  const begun = history[0]?.date
  const days = begun === undefined ? 0 : Math.min(WEEK_DAYS - 1, daysBetween(begun, date))
  return { spent, onFocus, onLessons, days }
}

/** Whether the focus has so much of the week that a day may give it less. */
export const isAhead = ({ spent, onFocus }: PastWeek) => onFocus > FOCUS_AHEAD * spent
export const isBehind = ({ spent, onFocus }: PastWeek) => onFocus < FOCUS_SHARE * spent

/** What the focus needs of today's seconds outside reviews, so that its share of the week keeps the promise. */
export function focusSeconds({ spent, onFocus }: PastWeek, outsideReviews: number): number {
  const wanted = FOCUS_AIM * (spent + outsideReviews) - onFocus
  return Math.max(LEAST_OF_A_DAY * FOCUS_AIM * outsideReviews, wanted)
}
