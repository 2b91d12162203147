import type { Handlers } from '../handler.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { toStored } from '#database/instants.ts'
import { lastAccessEnd, subscriptionOf } from '#database/subscriptions.ts'
import type { Db } from '#database/connect.ts'
import { daysRemaining, programDay } from '#domain/program.ts'

export const subscriptionHandlers = {
  subscription: async ({ db, learner, now }) => activeSubscription(db, learner.id, now),

  program: async ({ db, learner, now }) => {
    const subscription = await activeSubscription(db, learner.id, now)
    const lastEnd = subscription ? undefined : await lastAccessEnd(db, learner.id)
    return { subscription, ended_at: lastEnd ? toStored(lastEnd) : null }
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
