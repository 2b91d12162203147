import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Context } from 'hono'
import * as z from 'zod'
import { practiceBodyLimit, practicePolicy } from '../practice-page.ts'
import { PRACTICE_CHECKOUT_PATH } from './create-payments.ts'
import { judgeCard } from './practice-card.ts'
import { checkoutOverPage, payPage } from './practice-checkout-page.ts'
import type { PracticeEvents } from './practice-events.ts'

/** How long a session can be paid, as at Stripe. */
const OPEN_HOURS = 24

type Stored = {
  sessionId: string
  order: string
  status: 'open' | 'complete'
  createdAt: Temporal.Instant
  expiresAt: Temporal.Instant
}

export type PracticeCheckoutParts = {
  publicUrl: string
  secretKey: string
  clock: { now(): Temporal.Instant }
  sessions: {
    find(sessionId: string): Promise<Stored | undefined>
    /** Keeps a new session; where the key was used before, the session it opened then. */
    open(checkout: Stored, idempotencyKey: string | undefined): Promise<Stored>
    /** Marks an open session as paid. False where it was already. */
    complete(sessionId: string): Promise<boolean>
  }
  /** Tells the product of what was paid. */
  events: PracticeEvents
}

const Order = z.object({
  amount: z.coerce.number().int().min(50).max(99_999_999),
  currency: z.string().regex(/^[a-z]{3}$/),
  product: z.string().min(1),
  email: z.string().min(1).nullable(),
  successUrl: z.url({ protocol: /^https?$/ }),
  cancelUrl: z.url({ protocol: /^https?$/ }),
  reference: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
})
type Order = z.infer<typeof Order>

/**
 * A payment service for trying the product: the part of Stripe's protocol that a hosted checkout needs, and the hosted
 * page itself. To be mounted at `/practice/checkout`, never in production.
 */
export function createPracticeCheckout(parts: PracticeCheckoutParts): Hono {
  const { publicUrl, clock, sessions, events } = parts
  const app = new Hono().basePath(PRACTICE_CHECKOUT_PATH)

  app.use(practiceBodyLimit)
  app.use(async (http, next) => {
    await next()
    http.header('content-security-policy', practicePolicy(publicUrl))
    http.header('cache-control', 'no-store')
  })
  app.use('/v1/*', async (http, next) => {
    if (isKey(http.req.header('authorization'), parts.secretKey)) return next()
    return refuse(http, 401, { message: 'This is not the secret key of the practice checkout' })
  })

  app.post('/v1/checkout/sessions', async http => {
    const read = readOrder(new URLSearchParams(await http.req.text()))
    if (!read.success) {
      const [issue] = read.error.issues
      return refuse(http, 400, { message: `${issue?.path.join('.')}: ${issue?.message}`, code: 'parameter_invalid' })
    }
    const order = JSON.stringify(read.data)
    const now = clock.now()
    const asked: Stored = {
      sessionId: `cs_practice_${randomBytes(32).toString('hex')}`,
      order,
      status: 'open',
      createdAt: now,
      expiresAt: now.add({ hours: OPEN_HOURS }),
    }
    const opened = await sessions.open(asked, http.req.header('idempotency-key'))
    if (opened.order !== order) {
      return refuse(http, 400, { type: 'idempotency_error', message: 'This key was used before for another order' })
    }
    return http.json(described(opened))
  })

  app.get('/v1/checkout/sessions/:id', async http => {
    const session = await sessions.find(http.req.param('id'))
    if (session) return http.json(described(session))
    return refuse(http, 404, {
      message: 'There is no such checkout session',
      code: 'resource_missing',
      param: 'session',
    })
  })

  app.get('/pay/:id', async http => {
    const session = await sessions.find(http.req.param('id'))
    return (await overPage(http, session)) ?? http.html(payPage(shown(orderOf(session!))))
  })

  app.post('/pay/:id', async http => {
    const session = await sessions.find(http.req.param('id'))
    const over = await overPage(http, session)
    if (over || !session) return over!
    const form = new URLSearchParams(await http.req.text())
    const text = (name: string) => form.get(name) ?? ''
    const today = clock.now().toZonedDateTimeISO('UTC').toPlainDate()
    const verdict = judgeCard({ number: text('card'), expiry: text('expiry'), cvc: text('cvc') }, today)
    const order = orderOf(session)
    if (!verdict.approved) return http.html(payPage({ ...shown(order), fault: verdict.fault }), 402)
    // Paid is paid, whether or not the product can be told: it may still ask.
    if (await sessions.complete(session.sessionId)) {
      await events.paid(described({ ...session, status: 'complete' }))
    }
    return http.redirect(successAddress(session), 303)
  })

  /** The page of a session that can no longer be paid; undefined for one that can. */
  async function overPage(http: Context, session: Stored | undefined): Promise<Response | undefined> {
    if (!session) {
      const text = 'The address of this checkout is not complete, or it was made elsewhere.'
      return http.html(checkoutOverPage({ title: 'No such checkout', text, url: '/' }), 404)
    }
    switch (statusOf(session)) {
      case 'open':
        return undefined
      case 'complete': {
        const text = 'This checkout was paid before; it cannot be paid twice.'
        return http.html(checkoutOverPage({ title: 'Already paid', text, url: successAddress(session) }))
      }
      case 'expired': {
        const text = 'This checkout was open for a day and has ended. Nothing was charged.'
        return http.html(checkoutOverPage({ title: 'Checkout ended', text, url: orderOf(session).cancelUrl }), 410)
      }
    }
  }

  const statusOf = ({ status, expiresAt }: Stored) =>
    status === 'open' && Temporal.Instant.compare(clock.now(), expiresAt) >= 0 ? 'expired' : status

  /** A session in Stripe's form. */
  function described(session: Stored) {
    const order = orderOf(session)
    const status = statusOf(session)
    const seconds = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000)
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
      payment_intent: status === 'complete' ? session.sessionId.replace('cs_', 'pi_') : null,
      payment_status: status === 'complete' ? 'paid' : 'unpaid',
      status,
      success_url: order.successUrl,
      url: status === 'open' ? `${publicUrl}${PRACTICE_CHECKOUT_PATH}/pay/${session.sessionId}` : null,
    }
  }
  return app
}

export type PracticeSession = { id: string; payment_intent: string | null; amount_total: number; currency: string }

const orderOf = (session: Stored): Order => JSON.parse(session.order)
const shown = ({ product, amount, email, cancelUrl }: Order) => ({ product, amount, email: email ?? 'you', cancelUrl })
const successAddress = (session: Stored) =>
  orderOf(session).successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.sessionId)

/** Reads Stripe's form encoding, in which `line_items[0][price_data][currency]=usd` stands for nested fields. */
function readOrder(form: URLSearchParams) {
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
    successUrl: form.get('success_url'),
    cancelUrl: form.get('cancel_url'),
    reference: form.get('client_reference_id'),
    metadata: Object.fromEntries(metadata),
  })
}

type Refusal = { message: string; type?: string; code?: string; param?: string }

/** A failure in Stripe's form. */
function refuse(http: Context, status: 400 | 401 | 404, { type = 'invalid_request_error', ...rest }: Refusal) {
  return http.json({ error: { type, ...rest } }, status)
}

function isKey(header: string | undefined, secretKey: string): boolean {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${secretKey}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
