import { expect, test } from 'vitest'
import { amountText, paymentStateText } from './payment-texts.ts'
import type { LearnerPayment } from '#contract/payments/payments.ts'

const access = { starts_at: '', expires_at: '', ended_at: null, ended_because: null }
const payment: LearnerPayment = {
  session_id: 'cs_1',
  language_id: 1,
  state: 'paid',
  made_at: '',
  amount: 4900,
  currency: 'usd',
  refunded: 0,
  access,
  has_receipt: true,
}

test('an amount is written as in its currency', () => {
  expect(amountText(payment)).toBe('$49.00')
  expect(amountText({ amount: 4490, currency: 'eur' })).toBe('€44.90')
})

test.each<[string, Partial<LearnerPayment>, string]>([
  ['is paid', {}, 'Paid'],
  ['waits for the bank', { state: 'pending', access: null }, 'Under way at the bank'],
  ['failed', { state: 'failed', access: null }, 'Did not go through'],
  ['does not fit what is sold', { state: 'refused', access: null }, 'Needs a look'],
  ['went back in part', { refunded: 1000 }, 'Paid, returned in part'],
  ['went back', { refunded: 4900, access: { ...access, ended_because: 'refunded' } }, 'Returned'],
  ['was disputed and lost', { access: { ...access, ended_because: 'disputed' } }, 'Taken back by the bank'],
  ['was for access that an operator ended', { access: { ...access, ended_because: 'stopped' } }, 'Paid'],
])('a payment that %s says so', (_, change, text) => {
  expect(paymentStateText({ ...payment, ...change })).toBe(text)
})
