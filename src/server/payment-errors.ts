import { ApiError } from './api-error.ts'
import type { ErrorStatus } from './api-error.ts'
import { PaymentsError } from '#providers/payments/payments.ts'

const answers = {
  STRIPE_NOT_CONFIGURED: { status: 503, message: 'Payment is not set up on this installation' },
  INVALID_STRIPE_KEY: { status: 502, message: 'The payment service refuses the key of this installation' },
  RATE_LIMIT: { status: 429, message: 'Too many payment requests, try again in a moment' },
  PAYMENT_UNAVAILABLE: {
    status: 502,
    message: 'The payment service does not answer as it should; nothing was charged',
  },
  UNVERIFIED: { status: 400, message: 'The signature does not fit the body, or is too old' },
} satisfies Record<PaymentsError['code'], { status: ErrorStatus; message: string }>

/** What a client is told of a failure at the payment service; anything else is passed on as it is. */
export function asApiError(error: unknown): unknown {
  if (!(error instanceof PaymentsError)) return error
  const { status, message } = answers[error.code]
  return new ApiError(status, error.code, message, error.code === 'RATE_LIMIT' ? { retryAfter: 5 } : {})
}
