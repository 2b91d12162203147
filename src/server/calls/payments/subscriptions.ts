import type { Handlers } from '#server/http/handler.ts'
import type { Subscription } from '#contract/payments/subscriptions.ts'
import { daysLearned } from '#database/learners/active-days.ts'
import { toStored } from '#database/instants.ts'
import { pendingCheckout } from '#database/payments/payments.ts'
import { endOfAccess, subscriptionOf } from '#database/payments/subscriptions.ts'
import type { Db } from '#database/connect.ts'
import { daysRemaining, programDay } from '#domain/program/program.ts'

export const subscriptionHandlers = {
  subscription: async ({ db, learner, now }) => activeSubscription(db, learner.id, now),

  program: async ({ db, learner, now, zone }) => {
    const subscription = await activeSubscription(db, learner.id, now)
    const end = subscription ? undefined : await endOfAccess(db, learner.id)
    const pending = await pendingCheckout(db, learner.id)
    return {
      subscription,
      ended_at: end ? toStored(end.at) : null,
      days_learned: await daysLearned(db, learner.id, now, zone),
      ended_because: end?.because ?? null,
      pending_payment: pending
        ? { session_id: pending.session_id, language_id: pending.language_id, since: pending.state_at! }
        : null,
    }
  },
} satisfies Partial<Handlers>

async function activeSubscription(db: Db, userId: string, now: Temporal.Instant): Promise<Subscription | null> {
  const active = await subscriptionOf(db, userId, now)
  if (!active) return null
  return {
    expires_at: toStored(active.expiresAt),
    days_remaining: daysRemaining(now, active.expiresAt),
    program_day: programDay(now, active.startsAt),
  }
}
