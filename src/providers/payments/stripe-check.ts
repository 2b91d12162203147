import type Stripe from 'stripe'
import { asPaymentsError } from './stripe-failures.ts'
import { CURRENCY, PRICE } from '#domain/program/program.ts'

/** The events without which something that happens to a payment would never be known here. */
export const NEEDED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const

type Account = { priceId: string | undefined; webhookUrl: string }

/** What does not fit between the settings and Stripe's account, a sentence each. Never throws: an outage is told as one. */
export async function checkStripe(stripe: Stripe, { priceId, webhookUrl }: Account): Promise<string[]> {
  try {
    await stripe.checkout.sessions.list({ limit: 1 })
  } catch (error) {
    return [asPaymentsError(error).message]
  }
  return [...(priceId ? await priceFaults(stripe, priceId) : []), ...(await webhookFaults(stripe, webhookUrl))]
}

async function priceFaults(stripe: Stripe, priceId: string): Promise<string[]> {
  const wanted = `it must be a one-time price of ${PRICE / 100}.00 ${CURRENCY.toUpperCase()}; or leave STRIPE_PRICE_ID out`
  try {
    const { unit_amount, currency, type, active } = await stripe.prices.retrieve(priceId)
    if (!active) return [`STRIPE_PRICE_ID names a price that is archived: ${wanted}`]
    if (type !== 'one_time') return [`STRIPE_PRICE_ID names a price that is charged again and again: ${wanted}`]
    if (unit_amount === PRICE && currency === CURRENCY) return []
    return [`STRIPE_PRICE_ID costs ${unit_amount} ${currency}, not ${PRICE} ${CURRENCY}: ${wanted}`]
  } catch (error) {
    return [`STRIPE_PRICE_ID cannot be used: ${asPaymentsError(error).message}; ${wanted}`]
  }
}

async function webhookFaults(stripe: Stripe, webhookUrl: string): Promise<string[]> {
  let endpoints: Stripe.WebhookEndpoint[]
  try {
    endpoints = (await stripe.webhookEndpoints.list({ limit: 100 })).data
  } catch {
    // A restricted key need not read them; a wrong secret is then told by the first webhook that is refused.
    return []
  }
  const ours = endpoints.filter(({ url, status }) => url === webhookUrl && status === 'enabled')
  if (ours.length === 0) {
    return [
      `Stripe has no enabled webhook at ${webhookUrl}: add it in Stripe's dashboard, Developers, Webhooks, and set STRIPE_WEBHOOK_SECRET to its signing secret`,
    ]
  }
  const sent = new Set(ours.flatMap(({ enabled_events }) => enabled_events as string[]))
  const missing = NEEDED_EVENTS.filter(type => !sent.has('*') && !sent.has(type))
  return missing.length === 0 ? [] : [`Stripe's webhook at ${webhookUrl} does not send ${missing.join(', ')}: add them`]
}
