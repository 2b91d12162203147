import { afterReview, initialStabilities, newMemory, ratings, retrievability } from './review.ts'
import type { Answer, InitialStabilities, Memory } from './review.ts'
import { seededHash } from '../random.ts'

/** The answers a learner gave to one item. */
export type ItemAnswers = { item: string; introducedAt: Temporal.Instant; answers: readonly Answer[] }

/** Below this many answers nothing is fitted. */
export const ANSWERS_FOR_A_FIT = 100
/** Fitted again when the answers have grown by this factor. */
export const GROWTH_BEFORE_A_NEW_FIT = 1.5
/** One item in so many is kept out of the fit, to judge it by. */
const HELD_OUT = 5
/** How many answers the published value weighs as much as. */
const PRIOR_WEIGHT = 8
/** Days; a fitted stability stays between the two. */
const RANGE = { least: 0.1, most: 100 } as const
const STEPS = 120

/** From so many answers on all weights are fitted. */
export const ANSWERS_FOR_A_WHOLE_FIT = 400

/** `last` is the number of answers at the last fit of all weights; undefined where there was none. */
export function mayFitWhole(answers: number, last: number | undefined): boolean {
  if (answers < ANSWERS_FOR_A_WHOLE_FIT) return false
  return last === undefined || last < ANSWERS_FOR_A_WHOLE_FIT || answers >= GROWTH_BEFORE_A_NEW_FIT * last
}

/** The items to fit on, and those kept out to judge the fit by. */
export function heldOutOf(items: readonly ItemAnswers[]): { fitted: ItemAnswers[]; heldOut: ItemAnswers[] } {
  const isHeldOut = ({ item }: ItemAnswers) => seededHash(0, item) % HELD_OUT === 0
  return { fitted: items.filter(each => !isHeldOut(each)), heldOut: items.filter(isHeldOut) }
}

export type Fit = {
  initial: InitialStabilities
  /** Mean log loss of the held-out answers with the published and with the fitted values. */
  published: number
  fitted: number
}

export function mayFit(answers: number, answersAtLastFit: number | undefined): boolean {
  if (answers < ANSWERS_FOR_A_FIT) return false
  return answersAtLastFit === undefined || answers >= GROWTH_BEFORE_A_NEW_FIT * answersAtLastFit
}

/**
 * The stabilities after a first answer that explain this learner's second answers best, each drawn towards the published
 * value where there is little to go by. Undefined where there are too few answers, or where the answers that were held
 * out are predicted worse than with the published values.
 */
export function fitInitialStabilities(items: readonly ItemAnswers[]): Fit | undefined {
  if (items.reduce((sum, each) => sum + each.answers.length, 0) < ANSWERS_FOR_A_FIT) return undefined
  const { fitted: own, heldOut } = heldOutOf(items)
  const initial = fitOn(own)
  const published = logLoss(heldOut, undefined)
  const fitted = logLoss(heldOut, initial)
  if (published === undefined || fitted === undefined || fitted > published) return undefined
  return { initial, published, fitted }
}

/** One prediction that an answer put to the test. */
export type Prediction = { predicted: number; recalled: boolean }

/** What the model expected of every answer that came at least a day after the one before, and what happened. */
export function predictions(items: readonly ItemAnswers[], initial?: InitialStabilities): Prediction[] {
  return items.flatMap(({ introducedAt, answers }) => expectations(introducedAt, answers, initial))
}

/** The same of one item's answers, each with its id and the stability, in days, that was assumed. */
export function expectations(
  introducedAt: Temporal.Instant,
  answers: readonly Answer[],
  initial?: InitialStabilities,
): (Prediction & { id: string; stability: number })[] {
  const found: ReturnType<typeof expectations> = []
  let memory: Memory = newMemory(introducedAt)
  for (const { id, rating, at } of inOrder(answers)) {
    if (memory.lastReview && memory.lastReview.until(at).total('hours') >= 24) {
      const { stability } = memory
      found.push({ id, stability, predicted: retrievability(memory, at), recalled: rating !== ratings.again })
    }
    memory = afterReview(memory, rating, at, initial)
  }
  return found
}

/** The mean surprise at what was recalled and what was not; undefined where nothing was predicted. */
export function logLoss(items: readonly ItemAnswers[], initial: InitialStabilities | undefined): number | undefined {
  const all = predictions(items, initial)
  if (all.length === 0) return undefined
  return all.reduce((sum, each) => sum + surprise(each.predicted, each.recalled), 0) / all.length
}

function fitOn(items: readonly ItemAnswers[]): InitialStabilities {
  const seconds = items.flatMap(({ answers }) => {
    const [first, second] = inOrder(answers)
    return first && second ? [{ first: first.rating, rating: second.rating, from: first.at, to: second.at }] : []
  })
  const later = seconds.filter(({ from, to }) => from.until(to).total('hours') >= 24)
  const best = initialStabilities.map((published, index) => {
    const own = later.filter(({ first }) => first === index + 1)
    return own.length === 0 ? published : likeliest(published, own)
  })
  // A better first answer never means a shorter memory.
  for (let at = 1; at < best.length; at++) best[at] = Math.max(best[at]!, best[at - 1]!)
  return best as unknown as InitialStabilities
}

function likeliest(published: number, own: { rating: number; from: Temporal.Instant; to: Temporal.Instant }[]): number {
  let best = { loss: Number.POSITIVE_INFINITY, stability: published }
  for (let step = 0; step <= STEPS; step++) {
    const stability = RANGE.least * (RANGE.most / RANGE.least) ** (step / STEPS)
    const surprises = own.map(({ rating, from, to }) =>
      surprise(retrievability({ stability, lastReview: from }, to), rating !== ratings.again),
    )
    const loss =
      surprises.reduce((sum, each) => sum + each, 0) + (PRIOR_WEIGHT * Math.log(stability / published) ** 2) / 2
    if (loss < best.loss) best = { loss, stability }
  }
  return best.stability
}

const CERTAIN = 1e-6

function surprise(predicted: number, recalled: boolean): number {
  const share = Math.min(1 - CERTAIN, Math.max(CERTAIN, predicted))
  return -Math.log(recalled ? share : 1 - share)
}

function inOrder(answers: readonly Answer[]): Answer[] {
  return answers.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at) || (a.id < b.id ? -1 : 1))
}
