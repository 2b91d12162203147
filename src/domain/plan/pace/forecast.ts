import type { CourseOutline, LessonOutline } from '../course-outline.ts'
import { DAYS_TO_REVIEW_TWICE, FINAL_DAYS, IDLE_DAYS_BEFORE_RETURN, lessonsShare } from './lesson-pace.ts'
import { modelRecall, ownRecall } from '#domain/memory/recall-calibration.ts'
import type { RecallCalibration } from '#domain/memory/recall-calibration.ts'
import { daysUntil, retrievability } from '#domain/memory/review.ts'
import { REVIEW_SHARE, WEEK_DAYS } from './focus-share.ts'
import { FRESH, recallAim } from './recall-aim.ts'
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

/** What was done on one day: lessons, and seconds of reviews. */
export type DayOfLearning = { lessons: number; reviewSeconds: number }

export type ForecastInput = {
  outline: CourseOutline
  lessonsDone: ReadonlySet<string>
  memory: readonly Pick<Memory, 'stability' | 'lastReview'>[]
  /** How the learner's own recall differs from the model's. */
  calibration: RecallCalibration
  /** Each day so far, oldest first; null where the learner did nothing at all. */
  days: readonly (DayOfLearning | null)[]
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
/** The first days teach more, since there is little to review yet: the pace is that of the others, as soon as there are as many. */
const FIRST_DAYS = 10
/** A word asked for once, in the usual way. */
const SECONDS_A_REVIEW = 14
/** The share of a day for which practice takes the place of reviews. */
const PRACTICE_REVIEWS = 1 / 6
/** Reviews that take so much of what they may leave words waiting. */
const FULL = 0.7
/** What reviews take by now is told by so many days, and in part by what the words met ask for: a learner's first weeks have few. */
const REVIEWS_OF_DAYS = 20
const AS_THE_WORDS_ASK = 0.3
/** Reviews grow with the words, but slower, since old words come back less and less: as this power. */
const REVIEWS_GROW = 0.8
/** Nobody comes every day of a program: of the days to come this share at the most. */
const COMES = 0.97
/** Who does about a lesson a day has time to catch up after an absence, so much faster than before. */
const KEEPS_PACE = 0.9
const CATCHING_UP = 1.2
/** Before much is seen a learner is thought to do what is planned: so many lessons count beside those seen. */
const AS_PLANNED_LESSONS = 15
/** A band's half width at the least, and what each day that is still to come adds to it. */
const BAND = { least: 0.03, perDay: 0.0015 } as const

/**
 * About how many words will be known on the last day: those the lessons still to come will teach at the learner's own pace,
 * with those already met, as far as reviews keep them.
 */
export function forecastWords(input: ForecastInput): Forecast {
  const { outline, lessonsDone, memory, days, daysLeft } = input
  const open = outline.lessons.filter(lesson => !lessonsDone.has(lesson.id))
  const load = reviewLoad(input)
  const known = memory.reduce((sum, each) => sum + keptOf(input, each, load), 0)
  // What comes is kept like what was met, since the plan reviews as much as there is to review.
  const kept = (known + USUALLY_KEPT.share * USUALLY_KEPT.words) / (memory.length + USUALLY_KEPT.words)
  const coming = lessonsToCome(input, open, load).reduce((sum, lesson) => sum + lesson.items.length, 0)
  const words = known + coming * kept
  const width = (BAND.least + BAND.perDay * daysLeft) * words
  // Nobody can know more than was met and will be taught.
  const most = memory.length + open.reduce((sum, lesson) => sum + lesson.items.length, 0)
  return {
    words: Math.round(words),
    low: Math.max(0, Math.floor(words - width)),
    high: Math.min(most, Math.ceil(words + width)),
    is_settled: days.length >= SETTLED_AFTER_DAYS,
  }
}

/** The seconds a day that the words met ask for, and whether that is all that reviews may take. */
type ReviewLoad = { seconds: number; isFull: boolean }

/** Each word comes back when the learner's own recall of it falls below what the day aims at. */
function reviewLoad({ memory, minutes, calibration }: ForecastInput): ReviewLoad {
  const aim = recallAim(minutes)
  const seconds = sum(
    memory.map(({ stability }) => {
      const level = aim * ownRecall(calibration, FRESH, stability)
      return SECONDS_A_REVIEW / Math.max(1, daysUntil(modelRecall(calibration, level, stability), stability))
    }),
  )
  return { seconds, isFull: reviewSeconds(seconds, minutes) >= FULL * mostOfReviews(minutes) }
}

const mostOfReviews = (minutes: number) => REVIEW_SHARE * minutes * 60
/** Practice asks for words that would be due soon: reviews are left the rest. */
const reviewSeconds = (load: number, minutes: number) =>
  Math.min(mostOfReviews(minutes), Math.max(0, load - PRACTICE_REVIEWS * minutes * 60))

/** A word's part of those known at the end. One that is due comes back soon, where the days have room for reviews. */
function keptOf({ calibration, minutes, now }: ForecastInput, memory: MemoryPart, { isFull }: ReviewLoad): number {
  const own = ownRecall(calibration, retrievability(memory, now), memory.stability)
  if (isFull || !memory.lastReview) return own
  return Math.max(own, recallAim(minutes) * ownRecall(calibration, FRESH, memory.stability))
}
type MemoryPart = ForecastInput['memory'][number]

/** The lessons that the days to come have room for, beside the reviews that grow with the words. */
function lessonsToCome(input: ForecastInput, open: readonly LessonOutline[], load: ReviewLoad): LessonOutline[] {
  const { days, memory, daysLeft, minutes } = input
  const room = roomFor(input, open)
  const counted = withoutAbsences(days)
  const own = ownPace(counted, room)
  const wasAway = counted.length < days.length
  const pace = wasAway && own * room(0) >= KEEPS_PACE ? own * CATCHING_UP : own
  const recent = counted.length === 0 ? 0 : mean(counted.slice(-REVIEWS_OF_DAYS).map(day => day.reviewSeconds))
  const now = AS_THE_WORDS_ASK * reviewSeconds(load.seconds, minutes) + (1 - AS_THE_WORDS_ASK) * recent
  const met = Math.max(1, memory.length)
  const coming: LessonOutline[] = []
  let words = met
  let owed = 0
  for (let left = daysLeft; left > DAYS_TO_REVIEW_TWICE && coming.length < open.length; left--) {
    const reviews = Math.min(mostOfReviews(minutes), now * (words / met) ** REVIEWS_GROW)
    owed += pace * room(reviews) * (left <= FINAL_DAYS ? FINAL_PACE : 1)
    while (owed >= 0.5 && coming.length < open.length) {
      const lesson = open[coming.length]!
      coming.push(lesson)
      words += lesson.items.length
      owed--
    }
  }
  return coming
}

/** The share of the days on which the learner comes, times how much of what such a day has room for they do. */
function ownPace(days: readonly DayOfLearning[], room: (reviews: number) => number): number {
  const came = days.filter(day => day !== NOTHING_DONE)
  if (came.length === 0) return 1
  const usual = came.slice(Math.min(FIRST_DAYS, Math.max(0, came.length - FIRST_DAYS)))
  const done = sum(usual.map(day => day.lessons)) + AS_PLANNED_LESSONS
  const possible = sum(usual.map(day => room(day.reviewSeconds))) + AS_PLANNED_LESSONS
  return Math.min(COMES, came.length / days.length) * (done / possible)
}

/** How many lessons a day holds beside so many seconds of reviews: one at the most. */
function roomFor({ minutes }: ForecastInput, open: readonly LessonOutline[]): (reviews: number) => number {
  const budget = minutes * 60
  const each = open.length === 0 ? budget : mean(open.map(lesson => lesson.seconds))
  return reviews => Math.min(1, (lessonsShare(budget, WEEK_DAYS * (budget - reviews)) * (budget - reviews)) / each)
}

/** The days that tell a pace: a free weekend belongs to it, an absence does not, since the plan catches up with it. */
function withoutAbsences(days: ForecastInput['days']): DayOfLearning[] {
  return days.flatMap((each, at) => {
    if (each !== null) return [each]
    let begin = at
    let end = at
    while (begin > 0 && days[begin - 1] === null) begin--
    while (end < days.length - 1 && days[end + 1] === null) end++
    return end - begin + 1 >= IDLE_DAYS_BEFORE_RETURN ? [] : [NOTHING_DONE]
  })
}
const NOTHING_DONE: DayOfLearning = { lessons: 0, reviewSeconds: 0 }

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

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length
