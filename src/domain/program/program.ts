/** The numbers of the offer: what a learner buys and for how long. The client never sends them. */
export const PROGRAM_DAYS = 90
/** Six learning days and a checkpoint each; the last week has no checkpoint. */
export const COURSE_WEEKS = Math.ceil(PROGRAM_DAYS / 7)
/** In cents of `CURRENCY`. */
export const PRICE = 4900
export const CURRENCY = 'usd'
export const PRICE_LABEL = `$${PRICE / 100}`
export const PLAN_NAME = 'Premium Program'
/** The evaluation is prompted when the assessment is this old. */
export const EVALUATION_AFTER_DAYS = 90

export const levels = ['beginner', 'intermediate', 'advanced'] as const
export type Level = (typeof levels)[number]

/** Days until the program ends, counting a day that has begun as a whole one. */
export function daysRemaining(now: Temporal.Instant, expiresAt: Temporal.Instant): number {
  return Math.max(0, Math.ceil(now.until(expiresAt).total('hours') / 24))
}

/** The day of the program, from 1 on its first 24 hours to 90 on its last. */
export function programDay(now: Temporal.Instant, startsAt: Temporal.Instant): number {
  const begun = Math.floor(startsAt.until(now).total('hours') / 24) + 1
  return Math.min(PROGRAM_DAYS, Math.max(1, begun))
}

/** When access ends: 90 times 24 hours after the later of the payment and the end of what was already paid. */
export function accessUntil(paidAt: Temporal.Instant, presentEnd: Temporal.Instant | undefined): Temporal.Instant {
  const begin = presentEnd && Temporal.Instant.compare(presentEnd, paidAt) > 0 ? presentEnd : paidAt
  return begin.add({ hours: 24 * PROGRAM_DAYS })
}

/** Access holds until the instant it ends and no longer. */
export function isActive(now: Temporal.Instant, expiresAt: Temporal.Instant | undefined): boolean {
  return expiresAt !== undefined && Temporal.Instant.compare(now, expiresAt) < 0
}

/**
 * Whether an evaluation given at `at` looks back on a program: the assessment is 90 or more days old, or an access has run
 * out (`ends`). What was given earlier does not count, and can be given again.
 */
export function evaluationCounts(
  at: Temporal.Instant,
  assessedAt: Temporal.Instant,
  ends: readonly Temporal.Instant[],
): boolean {
  return evaluationIsDue(at, assessedAt, false) || ends.some(end => Temporal.Instant.compare(end, at) <= 0)
}

/** An evaluation is due when the assessment is 90 or more days old and none was given since. */
export function evaluationIsDue(now: Temporal.Instant, assessedAt: Temporal.Instant, hasEvaluation: boolean): boolean {
  return !hasEvaluation && assessedAt.until(now).total('hours') >= 24 * EVALUATION_AFTER_DAYS
}
