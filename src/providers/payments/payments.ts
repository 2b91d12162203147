/** Who takes the money. Behind it stand Stripe, or the practice checkout that speaks Stripe's protocol. */
export type Payments = {
  /** Whether real money moves; the plan page says so. */
  mode: 'practice' | 'test' | 'live'

  /**
   * Opens a hosted checkout page for one program at the price of domain/program.ts. The same key gives the same
   * session, so that a double click cannot pay twice. Throws PaymentsError.
   */
  openCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string }>

  /** What the service knows of a session. Undefined where it knows none. Throws PaymentsError. */
  session(sessionId: string): Promise<CheckoutState | undefined>

  /**
   * Reads a webhook's raw body after checking its signature and that it is at most 300 seconds old.
   * Throws PaymentsError `UNVERIFIED` otherwise.
   */
  readEvent(rawBody: string, signature: string | undefined, now: Temporal.Instant): Promise<PaymentEvent>
}

export type CheckoutOrder = {
  userId: string
  email: string
  languageId: number
  languageName: string
  /** The service puts the session's id in place of `{CHECKOUT_SESSION_ID}`. */
  successUrl: string
  cancelUrl: string
  idempotencyKey: string
}

/** A checkout session as the service tells it, already checked for form. Amounts are in cents. */
export type CheckoutState = {
  sessionId: string
  status: 'open' | 'complete' | 'expired'
  paid: boolean
  amount: number
  currency: string
  live: boolean
  userId: string | undefined
  languageId: number | undefined
  email: string
  url: string | undefined
}

export type PaymentEvent = {
  id: string
  type: string
  live: boolean
  /** The session the event speaks of, where it speaks of one. */
  session: CheckoutState | undefined
}

export class PaymentsError extends Error {
  readonly code: 'STRIPE_NOT_CONFIGURED' | 'INVALID_STRIPE_KEY' | 'RATE_LIMIT' | 'PAYMENT_UNAVAILABLE' | 'UNVERIFIED'

  constructor(code: PaymentsError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PaymentsError'
    this.code = code
  }
}
