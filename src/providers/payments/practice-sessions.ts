import * as z from 'zod'
import { PRACTICE_CHECKOUT_PATH } from './create-payments.ts'
import { PracticePayment } from './practice-payment.ts'

/** A checkout session as the practice checkout keeps it. `order` and `payment` are JSON. */
export type StoredSession = {
  sessionId: string
  order: string
  status: 'open' | 'complete'
  payment: string
  createdAt: Temporal.Instant
  expiresAt: Temporal.Instant
}

export type PracticeSessions = {
  find(sessionId: string): Promise<StoredSession | undefined>
  /** The newest first. */
  latest(count: number): Promise<StoredSession[]>
  /** Keeps a new session; where the key was used before, the session it opened then. */
  open(session: StoredSession, idempotencyKey: string | undefined): Promise<StoredSession>
  /** Completes an open session. False where it was already. */
  complete(sessionId: string, payment: string): Promise<boolean>
  /** Changes what became of the money, if it still is `from`. */
  setPayment(sessionId: string, from: string, to: string): Promise<boolean>
  /** Ends an open session before its time. */
  expire(sessionId: string, at: Temporal.Instant): Promise<void>
}

const Order = z.object({
  amount: z.coerce.number().int().min(50).max(99_999_999),
  currency: z.string().regex(/^[a-z]{3}$/),
  product: z.string().min(1),
  email: z.string().min(1).nullable(),
  receiptEmail: z.string().min(1).nullable(),
  successUrl: z.url({ protocol: /^https?$/ }),
  cancelUrl: z.url({ protocol: /^https?$/ }),
  reference: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
})
export type Order = z.infer<typeof Order>

/** Reads Stripe's form encoding, in which `line_items[0][price_data][currency]=usd` stands for nested fields. */
export function readOrder(form: URLSearchParams) {
  const price = 'line_items[0][price_data]'
  const metadata = [...form].flatMap(([key, value]) => {
    const [, name] = /^metadata\[([^\]]+)\]$/.exec(key) ?? []
    return name ? [[name, value] as const] : []
  })
  return Order.safeParse({
    amount: form.get(`${price}[unit_amount]`),
    currency: form.get(`${price}[currency]`),
    product: form.get(`${price}[product_data][name]`),
    email: form.get('customer_email'),
    receiptEmail: form.get('payment_intent_data[receipt_email]'),
    successUrl: form.get('success_url'),
    cancelUrl: form.get('cancel_url'),
    reference: form.get('client_reference_id'),
    metadata: Object.fromEntries(metadata),
  })
}

export const orderOf = (session: StoredSession): Order => JSON.parse(session.order)
export const paymentOf = (session: StoredSession): PracticePayment => PracticePayment.parse(JSON.parse(session.payment))
/** A payment has the id of its session, so that one leads to the other. */
export const paymentIdOf = (sessionId: string) => sessionId.replace(/^cs_/, 'pi_')
export const sessionIdOf = (paymentId: string) => paymentId.replace(/^pi_/, 'cs_')
export const successAddress = (session: StoredSession) =>
  orderOf(session).successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.sessionId)

export function statusOf({ status, expiresAt }: StoredSession, now: Temporal.Instant): 'open' | 'complete' | 'expired' {
  return status === 'open' && Temporal.Instant.compare(now, expiresAt) >= 0 ? 'expired' : status
}

const seconds = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000)

type Description = { now: Temporal.Instant; publicUrl: string; isExpanded?: boolean }

/** A session in Stripe's form; `isExpanded` puts the payment in, where events and lists have its id only. */
export function described(session: StoredSession, { now, publicUrl, isExpanded = false }: Description) {
  const order = orderOf(session)
  const status = statusOf(session, now)
  const payment = paymentOf(session)
  const paymentId = status === 'complete' ? paymentIdOf(session.sessionId) : null
  return {
    id: session.sessionId,
    object: 'checkout.session',
    amount_subtotal: order.amount,
    amount_total: order.amount,
    cancel_url: order.cancelUrl,
    client_reference_id: order.reference,
    created: seconds(session.createdAt),
    currency: order.currency,
    customer_details: status === 'complete' ? { email: order.email } : null,
    customer_email: order.email,
    expires_at: seconds(session.expiresAt),
    livemode: false,
    metadata: order.metadata,
    mode: 'payment',
    payment_intent: paymentId && isExpanded ? intent(paymentId, payment, publicUrl) : paymentId,
    payment_status: status === 'complete' && payment.state === 'paid' ? 'paid' : 'unpaid',
    status,
    success_url: order.successUrl,
    url: status === 'open' ? `${publicUrl}${PRACTICE_CHECKOUT_PATH}/pay/${session.sessionId}` : null,
  }
}

const intentStates = { paid: 'succeeded', processing: 'processing', failed: 'requires_payment_method' } as const

function intent(id: string, payment: PracticePayment, publicUrl: string) {
  const hasCharge = payment.state === 'paid'
  return {
    id,
    object: 'payment_intent',
    status: intentStates[payment.state ?? 'processing'],
    latest_charge: hasCharge
      ? {
          id: id.replace(/^pi_/, 'ch_'),
          object: 'charge',
          refunded: payment.refunded ?? false,
          receipt_url: `${publicUrl}${PRACTICE_CHECKOUT_PATH}/receipt/${sessionIdOf(id)}`,
        }
      : null,
  }
}

/** The charge of a paid session, as refund events tell it. */
export function chargeOf(session: StoredSession) {
  const { amount, currency } = orderOf(session)
  const { refunded = false } = paymentOf(session)
  const payment = paymentIdOf(session.sessionId)
  return {
    id: payment.replace(/^pi_/, 'ch_'),
    object: 'charge',
    amount,
    amount_refunded: refunded ? amount : 0,
    currency,
    livemode: false,
    payment_intent: payment,
    refunded,
  }
}

/** How long a payer's bank waits for evidence. */
const EVIDENCE_DAYS = 9

export function disputeOf(session: StoredSession, now: Temporal.Instant) {
  const { amount, currency } = orderOf(session)
  const payment = paymentIdOf(session.sessionId)
  return {
    id: payment.replace(/^pi_/, 'dp_'),
    object: 'dispute',
    amount,
    currency,
    charge: payment.replace(/^pi_/, 'ch_'),
    payment_intent: payment,
    status: paymentOf(session).dispute,
    reason: 'product_not_received',
    evidence_details: { due_by: seconds(now.add({ hours: 24 * EVIDENCE_DAYS })) },
  }
}
