import { withLearnerLocked } from '../connect.ts'
import type { Db } from '../connect.ts'
import { toStored } from '../instants.ts'

export type PushSubscription = { endpoint: string; p256dh: string; auth: string }

export function pushSubscriptionsOf(db: Db, userId: string): Promise<PushSubscription[]> {
  return db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('endpoint')
    .execute()
}

/** Keeps a browser for a learner. A browser belongs to whoever asked last in it; beyond `most` the oldest is forgotten. */
export async function savePushSubscription(
  db: Db,
  userId: string,
  subscription: PushSubscription,
  most: number,
  now: Temporal.Instant,
): Promise<void> {
  const { endpoint, p256dh, auth } = subscription
  const row = { user_id: userId, p256dh, auth, created_at: toStored(now) }
  await withLearnerLocked(db, userId, async trx => {
    await trx
      .insertInto('push_subscriptions')
      .values({ endpoint, ...row })
      .onConflict(conflict => conflict.column('endpoint').doUpdateSet(row))
      .execute()
    const present = await pushSubscriptionsOf(trx, userId)
    for (const old of present.slice(0, Math.max(0, present.length - most))) {
      await forgetPushSubscription(trx, old.endpoint)
    }
  })
}

/** Forgets a browser; with a learner, only where it is theirs. */
export async function forgetPushSubscription(db: Db, endpoint: string, userId?: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .$if(userId !== undefined, query => query.where('user_id', '=', userId!))
    .execute()
}
