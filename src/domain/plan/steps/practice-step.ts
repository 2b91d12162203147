import { rowsLeft, secondsLeft, withDraft } from '../day.ts'
import type { Day } from '../day.ts'
import { isBehind, pastWeek } from '../pace/focus-share.ts'
import { bestOffer, leftOver } from '../offers/ranking.ts'
import { offersFor } from '../offers/offers.ts'
import type { Room } from '../offers/offer.ts'
import { longestRow, SHORTEST_ROW } from '../pace/row-size.ts'

/** The focus fills these; the rest of the day is for everything else. */
const MOST_FOCUS_ROWS = 2

const EMPTY_SHARE = 0.1

/** Rows for a purpose until it has `seconds`, or nothing more fits. */
export function withPractice(day: Day, purpose: Room['purpose'], seconds: number, repeats?: 'words'): Day {
  const longest = longestRow(day.input.budgetMinutes)
  const mayBeShort = purpose !== 'focus' || isBehind(pastWeek(day.input))
  let next = day
  let rows = purpose === 'focus' ? Math.min(MOST_FOCUS_ROWS, rowsLeft(day) - 1) : rowsLeft(day)
  for (let wanted = seconds; wanted >= SHORTEST_ROW && rows > 0; rows--) {
    const room = { purpose, wanted, rows, most: secondsLeft(next), longest, ...(repeats && { repeats }) }
    const best = bestOffer(offersFor(next, room), next, room)
    if (!best || (!mayBeShort && isTooShort(next, best.seconds))) break
    next = withDraft(next, best.draft)
    wanted -= best.seconds
  }
  return next
}

/** The focus takes no row with what leaves a good part of the day empty. */
const isTooShort = (day: Day, seconds: number) => leftOver(day, seconds) > EMPTY_SHARE * day.budget
