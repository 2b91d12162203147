import { seededHash } from '#domain/random.ts'
import { rowsLeft, withDraft } from '../day.ts'
import type { Day } from '../day.ts'
import { activityOf } from '../offers/kinds.ts'
import type { Offer } from '../offers/offer.ts'
import { drillOffers } from '../offers/drill-offers.ts'
import { pieceOffers } from '../offers/piece-offers.ts'
import { leftOver } from '../offers/ranking.ts'
import { SHORTEST_ROW } from '../pace/row-size.ts'

/** A kind of activity not had for so many days is due, so that each week holds all of them. */
const DUE_AFTER_DAYS = 4
/** Questions put together for the sake of a kind take no longer at first; they get longer where the day has room. */
const SHORT_ROW = { shortDay: 70, usual: 90 } as const
const SHORT_DAY_SECONDS = 1800
/** So many rows stay for the focus and for what fills the day. */
const ROWS_FOR_THE_REST = 2

/**
 * Rows for the kinds of activity that were not had for days, those missed longest first, in at most so many seconds:
 * whatever its minutes, a week holds every kind that the course has material for by then.
 */
export function withKindsOfTheWeek(day: Day, seconds: number): Day {
  // The words of the first lesson do not go far: a kind more would leave the others without any.
  if (day.input.words.length === 0) return day
  const short = day.budget < SHORT_DAY_SECONDS ? SHORT_ROW.shortDay : SHORT_ROW.usual
  let next = day
  let left = seconds
  while (left >= SHORTEST_ROW && rowsLeft(next) > ROWS_FOR_THE_REST) {
    // What the day still has to fill fits the rows that are left.
    const least = leftOver(next, 0)
    const room = { purpose: 'practice', rows: 1, most: left, longest: short } as const
    const offers = [...drillOffers(next, { ...room, wanted: short }), ...pieceOffers(next, { ...room, wanted: left })]
    const best = mostMissed(next, offers, left, least)
    if (!best) break
    next = withDraft(next, best.draft)
    left -= best.seconds
  }
  return next
}

function mostMissed(day: Day, offers: readonly Offer[], most: number, least: number): Offer | undefined {
  const had = new Set(day.drafts.map(({ recipe }) => activityOf(recipe)))
  const since = (offer: Offer) => {
    const activity = activityOf(offer.draft.recipe)
    return activity && !had.has(activity) ? day.past.daysSinceActivity(activity) : 0
  }
  const random = ({ kind }: Offer) => seededHash(day.input.seed, `${day.input.date} ${kind}`)
  return offers
    .filter(offer => offer.seconds <= most && offer.seconds >= least && since(offer) >= DUE_AFTER_DAYS)
    .sort((a, b) => compare(since(b), since(a)) || a.timesDone - b.timesDone || random(a) - random(b))[0]
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b)
