import type { Focus } from '#domain/program/assessment.ts'
import type { Day, Draft } from '../day.ts'
import type { Interest } from './interests.ts'
import type { Kind } from './kinds.ts'

/** What could be the next row of a day. */
export type Offer = {
  kind: Kind
  focus: Focus
  seconds: number
  /** How often this very content was had before; 0 for questions put together anew. */
  timesDone: number
  /** Why its week is near to the learner, where it is a piece of that week. */
  interest: Interest | undefined
  draft: Draft
}

/**
 * The seconds a purpose still wants, the rows it may take for them, the most seconds that the day has
 * left, and how long a single row should be at the longest. With `repeats` words may come once more by themselves.
 */
export type Room = {
  purpose: 'focus' | 'practice'
  wanted: number
  rows: number
  most: number
  longest: number
  repeats?: 'words'
}

export const purposeOf = (day: Day, focus: Focus) => (focus === day.input.focus ? 'focus' : 'practice')
