import { PROGRAM_DAYS } from './program.ts'

/** The days of the program that have a screen of their own: half of the way, and its end. */
export const MILESTONES = [45, PROGRAM_DAYS] as const
export type Milestone = (typeof MILESTONES)[number]

/** The last milestone that a day of the program has reached; undefined before the first. */
export function milestoneReached(programDay: number): Milestone | undefined {
  return MILESTONES.findLast(day => day <= programDay)
}
