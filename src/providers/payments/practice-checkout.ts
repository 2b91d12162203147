import { randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { practiceBodyLimit, practicePolicy } from '../practice-page.ts'
import { PRACTICE_CHECKOUT_PATH } from './create-payments.ts'
import { createPracticeDesk } from './practice-desk.ts'
import type { PracticeEvents } from './practice-events.ts'
import { addPracticePages } from './practice-pages.ts'
import { described, orderOf, paymentOf, readOrder, sessionIdOf, statusOf } from './practice-sessions.ts'
import type { PracticeSessions, StoredSession } from './practice-sessions.ts'

/** How long a session can be paid, as at Stripe. */
const OPEN_HOURS = 24

export type PracticeCheckoutParts = {
  publicUrl: string
  secretKey: string
  clock: { now(): Temporal.Instant }
  sessions: PracticeSessions
  /** Tells the product of what happened. */
  events: PracticeEvents
}

/**
 * A payment service for trying the product: the part of Stripe's protocol that a hosted checkout needs, the hosted page
 * itself, and a desk that makes happen what banks do days later. To be mounted at `/practice/checkout`, never in production.
 */
export function createPracticeCheckout(parts: PracticeCheckoutParts): Hono {
  const { publicUrl, clock, sessions } = parts
  const app = new Hono().basePath(PRACTICE_CHECKOUT_PATH)
  const desk = createPracticeDesk(parts)
  const underWay = new Set<string>()
  const answer = (session: StoredSession, isExpanded = false) =>
    described(session, { now: clock.now(), publicUrl, isExpanded })

  app.use(practiceBodyLimit)
  app.use(async (http, next) => {
    await next()
    http.header('content-security-policy', practicePolicy(publicUrl))
    http.header('cache-control', 'no-store')
  })
  app.use('/v1/*', async (http, next) => {
    if (!isKey(http.req.header('authorization'), parts.secretKey)) {
      return refuse(http, 401, { message: 'This is not the secret key of the practice checkout' })
    }
    if (desk.trouble.isFailing) return refuse(http, 500, { type: 'api_error', message: 'The practice desk says so' })
    // As at Stripe, a key is refused while another request with it is being answered.
    const key = http.req.header('idempotency-key')
    if (key && underWay.has(key)) {
      return refuse(http, 409, { code: 'idempotency_key_in_use', message: 'A request with this key is under way' })
    }
    if (key) underWay.add(key)
    try {
      await next()
      // What was asked for is done; the answer is what comes late.
      if (desk.trouble.delaySeconds > 0) await wait(desk.trouble.delaySeconds * 1000)
    } finally {
      if (key) underWay.delete(key)
    }
  })

  app.post('/v1/checkout/sessions', async http => {
    const read = readOrder(new URLSearchParams(await http.req.text()))
    if (!read.success) {
      const [issue] = read.error.issues
      return refuse(http, 400, { message: `${issue?.path.join('.')}: ${issue?.message}`, code: 'parameter_invalid' })
    }
    const order = JSON.stringify(read.data)
    const now = clock.now()
    const asked: StoredSession = {
      sessionId: `cs_practice_${randomBytes(32).toString('hex')}`,
      order,
      status: 'open',
      payment: '{}',
      createdAt: now,
      expiresAt: now.add({ hours: OPEN_HOURS }),
    }
    const opened = await sessions.open(asked, http.req.header('idempotency-key'))
    if (opened.order !== order) {
      return refuse(http, 400, { type: 'idempotency_error', message: 'This key was used before for another order' })
    }
    return http.json(answer(opened))
  })

  app.get('/v1/checkout/sessions', async http => {
    const payment = http.req.query('payment_intent')
    const session = payment ? await sessions.find(sessionIdOf(payment)) : undefined
    const data = session?.status === 'complete' ? [answer(session)] : []
    return http.json({ object: 'list', data, has_more: false })
  })

  app.get('/v1/checkout/sessions/:id', async http => {
    const session = await sessions.find(http.req.param('id'))
    return session ? http.json(answer(session, true)) : refuse(http, 404, missing)
  })

  app.post('/v1/checkout/sessions/:id/expire', async http => {
    const session = await sessions.find(http.req.param('id'))
    if (!session) return refuse(http, 404, missing)
    if (statusOf(session, clock.now()) !== 'open') {
      return refuse(http, 400, { message: 'Only an open session can be expired', param: 'session' })
    }
    await sessions.expire(session.sessionId, clock.now())
    const ended = (await sessions.find(session.sessionId))!
    await desk.tell('checkout.session.expired', answer(ended))
    return http.json(answer(ended))
  })

  app.post('/v1/refunds', async http => {
    const payment = new URLSearchParams(await http.req.text()).get('payment_intent') ?? ''
    const session = await sessions.find(sessionIdOf(payment))
    if (!session || session.status !== 'complete') return refuse(http, 404, { ...missing, param: 'payment_intent' })
    if (paymentOf(session).refunded) {
      return refuse(http, 400, { code: 'charge_already_refunded', message: 'The money went back before' })
    }
    if (!(await desk.act(session, 'refund'))) {
      return refuse(http, 400, { message: 'This payment cannot be refunded', param: 'payment_intent' })
    }
    return http.json({
      id: payment.replace(/^pi_/, 're_'),
      object: 'refund',
      amount: orderOf(session).amount,
      status: 'succeeded',
    })
  })

  addPracticePages(app, { ...parts, desk })
  return app
}

type Refusal = { message: string; type?: string; code?: string; param?: string }

const missing = { message: 'There is no such checkout session', code: 'resource_missing', param: 'session' }

/** A failure in Stripe's form. */
function refuse(
  http: Context,
  status: 400 | 401 | 404 | 409 | 500,
  { type = 'invalid_request_error', ...rest }: Refusal,
) {
  return http.json({ error: { type, ...rest } }, status)
}

function isKey(header: string | undefined, secretKey: string): boolean {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${secretKey}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
