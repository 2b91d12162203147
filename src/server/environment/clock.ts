/** Tells the time. Everything that needs to know it asks this, so that tests and CLOCK_OFFSET can move it. */
export type Clock = { now(): Temporal.Instant }

/** The machine's clock, moved by an ISO 8601 duration such as `P90D` where one is given (days are 24 hours). */
export function createClock(offset?: string): Clock {
  const hours = offset
    ? Temporal.Duration.from(offset).total({ unit: 'hours', relativeTo: Temporal.PlainDate.from('2026-01-01') })
    : 0
  const milliseconds = Math.round(hours * 3_600_000)
  return { now: () => Temporal.Now.instant().add({ milliseconds }) }
}

/** A clock that stands still until it is moved, for tests. */
export function createManualClock(
  start: string,
): Clock & { set(instant: string): void; advance(duration: Temporal.DurationLike): void } {
  let now = Temporal.Instant.from(start)
  return {
    now: () => now,
    set: instant => {
      now = Temporal.Instant.from(instant)
    },
    advance: duration => {
      now = now.toZonedDateTimeISO('UTC').add(duration).toInstant()
    },
  }
}
