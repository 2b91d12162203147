import { randomUUID } from 'node:crypto'
import { withLearnerLocked } from './connect.ts'
import type { Db } from './connect.ts'
import { fromStored, toStored } from './instants.ts'
import { lastAccessEnd } from './subscriptions.ts'
import { CURRENCY, PRICE, PROGRAM_DAYS, accessUntil } from '#domain/program.ts'

export type NewCheckout = { sessionId: string; userId: string; languageId: number; url: string }

/** Keeps that a checkout session was opened for a learner; a second time changes nothing. */
export async function insertCheckout(db: Db, checkout: NewCheckout, now: Temporal.Instant): Promise<void> {
  await db
    .insertInto('checkouts')
    .values({
      session_id: checkout.sessionId,
      user_id: checkout.userId,
      language_id: checkout.languageId,
      url: checkout.url,
      created_at: toStored(now),
    })
    .onConflict(conflict => conflict.column('session_id').doNothing())
    .execute()
}

export async function checkoutById(db: Db, sessionId: string) {
  return db.selectFrom('checkouts').selectAll().where('session_id', '=', sessionId).executeTakeFirst()
}

/** The learner's last checkout for a language that bought nothing yet and was opened after `since`. */
export async function lastUnpaidCheckout(db: Db, userId: string, languageId: number, since: Temporal.Instant) {
  return db
    .selectFrom('checkouts')
    .leftJoin('purchases', 'purchases.session_id', 'checkouts.session_id')
    .select(['checkouts.session_id', 'checkouts.url'])
    .where('checkouts.user_id', '=', userId)
    .where('checkouts.language_id', '=', languageId)
    .where('checkouts.created_at', '>', toStored(since))
    .where('purchases.session_id', 'is', null)
    .orderBy('checkouts.created_at', 'desc')
    .orderBy('checkouts.session_id')
    .executeTakeFirst()
}

/**
 * The key to open a checkout with. All who ask before `forgetCheckoutKey`, or within `minutes` of the first, get the
 * same one, so that clicks that meant one purchase open one session.
 */
export async function checkoutKey(
  db: Db,
  userId: string,
  languageId: number,
  now: Temporal.Instant,
  minutes = 10,
): Promise<string> {
  return withLearnerLocked(db, userId, async trx => {
    const present = await trx
      .selectFrom('checkout_keys')
      .selectAll()
      .where('user_id', '=', userId)
      .where('language_id', '=', languageId)
      .executeTakeFirst()
    if (present && fromStored(present.made_at).until(now).total('minutes') < minutes) return present.idempotency_key
    const made = { idempotency_key: randomUUID(), made_at: toStored(now) }
    await trx
      .insertInto('checkout_keys')
      .values({ user_id: userId, language_id: languageId, ...made })
      .onConflict(conflict => conflict.columns(['user_id', 'language_id']).doUpdateSet(made))
      .execute()
    return made.idempotency_key
  })
}

/** Ends the life of a key whose session was paid or never came to be. */
export async function forgetCheckoutKey(db: Db, userId: string, languageId: number): Promise<void> {
  await db.deleteFrom('checkout_keys').where('user_id', '=', userId).where('language_id', '=', languageId).execute()
}

export async function purchaseOfSession(db: Db, sessionId: string) {
  return db.selectFrom('purchases').selectAll().where('session_id', '=', sessionId).executeTakeFirst()
}

export async function userExists(db: Db, userId: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined
}

/**
 * Gives the 90 days that a checkout session paid for, exactly once whoever tells of it and however often: the session
 * is the purchase's key. False where it had been given before.
 */
export async function insertPurchase(
  db: Db,
  purchase: { sessionId: string; userId: string; languageId: number; email: string },
  now: Temporal.Instant,
): Promise<boolean> {
  return withLearnerLocked(db, purchase.userId, async trx => {
    const expiresAt = accessUntil(now, await lastAccessEnd(trx, purchase.userId))
    const inserted = await trx
      .insertInto('purchases')
      .values({
        session_id: purchase.sessionId,
        user_id: purchase.userId,
        language_id: purchase.languageId,
        amount: PRICE,
        currency: CURRENCY,
        customer_email: purchase.email,
        paid_at: toStored(now),
        starts_at: toStored(expiresAt.subtract({ hours: 24 * PROGRAM_DAYS })),
        expires_at: toStored(expiresAt),
      })
      .onConflict(conflict => conflict.column('session_id').doNothing())
      .returning('session_id')
      .executeTakeFirst()
    // Whoever buys again means another purchase.
    await forgetCheckoutKey(trx, purchase.userId, purchase.languageId)
    return inserted !== undefined
  })
}

/** Notes a webhook event for the operator. */
export async function recordEvent(
  db: Db,
  event: { eventId: string; type: string; outcome: string },
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('payment_events')
    .values({ event_id: event.eventId, type: event.type, outcome: event.outcome, received_at: toStored(now) })
    .onConflict(conflict => conflict.column('event_id').doNothing())
    .execute()
}
