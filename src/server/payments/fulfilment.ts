import type { Logger } from '../environment/logger.ts'
import {
  checkoutById,
  insertCheckout,
  insertPurchase,
  setCheckoutState,
  userExists,
} from '#database/payments/payments.ts'
import { settlePayment } from '#database/payments/reversals.ts'
import type { Db } from '#database/connect.ts'
import { languageById } from '#domain/languages.ts'
import { faultOf } from '#domain/program/payments.ts'
import type { CheckoutSession, Payments } from '#providers/payments/payments.ts'

export type Outcome = 'fulfilled' | 'fulfilled before' | 'open' | 'pending' | 'failed' | 'expired' | 'refused'

type Dependencies = { db: Db; logger: Logger; now: Temporal.Instant; mode: Payments['mode'] }

/**
 * Takes in what became of a checkout session, and gives the program it paid for, once. `session` must come from a
 * verified webhook event or from the payment service itself, never from a client. Money that does not fit what is sold
 * is logged, kept as refused and gives nothing.
 */
export async function fulfil({ db, logger, now, mode }: Dependencies, session: CheckoutSession): Promise<Outcome> {
  const { sessionId, userId, languageId, paymentId, state } = session
  const known = await checkoutById(db, sessionId)
  if (known?.state === 'paid') return 'fulfilled before'
  const refuse = async (reason: string): Promise<Outcome> => {
    logger.error(
      { session: sessionId, payment: paymentId, reason },
      'Not fulfilled: the payment does not fit what is sold. Look at it on the operator page of payments, and return it or give access there',
    )
    if (known) {
      const of = { sessionId, userId: known.user_id, languageId: known.language_id, paymentId }
      await setCheckoutState(db, of, { state: 'refused', reason }, now)
    }
    return 'refused'
  }
  const hasMoney = state === 'paid' || state === 'free' || state === 'returned'
  if (!userId || !(await userExists(db, userId))) return hasMoney ? refuse('unknown user') : state
  if (!languageId || !languageById(languageId)) return hasMoney ? refuse('unknown language') : state

  // The service may tell of a session before we have kept it, or when we were stopped just then; its metadata is ours.
  await insertCheckout(db, { sessionId, userId, languageId, url: session.url ?? '' }, now)
  const checkout = await checkoutById(db, sessionId)
  if (checkout?.user_id !== userId || checkout.language_id !== languageId) {
    return hasMoney ? refuse('the session was opened for another learner or language') : state
  }
  const own = { sessionId, userId, languageId, paymentId }
  if (!hasMoney) {
    await setCheckoutState(db, own, { state }, now)
    return state
  }
  if (state === 'free') return refuse('completed without a payment, as with a coupon over the whole price')
  if (state === 'returned') return refuse('refunded before it gave anything')
  const fault = faultOf(session, { live: mode === 'live' })
  if (fault) return refuse(fault)

  const isNew = await insertPurchase(db, { ...own, email: session.email }, now)
  if (!isNew) return 'fulfilled before'
  logger.info({ session: sessionId, payment: paymentId, user: userId }, 'Purchase fulfilled')
  // The money may have gone back before we heard that it came.
  if (paymentId) await settlePayment(db, paymentId, now)
  return 'fulfilled'
}
