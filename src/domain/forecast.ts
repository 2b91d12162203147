import type { CourseOutline } from './course-outline.ts'
import { DAYS_TO_REVIEW_TWICE, FINAL_DAYS, IDLE_DAYS_BEFORE_RETURN } from './lesson-pace.ts'
import { retrievability } from './review.ts'
import type { Memory } from './review.ts'
import type { Prediction } from './memory-fit.ts'

/** Words on the last day of the program: the likeliest number, and a band that holds it nine times in ten. */
export type Forecast = { words: number; low: number; high: number }

export type ForecastInput = {
  outline: CourseOutline
  lessonsDone: ReadonlySet<string>
  memory: readonly Pick<Memory, 'stability' | 'lastReview'>[]
  /** Lessons done on each day so far, oldest first; null where the learner did nothing at all. */
  lessonsByDay: readonly (number | null)[]
  /** The share of answers on later days that were right lately; undefined where there are too few. */
  recalled: number | undefined
  daysLeft: number
  now: Temporal.Instant
}

/** What is kept of words that go on being reviewed, where the learner's own answers do not tell yet. */
const USUALLY_KEPT = 0.95
/** On average a reviewed word stands between the answer, when it is known, and the day it is due. */
const fromRecall = (recalled: number) => 1 - (1 - recalled) / 2
/** The last days teach half as much: every word is asked for once more. */
const FINAL_PACE = 0.5
/** Who does about a lesson a day has time to catch up after an absence, so much faster than before. */
const KEEPS_PACE = 0.9
const CATCHING_UP = 1.2
/** A band's half width at the least, and what each day that is still to come adds to it. */
const BAND = { least: 0.03, perDay: 0.0015 } as const

/**
 * About how many words will be known on the last day: those the lessons still to come will teach at the learner's own pace,
 * with those already met, as far as reviews keep them.
 */
export function forecastWords(input: ForecastInput): Forecast {
  const { outline, lessonsDone, memory, lessonsByDay, daysLeft, now } = input
  const open = outline.lessons.filter(lesson => !lessonsDone.has(lesson.id))
  const counted = withoutAbsences(lessonsByDay)
  const ownPace = counted.length === 0 ? 1 : mean(counted)
  const wasAway = counted.length < lessonsByDay.length
  const pace = wasAway && ownPace >= KEEPS_PACE ? ownPace * CATCHING_UP : ownPace
  const finalDays = Math.max(0, Math.min(daysLeft, FINAL_DAYS) - DAYS_TO_REVIEW_TWICE)
  const teachingDays = Math.max(0, daysLeft - FINAL_DAYS) + finalDays * FINAL_PACE
  const possible = Math.min(open.length, Math.round(pace * teachingDays))
  const coming = open.slice(0, possible).reduce((sum, lesson) => sum + lesson.items.length, 0)
  const kept = input.recalled === undefined ? USUALLY_KEPT : fromRecall(input.recalled)
  const known = memory.reduce((sum, each) => sum + Math.max(kept, retrievability(each, now)), 0)
  const words = known + coming * kept
  const width = (BAND.least + BAND.perDay * daysLeft) * words
  // Nobody can know more than was met and will be taught.
  const most = memory.length + open.reduce((sum, lesson) => sum + lesson.items.length, 0)
  return {
    words: Math.round(words),
    low: Math.max(0, Math.floor(words - width)),
    high: Math.min(most, Math.ceil(words + width)),
  }
}

/** The days that tell a pace: a free weekend belongs to it, an absence does not, since the plan catches up with it. */
function withoutAbsences(days: readonly (number | null)[]): number[] {
  return days.flatMap((lessons, at) => {
    if (lessons !== null) return [lessons]
    let begin = at
    let end = at
    while (begin > 0 && days[begin - 1] === null) begin--
    while (end < days.length - 1 && days[end + 1] === null) end++
    return end - begin + 1 >= IDLE_DAYS_BEFORE_RETURN ? [] : [0]
  })
}

/** About how many words are known at this moment. */
export function wordsKnown(memory: readonly Pick<Memory, 'stability' | 'lastReview'>[], now: Temporal.Instant): number {
  return Math.round(memory.reduce((sum, each) => sum + retrievability(each, now), 0))
}

export type CalibrationBin = {
  /** Bounds of what was predicted, 0 to 1. */
  from: number
  to: number
  answers: number
  /** The mean of what was predicted, and the share that was recalled. */
  predicted: number
  recalled: number
}

const BINS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 1] as const

/** Predicted against actual recall, in bins; those without answers are left out. */
export function calibration(predictions: readonly Prediction[]): CalibrationBin[] {
  return BINS.slice(0, -1).flatMap((from, at) => {
    const to = BINS[at + 1]!
    const own = predictions.filter(({ predicted }) => predicted >= from && (predicted < to || to === 1))
    if (own.length === 0) return []
    return [
      {
        from,
        to,
        answers: own.length,
        predicted: mean(own.map(each => each.predicted)),
        recalled: mean(own.map(each => Number(each.recalled))),
      },
    ]
  })
}

/** How many words come due on each of the next days, those already due on the first. */
export function dueByDay(dues: readonly Temporal.Instant[], now: Temporal.Instant, days: number): number[] {
  const counts = Array.from({ length: days }, () => 0)
  for (const due of dues) {
    const day = Math.max(0, Math.floor(now.until(due).total('hours') / 24))
    if (day < days) counts[day]!++
  }
  return counts
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}
