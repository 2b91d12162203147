import * as z from 'zod'
import type { CheckoutSession, PaymentEvent } from './payments.ts'

/** What is believed of Stripe's objects after their form was checked; anything else is undefined. */

const Charge = z.object({ refunded: z.boolean().optional(), receipt_url: z.string().nullish() })

const Intent = z.object({
  id: z.string().min(1),
  status: z.string().optional(),
  latest_charge: z.union([z.string(), Charge]).nullish(),
})

const SessionForm = z.object({
  id: z.string().min(1),
  object: z.literal('checkout.session'),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int(),
  currency: z.string(),
  /** Told by accounts of older API versions where the payer was shown another currency: the price that was asked for. */
  currency_conversion: z.object({ amount_total: z.int(), source_currency: z.string() }).nullish(),
  livemode: z.boolean(),
  url: z.string().nullish(),
  customer_email: z.string().nullish(),
  customer_details: z.object({ email: z.string().nullish() }).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  payment_intent: z.union([z.string(), Intent]).nullish(),
})

export function readSession(value: unknown): CheckoutSession | undefined {
  const read = SessionForm.safeParse(value)
  if (!read.success) return undefined
  const session = read.data
  const languageId = session.metadata?.language_id
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : undefined
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : undefined
  return {
    sessionId: session.id,
    state: stateOf(session, intent?.status, charge?.refunded),
    amount: session.currency_conversion?.amount_total ?? session.amount_total,
    currency: session.currency_conversion?.source_currency ?? session.currency,
    live: session.livemode,
    userId: session.metadata?.user_id,
    languageId: languageId && /^[1-9]\d{0,3}$/.test(languageId) ? Number(languageId) : undefined,
    email: session.customer_details?.email ?? session.customer_email ?? '',
    url: session.url ?? undefined,
    paymentId: (typeof session.payment_intent === 'string' ? session.payment_intent : intent?.id) ?? undefined,
    receiptUrl: charge?.receipt_url ?? undefined,
  }
}

/** A completed session that is unpaid waits for the bank, until the payment asks for another way to pay. */
function stateOf(
  { status, payment_status }: z.infer<typeof SessionForm>,
  intentStatus: string | undefined,
  isReturned = false,
): CheckoutSession['state'] {
  if (status !== 'complete') return status
  if (payment_status === 'paid') return isReturned ? 'returned' : 'paid'
  if (payment_status === 'no_payment_required') return 'free'
  return intentStatus === 'requires_payment_method' || intentStatus === 'canceled' ? 'failed' : 'pending'
}

const EventForm = z.object({
  id: z.string().min(1),
  type: z.string(),
  livemode: z.boolean(),
  created: z.int().min(0).optional(),
  data: z.object({ object: z.unknown() }),
})

const ChargeForm = z.object({
  object: z.literal('charge'),
  payment_intent: z.string().min(1),
  amount_refunded: z.int().min(0),
  refunded: z.boolean(),
})

const DisputeForm = z.object({
  object: z.literal('dispute'),
  id: z.string().min(1),
  payment_intent: z.string().min(1),
  status: z.string(),
  reason: z.string().nullish(),
  amount: z.int(),
  evidence_details: z.object({ due_by: z.int().nullish() }).nullish(),
})

/** An event whose signature was checked; undefined for what is signed but is no event. */
export function readEvent(value: unknown, now: Temporal.Instant): PaymentEvent | undefined {
  const read = EventForm.safeParse(value)
  if (!read.success) return undefined
  const { id, type, livemode, created, data } = read.data
  const charge = ChargeForm.safeParse(data.object).data
  const dispute = DisputeForm.safeParse(data.object).data
  const instant = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
  const dueBy = dispute?.evidence_details?.due_by
  return {
    id,
    type,
    live: livemode,
    at: created === undefined ? now : instant(created),
    session: readSession(data.object),
    refund: charge && {
      paymentId: charge.payment_intent,
      amount: charge.amount_refunded,
      isFull: charge.refunded,
    },
    dispute: dispute && {
      disputeId: dispute.id,
      paymentId: dispute.payment_intent,
      status: dispute.status,
      reason: dispute.reason ?? '',
      amount: dispute.amount,
      dueBy: dueBy ? instant(dueBy) : undefined,
    },
  }
}
