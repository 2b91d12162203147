/** Who takes the money. Behind it stand Stripe, or the practice checkout that speaks Stripe's protocol. */
export type Payments = {
  /** Whether real money moves; the plan page says so. */
  mode: 'practice' | 'test' | 'live'

  /**
   * Opens a hosted checkout page for one program at the price of domain/program/program.ts. The same key gives the same
   * session, so that a double click cannot pay twice. Throws PaymentsError; `UNDER_WAY` where another request with
   * this key is being answered.
   */
  openCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string }>

  /** What the service knows of a session, asked once and for seconds only. Undefined where it knows none. Throws PaymentsError. */
  session(sessionId: string): Promise<CheckoutSession | undefined>

  /** The session that a payment belongs to: refunds and disputes name the payment. Undefined where there is none. Throws PaymentsError. */
  sessionOfPayment(paymentId: string): Promise<CheckoutSession | undefined>

  /** Ends an open session, so that it cannot be paid any more; answers what it is then, as it may have been paid before. Throws PaymentsError. */
  endCheckout(sessionId: string): Promise<CheckoutSession | undefined>

  /** Returns the whole of a payment; twice has the effect of once. Throws PaymentsError. */
  refund(paymentId: string): Promise<void>

  /** Asks whether the settings fit the service's account. A sentence for each that does not, naming it and what to do. Never throws. */
  check(webhookUrl: string): Promise<string[]>

  /**
   * Reads a webhook's raw body after checking its signature and that it is at most 300 seconds old.
   * Throws PaymentsError `UNVERIFIED` otherwise, saying why.
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
export type CheckoutSession = {
  sessionId: string
  /**
   * `pending`: completed, and the bank has not decided yet. `failed`: completed, and the bank refused. `free`: completed
   * without a payment, as with a coupon over everything. `returned`: paid, and refunded in full since.
   */
  state: 'open' | 'pending' | 'paid' | 'free' | 'returned' | 'failed' | 'expired'
  amount: number
  currency: string
  live: boolean
  userId: string | undefined
  languageId: number | undefined
  email: string
  url: string | undefined
  /** What refunds, disputes and receipts name; there once something was to be paid. */
  paymentId: string | undefined
  /** The service's receipt; told only where the session was asked for. */
  receiptUrl: string | undefined
}

export type PaymentEvent = {
  id: string
  type: string
  live: boolean
  at: Temporal.Instant
  /** The session the event speaks of, where it speaks of one. */
  session: CheckoutSession | undefined
  /** What was returned of a payment in all, where the event speaks of a charge. */
  refund: ToldRefund | undefined
  dispute: ToldDispute | undefined
}

export type ToldRefund = { paymentId: string; amount: number; isFull: boolean }

/** A payment that its payer's bank questions. `status` is `won` or `lost` once it is decided. */
export type ToldDispute = {
  disputeId: string
  paymentId: string
  status: string
  reason: string
  amount: number
  /** Until when evidence can be handed in. */
  dueBy: Temporal.Instant | undefined
}

type Code =
  | 'STRIPE_NOT_CONFIGURED'
  | 'INVALID_STRIPE_KEY'
  | 'RATE_LIMIT'
  | 'PAYMENT_UNAVAILABLE'
  | 'UNDER_WAY'
  | 'UNVERIFIED'

/** The message is for the operator's log: what happened, and what to do. It holds no key and no address. */
export class PaymentsError extends Error {
  readonly code: Code
  /** Whether what was asked for may have been done all the same: the service was not heard to say no. */
  readonly mayBeDone: boolean

  constructor(
    code: Code,
    message: string,
    { mayBeDone = false, ...options }: ErrorOptions & { mayBeDone?: boolean } = {},
  ) {
    super(message, options)
    this.name = 'PaymentsError'
    this.code = code
    this.mayBeDone = mayBeDone
  }
}
