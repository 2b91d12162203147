import type { Room } from '../offers/offer.ts'

/** Shorter than this is no task. */
export const SHORTEST_ROW = 60

/** A longer task would tire; the longer the day, the longer its tasks. */
export const longestRow = (minutes: number) => Math.min(30, Math.max(4, minutes / 4)) * 60

/** However much is left to fill, nothing that can be cut goes on for longer. */
export const LONGEST_AT_A_STRETCH = 30 * 60

/** The focus has few kinds, each once a day: its rows may be that much longer. */
const FOCUS_STRETCH = 1.4
/** Shorter than this only where the day has no more. */
const USUAL_ROW = 150

/** The seconds a row that can be made to measure should take: what is wanted, spread over the rows it may take. */
export function rowSize({ purpose, wanted, rows, most, longest }: Room): number {
  const even = purpose === 'focus' ? Math.max(longest * FOCUS_STRETCH, wanted / rows) : wanted / Math.max(1, rows)
  return Math.min(most, wanted, LONGEST_AT_A_STRETCH, Math.max(even, USUAL_ROW))
}
