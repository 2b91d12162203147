import { addDays } from './local-days.ts'

/** A pause of the program, in days. Once per program. */
export const PAUSE_DAYS = { min: 1, max: 14 } as const
/** Rest days that may lie ahead at once: two for each week of the program. */
export const MOST_REST_DAYS = 26

/** Every date of a pause. */
export function pausedDates(firstDate: string, days: number): string[] {
  return Array.from({ length: days }, (_, day) => addDays(firstDate, day))
}

/**
 * The rest days after a learner chose anew: those of today and before stay as they were, since a day that has begun is
 * lived and not chosen; those ahead are the chosen ones.
 */
export function restDaysAfter(present: readonly string[], chosen: readonly string[], today: string): string[] {
  const kept = present.filter(date => date <= today)
  const ahead = chosen.filter(date => date > today)
  return [...new Set([...kept, ...ahead])].sort()
}
