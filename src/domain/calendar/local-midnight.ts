/**
 * Milliseconds from `now` to the moment the next calendar day begins in a zone. Days of 23 and 25 hours are as long as
 * they are, so this is asked anew each time; "every 24 hours" would drift off midnight twice a year.
 */
export function millisecondsToLocalMidnight(now: Temporal.Instant, zone: string): number {
  const nextDay = now.toZonedDateTimeISO(zone).toPlainDate().add({ days: 1 }).toZonedDateTime(zone)
  return Math.ceil(now.until(nextDay.toInstant()).total('milliseconds'))
}
