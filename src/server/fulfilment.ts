import type { Logger } from './logger.ts'
import { checkoutById, insertCheckout, insertPurchase, purchaseOfSession, userExists } from '#database/purchases.ts'
import type { Db } from '#database/connect.ts'
import { languageById } from '#domain/languages.ts'
import { faultOf } from '#domain/purchases.ts'
import type { CheckoutState, Payments } from '#providers/payments/payments.ts'

export type Outcome = 'fulfilled' | 'fulfilled before' | 'not paid' | 'refused'

type Means = { db: Db; logger: Logger; now: Temporal.Instant; mode: Payments['mode'] }

/**
 * Gives the program that a checkout session paid for, once. `state` must come from a verified webhook event or from
 * the payment service itself, never from a client. What does not fit is logged and gives nothing.
 */
export async function fulfil({ db, logger, now, mode }: Means, state: CheckoutState): Promise<Outcome> {
  if (await purchaseOfSession(db, state.sessionId)) return 'fulfilled before'
  if (!state.paid) return 'not paid'
  const { userId, languageId } = state
  const refuse = (reason: string): Outcome => {
    logger.error({ session: state.sessionId, reason }, 'Not fulfilled: the payment does not fit what is sold')
    return 'refused'
  }
  const fault = faultOf(state, { live: mode === 'live' })
  if (fault) return refuse(fault)
  if (!userId || !(await userExists(db, userId))) return refuse('unknown user')
  if (!languageId || !languageById(languageId)) return refuse('unknown language')

  // The service may tell of a session before we have kept it, or when we were stopped just then; its metadata is ours.
  await insertCheckout(db, { sessionId: state.sessionId, userId, languageId, url: state.url ?? '' }, now)
  const checkout = await checkoutById(db, state.sessionId)
  if (checkout?.user_id !== userId || checkout.language_id !== languageId) {
    return refuse('the session was opened for another learner or language')
  }
  const isNew = await insertPurchase(db, { sessionId: state.sessionId, userId, languageId, email: state.email }, now)
  if (isNew) logger.info({ session: state.sessionId, user: userId }, 'Purchase fulfilled')
  return isNew ? 'fulfilled' : 'fulfilled before'
}
