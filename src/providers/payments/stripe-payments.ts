import Stripe from 'stripe'
import { PaymentsError } from './payments.ts'
import type { CheckoutOrder, Payments } from './payments.ts'
import { checkStripe } from './stripe-check.ts'
import { asPaymentsError, fail, isAboutAddress } from './stripe-failures.ts'
import { readEvent, readSession } from './stripe-forms.ts'
import { CURRENCY, PRICE, PROGRAM_DAYS } from '#domain/program/program.ts'

/** A webhook older than this many seconds is refused: it may have been recorded and sent again. */
const TOLERANCE_SECONDS = 300

/** The payment and its charge come along, which alone tell a debit that waits from one that failed, and a refund. */
const expand = ['payment_intent', 'payment_intent.latest_charge']

export type StripeAccount = {
  mode: Payments['mode']
  /** Asked for when first needed. */
  keys: () => Promise<{ secretKey: string; webhookSecret: string }>
  /** Where Stripe's calls go instead of api.stripe.com: a stand-in's address, with or without a path. */
  apiBase?: () => string
  /** A price kept at Stripe; it must cost what the program costs. By default the price is sent along. */
  priceId?: string
  timeoutMilliseconds?: number
  /** For what a page waits for, and what is asked again anyway. */
  shortTimeoutMilliseconds?: number
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
  const once = { maxNetworkRetries: 0, timeout: account.shortTimeoutMilliseconds ?? 3000 }
  const read = (session: unknown) => readSession(session) ?? unreadable()
  const isMissing = (error: unknown) =>
    error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404

  const session: Payments['session'] = async sessionId => {
    if (!/^cs_\w{1,250}$/.test(sessionId)) return undefined
    const { stripe } = await connect()
    try {
      return read(await stripe.checkout.sessions.retrieve(sessionId, { expand }, once))
    } catch (error) {
      return isMissing(error) ? undefined : fail(error)
    }
  }
  const endCheckout: Payments['endCheckout'] = async sessionId => {
    const { stripe } = await connect()
    try {
      return read(await stripe.checkout.sessions.expire(sessionId))
    } catch (error) {
      // What is not open any more cannot be ended: it was paid, or ended by itself.
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return session(sessionId)
      return fail(error)
    }
  }

  return {
    mode: account.mode,
    session,
    endCheckout,

    async openCheckout(order) {
      const { stripe } = await connect()
      const create = (withAddress: boolean) =>
        stripe.checkout.sessions.create(orderForm(order, account.priceId, withAddress), {
          idempotencyKey: withAddress ? order.idempotencyKey : `${order.idempotencyKey}-without-address`,
        })
      const made = await create(true)
        .catch(error => (isAboutAddress(error) ? create(false) : Promise.reject(error)))
        .catch(fail)
      const { sessionId, url, amount, currency } = read(made)
      if (amount !== PRICE || currency !== CURRENCY) {
        // Better no checkout than a payment that buys nothing.
        await endCheckout(sessionId).catch(() => {})
        throw new PaymentsError(
          'PAYMENT_UNAVAILABLE',
          `STRIPE_PRICE_ID costs ${amount} ${currency}, not ${PRICE} ${CURRENCY}: set the id of a one-time price of ${PRICE / 100}.00 ${CURRENCY.toUpperCase()}, or leave it out`,
        )
      }
      if (!url) throw new PaymentsError('PAYMENT_UNAVAILABLE', 'The payment service gave no address for the checkout')
      return { sessionId, url }
    },

    async sessionOfPayment(paymentId) {
      if (!/^pi_\w{1,250}$/.test(paymentId)) return undefined
      const { stripe } = await connect()
      const found = await stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 }, once).catch(fail)
      return found.data[0] && session(found.data[0].id)
    },

    async refund(paymentId) {
      const { stripe } = await connect()
      try {
        await stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey: `refund-${paymentId}` })
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return
        fail(error)
      }
    },

    async check(webhookUrl) {
      try {
        const { stripe } = await connect()
        return await checkStripe(stripe, { priceId: account.priceId, webhookUrl })
      } catch (error) {
        return [asPaymentsError(error).message]
      }
    },

    async readEvent(rawBody, signature, now) {
      const { stripe, webhookSecret } = await connect()
      // An empty secret would be one that everybody knows.
      if (!webhookSecret) throw new PaymentsError('STRIPE_NOT_CONFIGURED', 'STRIPE_WEBHOOK_SECRET is missing')
      if (!signature) throw new PaymentsError('UNVERIFIED', 'The webhook is not signed')
      let event: Stripe.Event
      try {
        const at = now.epochMilliseconds
        event = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, TOLERANCE_SECONDS, undefined, at)
      } catch (error) {
        const isOld = error instanceof Error && /outside the tolerance/.test(error.message)
        throw new PaymentsError(
          'UNVERIFIED',
          isOld
            ? `The webhook is older than ${TOLERANCE_SECONDS} seconds, or this server's clock is wrong`
            : "The webhook's signature does not fit STRIPE_WEBHOOK_SECRET: set it to the signing secret of this webhook, from Stripe's dashboard, Developers, Webhooks",
        )
      }
      const known = readEvent(event, now)
      if (!known) throw new PaymentsError('UNVERIFIED', 'The webhook is signed but is no event')
      return known
    },
  }
}

/** Stands where no payment service is configured: every call says so. */
export function createUnconfiguredPayments(): Payments {
  const refuse = async () => {
    throw new PaymentsError('STRIPE_NOT_CONFIGURED', 'STRIPE_SECRET_KEY is missing: set it and STRIPE_WEBHOOK_SECRET')
  }
  return {
    mode: 'live',
    openCheckout: refuse,
    session: refuse,
    sessionOfPayment: refuse,
    endCheckout: refuse,
    refund: refuse,
    readEvent: refuse,
    check: async () => ['STRIPE_SECRET_KEY is missing: checkout answers STRIPE_NOT_CONFIGURED until it is set'],
  }
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

function orderForm(order: CheckoutOrder, priceId: string | undefined, withAddress: boolean) {
  const metadata = { user_id: order.userId, language_id: String(order.languageId) }
  return {
    mode: 'payment',
    client_reference_id: order.userId,
    ...(withAddress && { customer_email: order.email }),
    line_items: [priceId ? { price: priceId, quantity: 1 } : lineItem(order.languageName)],
    metadata,
    // Without the address here Stripe sends a receipt only where the account's dashboard says so.
    payment_intent_data: { metadata, ...(withAddress && { receipt_email: order.email }) },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  } satisfies Stripe.Checkout.SessionCreateParams
}

function lineItem(languageName: string) {
  const product_data = { name: `Meridian: ${languageName}, ${PROGRAM_DAYS}-day program` }
  return { price_data: { currency: CURRENCY, unit_amount: PRICE, product_data }, quantity: 1 }
}

function unreadable(): never {
  throw new PaymentsError(
    'PAYMENT_UNAVAILABLE',
    'The payment service answered with something other than a checkout session',
  )
}
