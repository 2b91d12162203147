import { ApiError, notFound } from '#server/http/answer/api-error.ts'
import type { Handlers } from '#server/http/handler.ts'
import { asApiError } from '#server/payments/payment-errors.ts'
import { endAccess, giveAccess } from '#database/payments/access.ts'
import { toStored } from '#database/instants.ts'
import {
  disputesOf,
  paymentOf,
  recordOperatorAction,
  searchLearners,
  searchPayments,
} from '#database/payments/payment-records.ts'
import { checkoutById, setPaymentOfCheckout, userExists } from '#database/payments/payments.ts'
import { recordRefund, settlePayment } from '#database/payments/reversals.ts'

/** Payments and learners shown at once. */
const PAGE = 50
const LEARNERS = 10

export const operatorPaymentHandlers = {
  operatorPayments: async ({ db, body }) => {
    const rows = await searchPayments(db, body, PAGE + 1)
    const page = rows.slice(0, PAGE)
    const disputes = await disputesOf(
      db,
      page.flatMap(row => row.payment_id ?? []),
    )
    const learners = body.search.trim() && !body.before ? await searchLearners(db, body.search, LEARNERS) : []
    return {
      payments: page.map(row => ({
        ...paymentOf(row),
        payment_id: row.payment_id,
        user_id: row.user_id,
        email: row.email,
        reason: row.reason,
        dispute: disputes.get(row.payment_id ?? '') ?? null,
      })),
      more: rows.length > PAGE,
      learners: learners.map(({ id, email, given_name, access_until }) => ({
        user_id: id,
        email,
        given_name,
        access_until,
      })),
    }
  },

  // The money is asked back first: access that ended for a refund that failed would be the worse mistake.
  refundPayment: async ({ db, body, learner, now, payments, logger }) => {
    const checkout = await checkoutById(db, body.session_id)
    if (!checkout) throw notFound()
    if (checkout.state !== 'paid' && checkout.state !== 'refused') {
      throw new ApiError(409, 'NOT_PAID', 'Nothing was paid here that could be returned')
    }
    try {
      const session = await payments.session(checkout.session_id)
      const paymentId = checkout.payment_id ?? session?.paymentId
      if (!paymentId) throw new ApiError(409, 'NOT_PAID', 'The payment service knows of no payment for this checkout')
      if (session?.state !== 'returned') await payments.refund(paymentId)
      if (!checkout.payment_id) await setPaymentOfCheckout(db, checkout.session_id, paymentId)
      await recordRefund(db, { paymentId, amount: session?.amount ?? 0, isFull: true }, now)
      await settlePayment(db, paymentId, now)
      logger.warn({ session: checkout.session_id, payment: paymentId, operator: learner.id }, 'Payment refunded')
    } catch (error) {
      throw asApiError(error)
    }
    const did = { operatorId: learner.id, action: 'refund', userId: checkout.user_id, note: body.note } as const
    await recordOperatorAction(db, { ...did, sessionId: checkout.session_id }, toStored(now))
    return { ok: true as const }
  },

  giveAccess: async ({ db, body, learner, now, logger }) => {
    if (!(await userExists(db, body.user_id))) throw notFound()
    await giveAccess(db, body.user_id, body.days, now)
    const note = `${body.days} days: ${body.note}`
    await recordOperatorAction(
      db,
      { operatorId: learner.id, action: 'give', userId: body.user_id, note },
      toStored(now),
    )
    logger.warn({ user: body.user_id, days: body.days, operator: learner.id }, 'Access given')
    return { ok: true as const }
  },

  endAccess: async ({ db, body, learner, now, logger }) => {
    if (!(await userExists(db, body.user_id))) throw notFound()
    if (!(await endAccess(db, body.user_id, now))) {
      throw new ApiError(409, 'NO_ACCESS', 'This learner has no access that could be ended')
    }
    await recordOperatorAction(
      db,
      { operatorId: learner.id, action: 'end', userId: body.user_id, note: body.note },
      toStored(now),
    )
    logger.warn({ user: body.user_id, operator: learner.id }, 'Access ended')
    return { ok: true as const }
  },
} satisfies Partial<Handlers>
