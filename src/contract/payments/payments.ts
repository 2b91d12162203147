import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { Done, InstantText, freeText, writtenText } from '../fields.ts'
import { endReasons, paymentStates } from '#domain/program/payments.ts'

/** The access that a payment gave, and why it ended where it did before its time. */
const Access = z.object({
  starts_at: InstantText,
  expires_at: InstantText,
  ended_at: z.nullable(InstantText),
  ended_because: z.nullable(z.enum(endReasons)),
})

const paid = {
  session_id: z.string(),
  language_id: z.int(),
  state: z.enum(paymentStates),
  made_at: InstantText,
  /** In cents of `currency`. */
  amount: z.int(),
  currency: z.string(),
  refunded: z.int(),
  access: z.nullable(Access),
}

/** A payment as its learner sees it. */
export const LearnerPayment = z.object({ ...paid, has_receipt: z.boolean() })
export type LearnerPayment = z.infer<typeof LearnerPayment>

/** A payment as operators see it. */
export const OperatorPayment = z.object({
  ...paid,
  payment_id: z.nullable(z.string()),
  user_id: z.string(),
  email: z.string(),
  /** Why a payment was refused. */
  reason: z.nullable(z.string()),
  dispute: z.nullable(z.object({ status: z.string(), reason: z.string(), due_by: z.nullable(InstantText) })),
})
export type OperatorPayment = z.infer<typeof OperatorPayment>

export const OperatorLearner = z.object({
  user_id: z.string(),
  email: z.string(),
  given_name: z.nullable(z.string()),
  access_until: z.nullable(InstantText),
})
export type OperatorLearner = z.infer<typeof OperatorLearner>

/** `money`: what was paid, waits, failed or was refused. `attention`: what waits for an operator. */
export const paymentFilters = ['money', 'attention', 'all'] as const

const PaymentSearch = z.object({
  /** An address, a session, a payment, or a part of one; empty for all. */
  search: freeText(200),
  filter: z.enum(paymentFilters),
  /** Goes on after the payment made at this moment. */
  before: z.optional(InstantText),
})

export const PaymentList = z.object({
  payments: z.array(OperatorPayment),
  /** Whether there are older ones. */
  more: z.boolean(),
  /** Learners whose address fits the search, also without a payment. */
  learners: z.array(OperatorLearner),
})

const limit = { points: 60, seconds: 60 }
const note = writtenText(500)
const userId = z.string().check(z.minLength(1), z.maxLength(100))

export const paymentCalls = {
  learnerPayments: get('/users/payments', 'signed-in', z.array(LearnerPayment)),
  receipt: get('/payments/session/{sessionId}/receipt', 'signed-in', z.object({ url: z.nullable(z.string()) }), limit),
  // Read by POST: what is searched for is an address, and addresses do not belong into the logs of proxies.
  operatorPayments: post('/operator/payments', 'operator', PaymentSearch, PaymentList, limit),
  refundPayment: post(
    '/operator/payments/refund',
    'operator',
    z.object({ session_id: z.string().check(z.maxLength(300)), note }),
    Done,
    limit,
  ),
  giveAccess: post(
    '/operator/access/give',
    'operator',
    z.object({ user_id: userId, days: z.int().check(z.minimum(1), z.maximum(366)), note }),
    Done,
    limit,
  ),
  endAccess: post('/operator/access/end', 'operator', z.object({ user_id: userId, note }), Done, limit),
}
