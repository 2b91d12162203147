import { CURRENCY, PRICE } from './program.ts'

/** What the payment service says was paid. Amounts are in cents. */
export type Payment = { paid: boolean; amount: number; currency: string; live: boolean }

/**
 * Why a payment buys no program; undefined where it does. The price is ours, never the client's, and money of a live
 * account and play money never stand for each other.
 */
export function faultOf(payment: Payment, expected: { live: boolean }): string | undefined {
  if (!payment.paid) return 'not paid'
  if (payment.amount !== PRICE) return `amount ${payment.amount} instead of ${PRICE}`
  if (payment.currency.toLowerCase() !== CURRENCY) return `currency ${payment.currency} instead of ${CURRENCY}`
  if (payment.live !== expected.live) return payment.live ? 'live payment, test keys' : 'test payment, live keys'
  return undefined
}
