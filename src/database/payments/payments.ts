import { randomUUID } from 'node:crypto'
import { withLearnerLocked } from '../connect.ts'
import type { Db } from '../connect.ts'
import { fromStored, toStored } from '../instants.ts'
import { lastAccessEnd } from './subscriptions.ts'
import { comesFrom } from '#domain/program/payments.ts'
import type { PaymentState } from '#domain/program/payments.ts'
import { CURRENCY, PRICE, PROGRAM_DAYS, accessUntil } from '#domain/program/program.ts'

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

/** The learner's checkouts whose end is not known, newest first: those still open after `openSince`, and all where the bank decides. */
export async function unfinishedCheckouts(db: Db, userId: string, openSince: Temporal.Instant) {
  return db
    .selectFrom('checkouts')
    .select(['session_id', 'language_id', 'url', 'state', 'created_at'])
    .where('user_id', '=', userId)
    .where(eb =>
      eb.or([eb('state', '=', 'pending'), eb('state', '=', 'open').and('created_at', '>', toStored(openSince))]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('session_id')
    .execute()
}

/** The checkout of a learner that waits for the bank's decision. */
export async function pendingCheckout(db: Db, userId: string) {
  return db
    .selectFrom('checkouts')
    .select(['session_id', 'language_id', 'state_at'])
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

/** Keeps what became of a checkout. False where it is known to be further already. A checkout that is over frees its key. */
export async function setCheckoutState(
  db: Db,
  checkout: { sessionId: string; userId: string; languageId: number; paymentId?: string | undefined },
  to: { state: PaymentState; reason?: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const { sessionId, userId, languageId, paymentId } = checkout
  const from = comesFrom[to.state]
  // PostgreSQL takes no empty list; nothing becomes open again.
  const changed =
    from.length > 0 &&
    (await db
      .updateTable('checkouts')
      .set({ state: to.state, state_at: toStored(now), reason: to.reason ?? null })
      .where('session_id', '=', sessionId)
      .where('state', 'in', [...from])
      .returning('session_id')
      .executeTakeFirst()) !== undefined
  if (paymentId) {
    await db
      .updateTable('checkouts')
      .set({ payment_id: paymentId })
      .where('session_id', '=', sessionId)
      .where('payment_id', 'is', null)
      .execute()
  }
  // The service answers a key that it knows with the session it opened then, whatever became of it.
  if (changed) await forgetCheckoutKey(db, userId, languageId)
  return changed
}

/** Keeps which payment a checkout led to. False where the checkout is not known here. */
export async function setPaymentOfCheckout(db: Db, sessionId: string, paymentId: string): Promise<boolean> {
  const kept = await db
    .updateTable('checkouts')
    .set({ payment_id: paymentId })
    .where('session_id', '=', sessionId)
    .returning('session_id')
    .executeTakeFirst()
  return kept !== undefined
}

export async function checkoutOfPayment(db: Db, paymentId: string) {
  return db.selectFrom('checkouts').selectAll().where('payment_id', '=', paymentId).executeTakeFirst()
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
  purchase: { sessionId: string; userId: string; languageId: number; email: string; paymentId?: string | undefined },
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
    // This also frees the key: whoever buys again means another purchase.
    await setCheckoutState(trx, purchase, { state: 'paid' }, now)
    return inserted !== undefined
  })
}

/** Notes a webhook event for the operator. */
export async function recordEvent(
  db: Db,
  event: { eventId: string; type: string; outcome: string; about?: string | undefined },
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('payment_events')
    .values({
      event_id: event.eventId,
      type: event.type,
      outcome: event.outcome,
      received_at: toStored(now),
      about: event.about ?? null,
    })
    .onConflict(conflict => conflict.column('event_id').doNothing())
    .execute()
}
