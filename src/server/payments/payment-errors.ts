import { ApiError } from '../http/answer/api-error.ts'
import type { ErrorStatus } from '../http/answer/api-error.ts'
import type { Logger } from '../environment/logger.ts'
import { PaymentsError } from '#providers/payments/payments.ts'

const answers = {
  STRIPE_NOT_CONFIGURED: { status: 503, message: 'Payment is not set up on this installation' },
  INVALID_STRIPE_KEY: { status: 502, message: 'The payment service refuses the key of this installation' },
  RATE_LIMIT: { status: 429, message: 'Too many payment requests, try again in a moment' },
  PAYMENT_UNAVAILABLE: { status: 502, message: 'The payment service does not answer as it should' },
  UNDER_WAY: { status: 503, message: 'The payment service is still at work on this; try again in a moment' },
  UNVERIFIED: { status: 400, message: 'The signature does not fit the body, or is too old' },
} satisfies Record<PaymentsError['code'], { status: ErrorStatus; message: string }>

/** What a client is told of a failure at the payment service; anything else is passed on as it is. The cause goes along, for the log. */
export function asApiError(error: unknown): unknown {
  if (!(error instanceof PaymentsError)) return error
  const { status, message } = answers[error.code]
  const details = status === 429 || status === 503 ? { retryAfter: 5 } : {}
  // Refused webhooks have a line of their own, which strangers cannot repeat at will.
  return new ApiError(status, error.code, message, error.code === 'UNVERIFIED' ? {} : { ...details, cause: error })
}

/** Writes down why the payment service did not serve, where the answer to the client is a good one all the same. */
export function logFailure(logger: Logger, error: unknown, doing: string): void {
  if (!(error instanceof PaymentsError)) throw error
  logger.warn({ reason: error.code, why: error.message }, `The payment service did not serve: ${doing}`)
}
