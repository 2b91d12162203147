import Stripe from 'stripe'
import { PaymentsError } from './payments.ts'

/** Stripe's failures in our words: what happened, in the operator's terms, and what to do about it. */
export function asPaymentsError(error: unknown): PaymentsError {
  if (error instanceof PaymentsError) return error
  const { StripeAuthenticationError, StripePermissionError, StripeRateLimitError, StripeConnectionError, StripeError } =
    Stripe.errors
  if (!(error instanceof StripeError)) {
    return new PaymentsError('PAYMENT_UNAVAILABLE', 'The payment service gave an answer that cannot be read')
  }
  const told = described(error)
  if (error instanceof StripeAuthenticationError) {
    return new PaymentsError(
      'INVALID_STRIPE_KEY',
      `Stripe refuses STRIPE_SECRET_KEY (${told}): take the secret key of this account and mode from Stripe's dashboard, Developers, API keys`,
    )
  }
  if (error instanceof StripePermissionError) {
    return new PaymentsError(
      'INVALID_STRIPE_KEY',
      `Stripe does not let STRIPE_SECRET_KEY do this (${told}): a restricted key needs to write Checkout Sessions and to read Charges and Prices, and to write Refunds`,
    )
  }
  if (error instanceof StripeRateLimitError) {
    return new PaymentsError('RATE_LIMIT', `Stripe takes no more requests at the moment (${told})`)
  }
  if (error.statusCode === 409 || error.code === 'idempotency_key_in_use') {
    return new PaymentsError('UNDER_WAY', 'Stripe is still at work on a request with this key', { mayBeDone: true })
  }
  if (error instanceof StripeConnectionError) {
    return new PaymentsError('PAYMENT_UNAVAILABLE', `Stripe cannot be reached, or does not answer in time (${told})`, {
      mayBeDone: true,
    })
  }
  return new PaymentsError('PAYMENT_UNAVAILABLE', `The payment service failed: ${told}`)
}

/** For `catch`. */
export function fail(error: unknown): never {
  throw asPaymentsError(error)
}

/** Whether Stripe takes offence at the payer's address, which is no reason not to sell. */
export function isAboutAddress(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    (error.code === 'email_invalid' || /customer_email|receipt_email/.test(error.param ?? ''))
  )
}

/** Type, code, parameter, text and request of a failure, without what Stripe's texts quote of keys and addresses. */
function described({ type, code, param, message, requestId }: InstanceType<typeof Stripe.errors.StripeError>): string {
  const text = message
    ?.replaceAll(/\b[a-z]+_(live|test|practice)_[\w*]+|\bwhsec_[\w*]+/g, '…')
    .replaceAll(/[^\s@"'<>]+@[^\s@"'<>]+/g, '…')
    .slice(0, 300)
  return [type, code, param, text, requestId].filter(Boolean).join(', ')
}
