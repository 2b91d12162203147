/** The statuses an error answer may have. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 502 | 503 | 504

type Details = {
  /** The part of the body at fault, dotted: `reviews.0.item`. */
  field?: string
  /** Seconds until trying again makes sense. */
  retryAfter?: number
}

/** A failure that the client is told of. Thrown anywhere below a handler; one place turns it into the answer. */
export class ApiError extends Error {
  readonly status: ErrorStatus
  readonly code: string
  readonly details: Details

  constructor(status: ErrorStatus, code: string, message: string = usualMessages[code] ?? code, details: Details = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.details = details
  }
}

const usualMessages: Record<string, string> = {
  NOT_FOUND: 'There is nothing here, or it is not yours',
  SIGNED_OUT: 'Sign in to do this',
  SUBSCRIPTION_REQUIRED: 'This needs an active subscription',
  RATE_LIMIT: 'Too many requests, try again in a moment',
}

/** What is missing and what is not yours answer alike, so that ids cannot be tried out. */
export const notFound = () => new ApiError(404, 'NOT_FOUND')
