import type { Ask, Recipe } from '../course-outline.ts'
import { isTaken, secondsLeft, withDraft } from '../day.ts'
import type { Day } from '../day.ts'
import { taskTypes } from '../offers/kinds.ts'
import { ANSWERS_BEFORE_THE_END, FINAL_DAYS } from '../pace/lesson-pace.ts'
import { indexOf } from '../outline-index.ts'
import { paceAt } from '../pace/own-pace.ts'
import type { KnownWord } from '../plan.ts'
import { reviewReason } from '../plan-reasons.ts'
import { seededHash } from '#domain/random.ts'
import { SECONDS_OF_WAY, wayFor } from '../offers/ways.ts'

/** Fewer words do not make a queue. */
const FEWEST_WORDS = 6
/** A long day has time to keep words fresh that are not due yet: this share of it. */
const LONG_DAY_SECONDS = 3600
const FRESH_SHARE = 0.1
const leastSeconds = ({ budget }: Day) => (budget >= LONG_DAY_SECONDS ? FRESH_SHARE * budget : 0)

export type Queue = { asks: readonly Ask[]; seconds: number; due: number }

/** The seconds that all words due today would take. */
export function dueSeconds(day: Day): number {
  return queueOf(day, Number.POSITIVE_INFINITY, false).seconds
}

/** One queue of the words that are about to be forgotten, each asked for in the way that fits its strength. */
export function withReviews(day: Day, seconds: number): Day {
  const queue = queueOf(day, Math.min(Math.max(seconds, leastSeconds(day)), secondsLeft(day)), true)
  if (queue.asks.length === 0 || (queue.due === 0 && leastSeconds(day) === 0)) return day
  return withQueue(day, queue, reviewReason(queue.due, queue.asks.length))
}

/** A short queue of the words most at risk, due or not. */
export function withWordsAtRisk(day: Day, seconds: number, reason: string): Day {
  const queue = queueOf(day, seconds, true, Number.POSITIVE_INFINITY)
  return queue.asks.length === 0 ? day : withQueue(day, queue, reason)
}

function queueOf(day: Day, seconds: number, filled: boolean, fewest = FEWEST_WORDS): Queue {
  const { input } = day
  const index = indexOf(input.outline)
  const words = day.material.words.flatMap(word => word.known ?? [])
  // Due words stand in the order of risk; others join them only to make a queue of few words one.
  const waiting = rarestFirst(
    words.filter(word => isDue(word, input.daysLeft)),
    input.daysLeft,
  )
  const least = filled && fewest === FEWEST_WORDS ? leastSeconds(day) : 0
  const others =
    filled && (least > 0 || waiting.length < fewest) ? words.filter(word => !isDue(word, input.daysLeft)) : []
  const asks: Ask[] = []
  let spent = 0
  let due = 0
  for (const word of [...waiting, ...others]) {
    if (asks.length >= Math.max(fewest, waiting.length) && spent >= least) break
    const example = index.exampleOf.get(word.item)
    const sentence = example !== undefined && !isTaken(day, example) ? example : undefined
    const way = wayFor(word, sentence !== undefined, input.focus)
    const cost = SECONDS_OF_WAY[way] * paceAt(input.ownSeconds, way, SECONDS_OF_WAY[way])
    const isFilling = due >= waiting.length && asks.length < FEWEST_WORDS
    if (spent + cost > seconds && !isFilling) break
    asks.push({ item: word.item, way, ...(way === 'use' && sentence !== undefined && { sentence }) })
    spent += cost
    if (isDue(word, input.daysLeft)) due++
  }
  return { asks, seconds: spent, due }
}

function withQueue(day: Day, { asks, seconds }: Queue, reason: string): Day {
  const { outline, date, seed } = day.input
  const { week, day: number } = outline.lessons[0]!
  const recipe: Recipe = {
    kind: 'activity',
    activity: 'grammar_worksheet',
    week,
    day: number,
    items: asks.map(ask => ask.item),
    asks: [...asks],
    review: true,
    seed: seededHash(seed, `${date} reviews`),
  }
  return withDraft(day, { recipe, purpose: 'review', taskType: taskTypes.reviews, seconds, reason })
}

/** Near the end every word is asked for until it was answered often enough, due or not. */
function isDue(word: KnownWord, daysLeft: number): boolean {
  return word.due || (daysLeft <= FINAL_DAYS && word.repetitions < ANSWERS_BEFORE_THE_END)
}

/** At the end those come first that were answered too rarely: what is known for long may wait. */
function rarestFirst(words: KnownWord[], daysLeft: number): KnownWord[] {
  if (daysLeft > FINAL_DAYS) return words
  const isRare = (word: KnownWord) => word.repetitions < ANSWERS_BEFORE_THE_END
  return [...words.filter(isRare), ...words.filter(word => !isRare(word))]
}
