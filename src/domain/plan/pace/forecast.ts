import type { CourseOutline } from '../course-outline.ts'
import { DAYS_TO_REVIEW_TWICE, FINAL_DAYS, IDLE_DAYS_BEFORE_RETURN } from './lesson-pace.ts'
import { ownRecall } from '#domain/memory/recall-calibration.ts'
import type { RecallCalibration } from '#domain/memory/recall-calibration.ts'
import { retrievability } from '#domain/memory/review.ts'
import { PROGRAM_DAYS } from '#domain/program/program.ts'
import type { Memory } from '#domain/memory/review.ts'
import type { Prediction } from '#domain/memory/memory-fit.ts'

/** Words on the last day of the program: the likeliest number, and a band that holds it nine times in ten. */
export type Forecast = {
  words: number
  low: number
  high: number
  /** Whether enough days were seen to name a number; before, only the band is told. */
  is_settled: boolean
}

/** Days of the program after which a number is named. */
const SETTLED_AFTER_DAYS = 30

export type ForecastInput = {
  outline: CourseOutline
  lessonsDone: ReadonlySet<string>
  memory: readonly Pick<Memory, 'stability' | 'lastReview'>[]
  /** How the learner's own recall differs from the model's. */
  calibration: RecallCalibration
  /** Lessons done on each day so far, oldest first; null where the learner did nothing at all. */
  lessonsByDay: readonly (number | null)[]
  /** The minutes promised for a day. */
  minutes: number
  daysLeft: number
  now: Temporal.Instant
}

/** A forecast rests on at least so many days on which something was learned. */
export const FORECAST_AFTER_DAYS = 7
/** What is kept of words that go on being reviewed, where few were met: as good as so many words at this share. */
const USUALLY_KEPT = { share: 0.92, words: 30 } as const
/** The last days teach half as much: every word is asked for once more. */
const FINAL_PACE = 0.5
/** Who does about a lesson a day has time to catch up after an absence, so much faster than before. */
const KEEPS_PACE = 0.9
const CATCHING_UP = 1.2
/** The first days teach more, since there is little to review yet: the pace is that of the others, as soon as there are as many. */
const FIRST_DAYS = 10
/**
 * Where a day has no room to spare, being short or of a learner who forgets much, reviews grow with the words: seen from the
 * first day, lessons come so much more slowly.
 */
const SLOWS = 0.15
const ROOM_TO_SPARE = { minutes: 30, kept: 0.9 } as const
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
  const ownPace =
    counted.length === 0 ? 1 : mean(counted.slice(Math.min(FIRST_DAYS, Math.max(0, counted.length - FIRST_DAYS))))
  const wasAway = counted.length < lessonsByDay.length
  const known = memory.reduce(
    (sum, each) => sum + ownRecall(input.calibration, retrievability(each, now), each.stability),
    0,
  )
  // What comes is kept like what was met, since the plan reviews as much as there is to review.
  const kept = (known + USUALLY_KEPT.share * USUALLY_KEPT.words) / (memory.length + USUALLY_KEPT.words)
  const hasRoom = input.minutes >= ROOM_TO_SPARE.minutes && kept >= ROOM_TO_SPARE.kept
  const slower = hasRoom ? 1 : 1 - (SLOWS * daysLeft) / PROGRAM_DAYS
  const pace = wasAway && ownPace >= KEEPS_PACE ? ownPace * CATCHING_UP : ownPace * slower
  const finalDays = Math.max(0, Math.min(daysLeft, FINAL_DAYS) - DAYS_TO_REVIEW_TWICE)
  const teachingDays = Math.max(0, daysLeft - FINAL_DAYS) + finalDays * FINAL_PACE
  const possible = Math.min(open.length, Math.round(pace * teachingDays))
  const coming = open.slice(0, possible).reduce((sum, lesson) => sum + lesson.items.length, 0)
  const words = known + coming * kept
  const width = (BAND.least + BAND.perDay * daysLeft) * words
  // Nobody can know more than was met and will be taught.
  const most = memory.length + open.reduce((sum, lesson) => sum + lesson.items.length, 0)
  return {
    words: Math.round(words),
    low: Math.max(0, Math.floor(words - width)),
    high: Math.min(most, Math.ceil(words + width)),
    is_settled: lessonsByDay.length >= SETTLED_AFTER_DAYS,
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
