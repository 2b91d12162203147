import { CURRENCY, PRICE } from './program.ts'

/** What the payment service says was paid. Amounts are in cents. */
export type Payment = { amount: number; currency: string; live: boolean }

/**
 * Why a payment buys no program; undefined where it does. The price is ours, never the client's, and money of a live
 * account and play money never stand for each other.
 */
export function faultOf(payment: Payment, expected: { live: boolean }): string | undefined {
  if (payment.amount !== PRICE) return `amount ${payment.amount} instead of ${PRICE}`
  if (payment.currency.toLowerCase() !== CURRENCY) return `currency ${payment.currency} instead of ${CURRENCY}`
  if (payment.live !== expected.live) return payment.live ? 'live payment, test keys' : 'test payment, live keys'
  return undefined
}

/**
 * What became of a checkout: `pending` where the bank has not decided, `failed` where it refused, `refused` where money
 * came that does not fit what is sold.
 */
export const paymentStates = ['open', 'pending', 'paid', 'failed', 'expired', 'refused'] as const
export type PaymentState = (typeof paymentStates)[number]

/** From which states a checkout becomes another. What is told late, twice or out of order changes nothing; what was paid stays paid. */
export const comesFrom: Record<PaymentState, readonly PaymentState[]> = {
  open: [],
  pending: ['open'],
  failed: ['open', 'pending'],
  expired: ['open'],
  refused: ['open', 'pending', 'failed', 'expired'],
  paid: ['open', 'pending', 'failed', 'expired', 'refused'],
}

/** Why access ended before its time: the money went back, the bank took it back, or an operator ended it. */
export const endReasons = ['refunded', 'disputed', 'stopped'] as const
export type EndReason = (typeof endReasons)[number]

/** Why a payment gives no access any more; undefined where it does. Part of the money, or a dispute still open, ends nothing. */
export function reversalOf(payment: {
  refundedInFull: boolean
  disputes: readonly { status: string }[]
}): EndReason | undefined {
  if (payment.refundedInFull) return 'refunded'
  return payment.disputes.some(({ status }) => status === 'lost') ? 'disputed' : undefined
}
