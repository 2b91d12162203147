import { addDays, daysBetween, endOfDay, localDate, startOfDay } from './local-days.ts'

/** A date on which the learner did something, and the zone they were in. */
export type ActiveDay = { date: string; zone: string }

/**
 * How many days in a row the learner was active, counted in dates as they were lived. A day that has begun without
 * activity does not end the streak. Travel and changes of a zone's rules do not either: two days follow one another
 * when their dates do, or when the later one began (where the learner then was) before the earlier one had ended (where
 * they were then), since no date between them was ever on the learner's calendar. Dates that were taken off in advance
 * neither end it nor count.
 */
export function streakDays(
  activeDays: readonly ActiveDay[],
  today: ActiveDay,
  datesOff: ReadonlySet<string> = new Set(),
): number {
  const follows = (earlier: ActiveDay, later: ActiveDay) => followsDay(afterTimeOff(earlier, later, datesOff), later)

  const latestFirst = activeDays.toSorted((a, b) => (a.date < b.date ? 1 : -1))
  const [latest] = latestFirst
  if (!latest || !follows(latest, today)) return 0
  let days = 1
  for (let at = 1; at < latestFirst.length; at++) {
    if (!follows(latestFirst[at]!, latestFirst[at - 1]!)) break
    days++
  }
  return days
}

/** The last of the dates off that come right after a day, as if something had been done on it. */
function afterTimeOff(earlier: ActiveDay, later: ActiveDay, datesOff: ReadonlySet<string>): ActiveDay {
  let date = earlier.date
  for (let next = addDays(date, 1); next < later.date && datesOff.has(next); next = addDays(next, 1)) date = next
  return { ...earlier, date }
}

/** The zone to remember for a date lived in two: the one in which it ends later, for until then no next date has begun. */
export function zoneToKeep(date: string, known: string, seen: string): string {
  return Temporal.Instant.compare(endOfDay(date, seen), endOfDay(date, known)) > 0 ? seen : known
}

/** Whether no lived day lies between two. Holds too where `later` is the same date, or an earlier one after flying west. */
function followsDay(earlier: ActiveDay, later: ActiveDay): boolean {
  const end = endOfDay(earlier.date, earlier.zone)
  // The date on the wall when the earlier day was over: the next one, or a later one where its zone left out a date.
  if (daysBetween(localDate(end, earlier.zone), later.date) <= 0) return true
  const start = startOfDay(later.date, later.zone)
  return Temporal.Instant.compare(start, end) <= 0
}

/** The streak as the dashboard shows it: a new learner sees `0 days`. */
export function streakLabel(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}

/** Whole days without activity before today; 0 for someone who never began, who is not away but new. */
export function idleDays(lastActive: string | undefined, today: string): number {
  return lastActive === undefined ? 0 : Math.max(0, daysBetween(lastActive, today) - 1)
}
