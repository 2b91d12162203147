import { rowsLeft, secondsLeft, withDraft, withoutDraft } from '../day.ts'
import type { Day } from '../day.ts'
import { offersFor } from '../offers/offers.ts'
import type { Room } from '../offers/offer.ts'
import { LONGEST_AT_A_STRETCH } from '../pace/row-size.ts'

/** A first day that is emptier than this share of its promise gives up a short row for a longer one. */
const MAY_STAY_EMPTY = 0.02

/**
 * Where all rows of a first day are taken and it is not full, its shortest row of practice makes room for the longest that can
 * be had: there are few words yet, and a row that is short by nature would leave a long day a quarter empty.
 */
export function withLongerRows(day: Day): Day {
  const isFirst = day.input.words.length === 0
  if (!isFirst || rowsLeft(day) > 0 || secondsLeft(day) <= MAY_STAY_EMPTY * day.budget) return day
  const shortest = day.drafts
    .filter(({ purpose }) => purpose === 'practice')
    .toSorted((a, b) => a.seconds - b.seconds)[0]
  if (!shortest) return day
  const without = withoutDraft(day, shortest)
  const most = Math.min(LONGEST_AT_A_STRETCH, secondsLeft(without))
  const room: Room = { purpose: 'practice', wanted: most, rows: 1, most, longest: most, repeats: 'words' }
  const [longest] = offersFor(without, room).toSorted((a, b) => b.seconds - a.seconds)
  if (!longest || longest.seconds <= shortest.seconds) return day
  return withLongerRows(withDraft(without, longest.draft))
}
