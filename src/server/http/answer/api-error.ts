/** The statuses an error answer may have. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 500 | 502 | 503 | 504

type Details = {
  /** The part of the body at fault, dotted: `reviews.0.item`. */
  field?: string
  /** Seconds until trying again makes sense. */
  retryAfter?: number
  /** The methods that an address takes, where it was asked with another. */
  allow?: readonly string[]
  /** What led to it; it goes to the log, never to the client. */
  cause?: unknown
}

/** A failure that the client is told of. Thrown anywhere below a handler; one place turns it into the answer. */
export class ApiError extends Error {
  readonly status: ErrorStatus
  readonly code: string
  readonly details: Details

  constructor(status: ErrorStatus, code: string, message: string = usualMessages[code] ?? code, details: Details = {}) {
    super(message, { cause: details.cause })
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

/** An address asked in a way it does not take; `methods` are those that it does. */
export function wrongMethod(methods: readonly string[]): ApiError {
  const allow = [...new Set(methods)].sort()
  return new ApiError(405, 'METHOD_NOT_ALLOWED', 'This address does not take that method', { allow })
}

/** What is missing and what is not yours answer alike, so that ids cannot be tried out. */
export const notFound = () => new ApiError(404, 'NOT_FOUND')
