import { seededHash } from '#domain/random.ts'
import type { Recipe } from '../course-outline.ts'
import { rowsLeft, secondsLeft, secondsUsed, withDraft } from '../day.ts'
import type { Day } from '../day.ts'
import { activityOf } from '../offers/kinds.ts'
import type { Offer } from '../offers/offer.ts'
import { drillOffers } from '../offers/drill-offers.ts'
import { pieceOffers } from '../offers/piece-offers.ts'
import { SHORTEST_TALK, talkOffers } from '../offers/talk-offers.ts'
import { leftOver } from '../offers/ranking.ts'
import { isAhead } from '../pace/focus-share.ts'
import type { PastWeek } from '../pace/focus-share.ts'
import { SHORTEST_ROW } from '../pace/row-size.ts'

/** A kind of activity not had for so many days is due, so that each week holds all of them. */
const DUE_AFTER_DAYS = 4
/**
 * One not had for so many days may take more of a day than its turn, unless the focus waits: a worksheet or a text written fits
 * no short row.
 */
const OVERDUE_AFTER_DAYS = 6
const OVERDUE_SHARE = 0.7
/** Questions put together for the sake of a kind take no longer at first; they get longer where the day has room. */
const SHORT_ROW = { shortDay: 70, usual: 90 } as const
const SHORT_DAY_SECONDS = 1800
/** So many rows stay for the focus and for what fills the day. */
const ROWS_FOR_THE_REST = 2

/**
 * Rows for the kinds of activity that were not had for days, talking with the tutor among them, those missed longest first, in
 * at most so many seconds: a week of half an hour a day or more holds every kind that the course has material for by then.
 */
export function withKindsOfTheWeek(day: Day, seconds: number, week: PastWeek): Day {
  // The words of the first lesson do not go far: a kind more would leave the others without any.
  if (day.input.words.length === 0) return day
  const mayTakeMore = day.budget >= SHORT_DAY_SECONDS && isAhead(week)
  const longer = mayTakeMore ? Math.max(seconds, OVERDUE_SHARE * secondsLeft(day)) : seconds
  let next = withMostMissed(day, longer, OVERDUE_AFTER_DAYS) ?? day
  let left = seconds - (secondsUsed(next) - secondsUsed(day))
  while (left >= SHORTEST_ROW) {
    const more = withMostMissed(next, left, DUE_AFTER_DAYS)
    if (!more) break
    left -= secondsUsed(more) - secondsUsed(next)
    next = more
  }
  return next
}

/** The day with a row, of at most so many seconds, for the kind that was missed longest; undefined where none was for so many days. */
function withMostMissed(day: Day, most: number, days: number): Day | undefined {
  if (most < SHORTEST_ROW || rowsLeft(day) <= ROWS_FOR_THE_REST) return undefined
  const isShort = day.budget < SHORT_DAY_SECONDS
  const short = isShort ? SHORT_ROW.shortDay : SHORT_ROW.usual
  const room = { purpose: 'practice', rows: 1, most, longest: short } as const
  const offers = [
    ...drillOffers(day, { ...room, wanted: short }),
    ...pieceOffers(day, { ...room, wanted: most }),
    // On a short day a talk takes what the focus needs.
    ...(isShort ? [] : talkOffers(day, { ...room, wanted: Math.min(most, SHORTEST_TALK) })),
  ]
  const had = new Set(day.drafts.map(({ recipe }) => missable(recipe)))
  const since = ({ draft: { recipe } }: Offer) => {
    const kind = missable(recipe)
    if (kind === undefined || had.has(kind)) return 0
    return kind === 'talk' ? day.past.daysSince(kind) : day.past.daysSinceActivity(kind)
  }
  // What the day still has to fill fits the rows that are left.
  const least = leftOver(day, 0)
  const random = ({ kind }: Offer) => seededHash(day.input.seed, `${day.input.date} ${kind}`)
  const [best] = offers
    .filter(offer => offer.seconds <= most && offer.seconds >= least && since(offer) >= days)
    .sort((a, b) => compare(since(b), since(a)) || a.timesDone - b.timesDone || random(a) - random(b))
  return best && withDraft(day, best.draft)
}

const missable = (recipe: Recipe) => (recipe.kind === 'talk' ? recipe.kind : activityOf(recipe))

const compare = (a: number, b: number) => (a === b ? 0 : a - b)
