import type { LearnerPayment } from '#contract/payments/payments.ts'

/** An amount of cents as people write it: `$49.00`. */
export function amountText({ amount, currency }: Pick<LearnerPayment, 'amount' | 'currency'>): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100)
}

const states = {
  open: 'Not paid',
  pending: 'Under way at the bank',
  paid: 'Paid',
  failed: 'Did not go through',
  expired: 'Not paid in time',
  refused: 'Needs a look',
} satisfies Record<LearnerPayment['state'], string>

/** What became of a payment, in words. */
export function paymentStateText({ state, refunded, amount, access }: LearnerPayment): string {
  if (state !== 'paid') return states[state]
  if (access?.ended_because === 'disputed') return 'Taken back by the bank'
  if (refunded >= amount || access?.ended_because === 'refunded') return 'Returned'
  return refunded > 0 ? 'Paid, returned in part' : states.paid
}
