/** Calendar days as a learner lives them: in a named zone, with days of 23 and 25 hours and days that a zone skipped. */

/** The date on the learner's wall calendar. */
export function localDate(now: Temporal.Instant, zone: string): string {
  return now.toZonedDateTimeISO(zone).toPlainDate().toString()
}

/** The first moment of a date in a zone. A date the zone skipped begins where the next one does. */
export function startOfDay(date: string, zone: string): Temporal.Instant {
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).toInstant()
}

/** The moment at which a date in a zone is over: the first of the next date. */
export function endOfDay(date: string, zone: string): Temporal.Instant {
  return startOfDay(addDays(date, 1), zone)
}

export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** Calendar days from one date to another; negative where the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return from === to ? 0 : Temporal.PlainDate.from(from).until(to).days
}

/** A date as a number that grows by one each day. */
export function dayNumber(date: string): number {
  return daysBetween('1970-01-01', date)
}
