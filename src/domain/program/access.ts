/** A stretch of access: what one purchase, or one gift of an operator, gives. Those of a learner follow one another. */
export type AccessPeriod = { id: string; startsAt: Temporal.Instant; expiresAt: Temporal.Instant }

const later = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) > 0 ? one : other

/** What was left of a period when it ended; nothing where it was over. */
export function remainderOf({ startsAt, expiresAt }: AccessPeriod, endedAt: Temporal.Instant): Temporal.Duration {
  return later(startsAt, endedAt).until(later(startsAt, later(endedAt, expiresAt)))
}

/** The periods that followed one that ended, begun sooner by what it had left: what was paid for them is not lost with it. */
export function withoutPeriod(
  others: readonly AccessPeriod[],
  ended: AccessPeriod,
  endedAt: Temporal.Instant,
): AccessPeriod[] {
  const left = remainderOf(ended, endedAt)
  return others
    .filter(({ startsAt }) => Temporal.Instant.compare(startsAt, ended.expiresAt) >= 0)
    .map(period => ({
      ...period,
      startsAt: period.startsAt.subtract(left),
      expiresAt: period.expiresAt.subtract(left),
    }))
}

/**
 * A period that ended and is given back: what it had left begins now, or where the learner's other access ends. Its
 * beginning moves with its end, so that the day of the program goes on where it stood.
 */
export function periodAgain(
  ended: AccessPeriod,
  {
    endedAt,
    now,
    otherEnd,
  }: { endedAt: Temporal.Instant; now: Temporal.Instant; otherEnd?: Temporal.Instant | undefined },
): AccessPeriod {
  const begin = otherEnd ? later(now, otherEnd) : now
  const expiresAt = begin.add(remainderOf(ended, endedAt))
  return { ...ended, expiresAt, startsAt: expiresAt.subtract(ended.startsAt.until(ended.expiresAt)) }
}
