import { fulfil } from './fulfilment.ts'
import type { Parts } from '../http/handler.ts'
import type { Learner } from '../http/request/learner.ts'
import {
  checkoutKey,
  forgetCheckoutKey,
  insertCheckout,
  setCheckoutState,
  unfinishedCheckouts,
} from '#database/payments/payments.ts'
import type { Db } from '#database/connect.ts'
import { addressOf, screens } from '#contract/screens.ts'
import { PaymentsError } from '#providers/payments/payments.ts'

/** Checkout pages stay open for a day; an older one need not be asked for. */
const CHECKOUT_HOURS = 24
/** How long a request waits for another one that opens the same checkout, and how often it looks. */
const WAIT_MILLISECONDS = 25_000
const LOOK_MILLISECONDS = 400

type Purchase = Pick<Parts, 'payments' | 'settings' | 'logger'> & {
  db: Db
  now: Temporal.Instant
  learner: Learner
  languageId: number
  languageName: string
}

// Not built as an address with a query: the service finds its placeholder by its braces.
const successUrl = (publicUrl: string, sessionId: string) =>
  `${publicUrl}${screens.subscriptionSuccess}?session_id=${sessionId}`

/**
 * Where a learner goes to pay: one payable checkout for one intent, however often and in however many tabs it is asked
 * for. A checkout that was begun goes on; one for another language ends, as one program covers all; where money is
 * under way or has come, the success page says so. Throws PaymentsError.
 */
export async function checkoutAddress(purchase: Purchase): Promise<string> {
  return (await addressOfBegun(purchase)) ?? (await open(purchase))
}

async function addressOfBegun(purchase: Purchase): Promise<string | undefined> {
  const { db, now, learner, languageId, payments, settings } = purchase
  let address: string | undefined
  for (const begun of await unfinishedCheckouts(db, learner.id, now.subtract({ hours: CHECKOUT_HOURS }))) {
    let session = await payments.session(begun.session_id)
    const isOther = begun.language_id !== languageId || address !== undefined
    if (session?.state === 'open' && isOther) session = await payments.endCheckout(begun.session_id)
    if (!session) {
      // Opened with the keys of another account; it can be paid nowhere that we would hear of.
      const own = { sessionId: begun.session_id, userId: learner.id, languageId: begun.language_id }
      await setCheckoutState(db, own, { state: 'expired' }, now)
      continue
    }
    if (session.state === 'open') {
      address = session.url
      continue
    }
    const outcome = await fulfil({ ...purchase, mode: payments.mode }, session)
    const isMoney = outcome === 'fulfilled' || outcome === 'fulfilled before' || outcome === 'pending'
    if (isMoney) return successUrl(settings.publicUrl, begun.session_id)
  }
  return address
}

async function open(purchase: Purchase): Promise<string> {
  const { db, now, learner, languageId, languageName, payments, settings } = purchase
  const idempotencyKey = await checkoutKey(db, learner.id, languageId, now)
  const order = {
    userId: learner.id,
    email: learner.email,
    languageId,
    languageName,
    successUrl: successUrl(settings.publicUrl, '{CHECKOUT_SESSION_ID}'),
    cancelUrl: `${settings.publicUrl}${addressOf('subscription', {}, { language_id: languageId })}`,
    idempotencyKey,
  }
  const begun = performance.now()
  for (;;) {
    try {
      const { sessionId, url } = await payments.openCheckout(order)
      await insertCheckout(db, { sessionId, userId: learner.id, languageId, url }, now)
      return url
    } catch (error) {
      const mayBeDone = error instanceof PaymentsError && error.mayBeDone
      // What may have been done is asked for again with the same key, now or at the next click: never twice with two.
      if (!mayBeDone) await forgetCheckoutKey(db, learner.id, languageId)
      const isUnderWay = error instanceof PaymentsError && error.code === 'UNDER_WAY'
      if (!isUnderWay || performance.now() - begun > WAIT_MILLISECONDS) throw error
      await new Promise(resolve => setTimeout(resolve, LOOK_MILLISECONDS))
    }
  }
}
