import { ApiError, notFound } from '../api-error.ts'
import { fulfil } from '../fulfilment.ts'
import type { Handlers, Learner, Parts } from '../handler.ts'
import { asApiError } from '../payment-errors.ts'
import {
  checkoutById,
  checkoutKey,
  forgetCheckoutKey,
  insertCheckout,
  lastUnpaidCheckout,
  purchaseOfSession,
} from '#database/purchases.ts'
import type { Db } from '#database/connect.ts'
import { languageById } from '#domain/languages.ts'

/** Checkout pages stay open for a day; an older one need not be asked for. */
const CHECKOUT_HOURS = 24

type Purchase = Parts & { db: Db; now: Temporal.Instant; learner: Learner; languageId: number }

export const paymentHandlers = {
  createCheckout: async ({ body, ...request }) => {
    const language = languageById(body.language_id)
    if (!language) throw notFound()
    if (request.courses.levelsOf(language.code).length === 0) {
      throw new ApiError(409, 'COURSE_NOT_AVAILABLE', `The ${language.name} course is still to come`)
    }
    const purchase = { ...request, languageId: language.id }
    try {
      return { url: (await addressOfBegunCheckout(purchase)) ?? (await openCheckout(purchase, language.name)) }
    } catch (error) {
      throw asApiError(error)
    }
  },

  paymentSession: async ({ params, db, learner, now, payments, logger }) => {
    const checkout = await checkoutById(db, params.sessionId)
    if (checkout?.user_id !== learner.id) throw notFound()
    let purchase = await purchaseOfSession(db, checkout.session_id)
    let email = purchase?.customer_email
    if (!purchase) {
      const state = await payments.session(checkout.session_id).catch(error => {
        throw asApiError(error)
      })
      if (!state) throw notFound()
      await fulfil({ db, logger, now, mode: payments.mode }, state)
      purchase = await purchaseOfSession(db, checkout.session_id)
      email = state.email
    }
    return {
      language_id: checkout.language_id,
      customer_email: email || learner.email,
      payment_status: purchase ? ('paid' as const) : ('unpaid' as const),
    }
  },
} satisfies Partial<Handlers>

const successUrl = (publicUrl: string, sessionId: string) => `${publicUrl}/subscription/success?session_id=${sessionId}`

/**
 * Where a checkout that was begun earlier goes on: its page while it is open; the success page where it was paid and
 * nobody told us. Undefined where a new one is to be opened.
 */
async function addressOfBegunCheckout(purchase: Purchase): Promise<string | undefined> {
  const { db, now, learner, languageId, payments, settings } = purchase
  const begun = await lastUnpaidCheckout(db, learner.id, languageId, now.subtract({ hours: CHECKOUT_HOURS }))
  if (!begun) return undefined
  const state = await payments.session(begun.session_id)
  if (state?.status === 'open' && state.url) return state.url
  if (state?.paid && (await fulfil({ ...purchase, mode: payments.mode }, state)) !== 'refused') {
    return successUrl(settings.publicUrl, begun.session_id)
  }
  return undefined
}

async function openCheckout(purchase: Purchase, languageName: string): Promise<string> {
  const { db, now, learner, languageId, payments, settings } = purchase
  const idempotencyKey = await checkoutKey(db, learner.id, languageId, now)
  try {
    const { sessionId, url } = await payments.openCheckout({
      userId: learner.id,
      email: learner.email,
      languageId,
      languageName,
      successUrl: successUrl(settings.publicUrl, '{CHECKOUT_SESSION_ID}'),
      cancelUrl: `${settings.publicUrl}/subscription?language_id=${languageId}`,
      idempotencyKey,
    })
    await insertCheckout(db, { sessionId, userId: learner.id, languageId, url }, now)
    return url
  } catch (error) {
    await forgetCheckoutKey(db, learner.id, languageId)
    throw error
  }
}
