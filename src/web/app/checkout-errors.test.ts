import { expect, test } from 'vitest'
import { CallError, NetworkError } from './call-client.ts'
import { checkoutErrorText } from './checkout-errors.ts'

test.each([
  [503, 'STRIPE_NOT_CONFIGURED', 'Payment system is being set up. Please try again shortly.'],
  [429, 'RATE_LIMIT', 'Too many payment requests. Please wait a moment and try again.'],
  [502, 'INVALID_STRIPE_KEY', 'Payment configuration issue. Please contact support.'],
  [502, 'PAYMENT_UNAVAILABLE', 'Payment system error. Please try again or contact support.'],
  [500, '', 'Payment system error. Please try again or contact support.'],
])('checkout refused with %i %s is told as specified', (status, code, text) => {
  expect(checkoutErrorText(new CallError(status, { code }))).toBe(text)
})

test('checkout that does not reach the server is told as a network error', () => {
  expect(checkoutErrorText(new NetworkError())).toBe('Network error. Please check your connection and try again.')
})
