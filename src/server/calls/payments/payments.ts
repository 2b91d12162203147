import { ApiError, notFound } from '#server/http/answer/api-error.ts'
import type { Handlers } from '#server/http/handler.ts'
import { checkoutAddress } from '#server/payments/checkout.ts'
import { fulfil } from '#server/payments/fulfilment.ts'
import { asApiError, logFailure } from '#server/payments/payment-errors.ts'
import { paymentOf, paymentsOfLearner } from '#database/payments/payment-records.ts'
import { checkoutById, purchaseOfSession } from '#database/payments/payments.ts'
import { languageById } from '#domain/languages.ts'
import type { PaymentState } from '#domain/program/payments.ts'

export const paymentHandlers = {
  createCheckout: async ({ body, ...request }) => {
    const language = languageById(body.language_id)
    if (!language) throw notFound()
    if (request.courses.levelsOf(language.code).length === 0) {
      throw new ApiError(409, 'COURSE_NOT_AVAILABLE', `The ${language.name} course is still to come`)
    }
    const url = await checkoutAddress({ ...request, languageId: language.id, languageName: language.name }).catch(
      error => {
        throw asApiError(error)
      },
    )
    return { url }
  },

  // The page that asks must never guess: where the payment service cannot say more, what is known here is the answer.
  paymentSession: async ({ params, db, learner, now, payments, logger }) => {
    let checkout = await checkoutById(db, params.sessionId)
    if (checkout?.user_id !== learner.id) throw notFound()
    let email = (await purchaseOfSession(db, checkout.session_id))?.customer_email
    if (mayChange[checkout.state]) {
      try {
        const session = await payments.session(checkout.session_id)
        if (session) {
          await fulfil({ db, logger, now, mode: payments.mode }, session)
          checkout = (await checkoutById(db, checkout.session_id))!
          email = session.email
        }
      } catch (error) {
        logFailure(logger, error, 'the success page is answered with what is known here')
      }
    }
    return {
      language_id: checkout.language_id,
      customer_email: email || learner.email,
      payment_status: statusOf[checkout.state],
    }
  },

  learnerPayments: async ({ db, learner }) => {
    const rows = await paymentsOfLearner(db, learner.id)
    return rows.map(row => ({ ...paymentOf(row), has_receipt: row.state === 'paid' }))
  },

  // Asked for when it is wanted: the service's addresses of receipts do not hold for ever.
  receipt: async ({ params, db, learner, payments }) => {
    const checkout = await checkoutById(db, params.sessionId)
    if (checkout?.user_id !== learner.id || checkout.state !== 'paid') throw notFound()
    const session = await payments.session(checkout.session_id).catch(error => {
      throw asApiError(error)
    })
    return { url: session?.receiptUrl ?? null }
  },
} satisfies Partial<Handlers>

/** Whether asking the payment service may tell more than is known. */
const mayChange = {
  open: true,
  pending: true,
  failed: true,
  expired: false,
  refused: false,
  paid: false,
} satisfies Record<PaymentState, boolean>

const statusOf = {
  open: 'unpaid',
  pending: 'pending',
  failed: 'failed',
  expired: 'failed',
  refused: 'refused',
  paid: 'paid',
} as const satisfies Record<PaymentState, string>
