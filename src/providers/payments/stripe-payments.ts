import Stripe from 'stripe'
import * as z from 'zod'
import { PaymentsError } from './payments.ts'
import type { CheckoutState, Payments } from './payments.ts'
import { CURRENCY, PRICE, PROGRAM_DAYS } from '#domain/program.ts'

/** A webhook older than this many seconds is refused: it may have been recorded and sent again. */
const TOLERANCE_SECONDS = 300

export type StripeAccount = {
  mode: Payments['mode']
  /** Asked for when first needed. */
  keys: () => Promise<{ secretKey: string; webhookSecret: string }>
  /** Where Stripe's calls go instead of api.stripe.com: a stand-in's address, with or without a path. */
  apiBase?: () => string
  /** A price kept at Stripe; it must cost what the program costs. By default the price is sent along. */
  priceId?: string
  timeoutMilliseconds?: number
}

/** Payments by Stripe, or by anything that speaks its protocol. */
export function createStripePayments(account: StripeAccount): Payments {
  let client: Promise<{ stripe: Stripe; webhookSecret: string }> | undefined
  const connect = () => {
    client ??= connectStripe(account).catch(error => {
      client = undefined
      throw error
    })
    return client
  }

  return {
    mode: account.mode,

    async openCheckout(order) {
      const { stripe } = await connect()
      const metadata = { user_id: order.userId, language_id: String(order.languageId) }
      const session = await stripe.checkout.sessions
        .create(
          {
            mode: 'payment',
            client_reference_id: order.userId,
            customer_email: order.email,
            line_items: [account.priceId ? { price: account.priceId, quantity: 1 } : lineItem(order.languageName)],
            metadata,
            payment_intent_data: { metadata },
            success_url: order.successUrl,
            cancel_url: order.cancelUrl,
          },
          { idempotencyKey: order.idempotencyKey },
        )
        .catch(fail)
      const { sessionId, url, amount, currency } = readSession(session) ?? unreadable()
      if (amount !== PRICE || currency !== CURRENCY) {
        // Better no checkout than a payment that buys nothing.
        throw new PaymentsError(
          'PAYMENT_UNAVAILABLE',
          `STRIPE_PRICE_ID costs ${amount} ${currency}, not ${PRICE} ${CURRENCY}`,
        )
      }
      if (!url) throw new PaymentsError('PAYMENT_UNAVAILABLE', 'The payment service gave no address for the checkout')
      return { sessionId, url }
    },

    async session(sessionId) {
      if (!/^cs_\w{1,250}$/.test(sessionId)) return undefined
      const { stripe } = await connect()
      try {
        return readSession(await stripe.checkout.sessions.retrieve(sessionId)) ?? unreadable()
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined
        return fail(error)
      }
    },

    async readEvent(rawBody, signature, now) {
      const { stripe, webhookSecret } = await connect()
      // An empty secret would be one that everybody knows.
      if (!webhookSecret) throw new PaymentsError('STRIPE_NOT_CONFIGURED', 'STRIPE_WEBHOOK_SECRET is missing')
      let event: Stripe.Event
      try {
        const at = now.epochMilliseconds
        event = stripe.webhooks.constructEvent(
          rawBody,
          signature ?? '',
          webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          at,
        )
      } catch {
        throw new PaymentsError('UNVERIFIED', 'The webhook has no signature that fits its body, or is too old')
      }
      const read = EventForm.safeParse(event)
      if (!read.success) throw new PaymentsError('UNVERIFIED', 'The webhook is signed but is no event')
      const { id, type, livemode, data } = read.data
      return { id, type, live: livemode, session: readSession(data.object) }
    },
  }
}

/** Stands where no payment service is configured: every call says so. */
export function createUnconfiguredPayments(): Payments {
  const refuse = async () => {
    throw new PaymentsError('STRIPE_NOT_CONFIGURED', 'STRIPE_SECRET_KEY is missing')
  }
  return { mode: 'live', openCheckout: refuse, session: refuse, readEvent: refuse }
}

async function connectStripe({ keys, apiBase, timeoutMilliseconds = 10_000 }: StripeAccount) {
  const { secretKey, webhookSecret } = await keys()
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: timeoutMilliseconds,
    telemetry: false,
    ...(apiBase && { httpClient: Stripe.createFetchHttpClient(redirectedTo(apiBase)) }),
  })
  return { stripe, webhookSecret }
}

/** Sends Stripe's calls to another address, keeping their path after that address's own. */
function redirectedTo(apiBase: () => string): typeof fetch {
  return (input, init) => {
    const { pathname, search } = new URL(input as string)
    return fetch(apiBase().replace(/\/$/, '') + pathname + search, init)
  }
}

function lineItem(languageName: string) {
  const product_data = { name: `Meridian: ${languageName}, ${PROGRAM_DAYS}-day program` }
  return { price_data: { currency: CURRENCY, unit_amount: PRICE, product_data }, quantity: 1 }
}

const EventForm = z.object({
  id: z.string().min(1),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
})

const SessionForm = z.object({
  id: z.string().min(1),
  object: z.literal('checkout.session'),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int(),
  currency: z.string(),
  livemode: z.boolean(),
  url: z.string().nullish(),
  customer_email: z.string().nullish(),
  customer_details: z.object({ email: z.string().nullish() }).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})

/** A session as far as we know its form; undefined for anything else. */
function readSession(value: unknown): CheckoutState | undefined {
  const read = SessionForm.safeParse(value)
  if (!read.success) return undefined
  const session = read.data
  const languageId = session.metadata?.language_id
  return {
    sessionId: session.id,
    status: session.status,
    paid: session.payment_status === 'paid',
    amount: session.amount_total,
    currency: session.currency,
    live: session.livemode,
    userId: session.metadata?.user_id,
    languageId: languageId && /^[1-9]\d{0,3}$/.test(languageId) ? Number(languageId) : undefined,
    email: session.customer_details?.email ?? session.customer_email ?? '',
    url: session.url ?? undefined,
  }
}

function unreadable(): never {
  throw new PaymentsError(
    'PAYMENT_UNAVAILABLE',
    'The payment service answered with something other than a checkout session',
  )
}

/** Stripe's failures in our words. Their messages may quote a key's end or an address, so they go no further. */
function fail(error: unknown): never {
  if (error instanceof PaymentsError) throw error
  const { StripeAuthenticationError, StripePermissionError, StripeRateLimitError, StripeError } = Stripe.errors
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError) {
    throw new PaymentsError('INVALID_STRIPE_KEY', 'The payment service refuses STRIPE_SECRET_KEY')
  }
  if (error instanceof StripeRateLimitError) {
    throw new PaymentsError('RATE_LIMIT', 'The payment service takes no more requests at the moment')
  }
  const kind =
    error instanceof StripeError ? [error.type, error.code, error.param].filter(Boolean).join(' ') : 'unreadable answer'
  throw new PaymentsError('PAYMENT_UNAVAILABLE', `The payment service failed: ${kind}`)
}
