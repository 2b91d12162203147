import { CallError } from './call-client.ts'

const texts: Record<string, string> = {
  STRIPE_NOT_CONFIGURED: 'Payment system is being set up. Please try again shortly.',
  RATE_LIMIT: 'Too many payment requests. Please wait a moment and try again.',
  INVALID_STRIPE_KEY: 'Payment configuration issue. Please contact support.',
}

/** What a learner is told when the checkout page could not be opened, by the code of the answer. */
export function checkoutErrorText(error: unknown): string {
  if (!(error instanceof CallError)) return 'Network error. Please check your connection and try again.'
  return texts[error.code] ?? 'Payment system error. Please try again or contact support.'
}
