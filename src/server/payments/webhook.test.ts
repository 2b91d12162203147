import { expect, test, vi } from 'vitest'
import { insertCheckout } from '#database/payments/payments.ts'
import { createPayments } from '#providers/payments/create-payments.ts'
import { signedEvent } from '#providers/payments/payments.suite.ts'
import { createStripePayments } from '#providers/payments/stripe-payments.ts'
import { createTestParts, signedInLearner } from '#test/parts.ts'
import { createApp } from '../start/app.ts'
import { createLogger } from '../environment/logger.ts'

const secret = 'whsec_test'

/** A learner who has opened the checkout `cs_1` for Spanish, and a way to send what the service says of it. */
async function createShop() {
  const payments = createStripePayments({
    mode: 'test',
    keys: async () => ({ secretKey: 'sk_test_1', webhookSecret: secret }),
  })
  const lines: string[] = []
  const logger = createLogger('silent')
  vi.spyOn(logger, 'error').mockImplementation((...parts: unknown[]) => void lines.push(JSON.stringify(parts)))
  const warnings: string[] = []
  vi.spyOn(logger, 'warn').mockImplementation((...parts: unknown[]) => void warnings.push(JSON.stringify(parts)))
  const parts = await createTestParts({ payments, logger })
  const { id } = await signedInLearner(parts, { paid: false })
  const { db } = parts.database
  await insertCheckout(db, { sessionId: 'cs_1', userId: id, languageId: 1, url: '' }, parts.clock.now())
  const app = createApp(parts)
  const post = async (body: string, signature?: string) => {
    const response = await app.request('http://localhost:8090/api/payments/webhook', {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature && { 'stripe-signature': signature }),
      },
      body,
    })
    return { status: response.status, body: await response.json() }
  }
  const purchases = () => db.selectFrom('purchases').selectAll().execute()
  const events = () => db.selectFrom('payment_events').selectAll().execute()
  const send = (event: object) => {
    const { payload, signature } = signedEvent(event, secret, parts.clock.now())
    return post(payload, signature)
  }
  const metrics = async () => (await app.request('http://localhost:8090/metrics')).text()
  return { parts, post, send, purchases, events, lines, warnings, metrics }
}

type Change = Record<string, unknown>

function eventOf({
  id = 'evt_1',
  type = 'checkout.session.completed',
  session = {},
  ...change
}: Change & { session?: Change } = {}) {
  const object = {
    id: 'cs_1',
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'paid',
    amount_total: 4900,
    currency: 'usd',
    livemode: false,
    customer_details: { email: 'ana@example.org' },
    metadata: { user_id: 'learner-1', language_id: '1' },
    ...session,
  }
  return { id, object: 'event', type, livemode: false, data: { object }, ...change }
}

test('D19: a correctly signed event of a paid session gives 90 days and is answered within a second', async () => {
  const { send, purchases, events } = await createShop()
  const begun = performance.now()
  expect(await send(eventOf())).toEqual({ status: 200, body: { received: true } })
  expect(performance.now() - begun).toBeLessThan(1000)
  expect(await purchases()).toMatchObject([
    {
      session_id: 'cs_1',
      user_id: 'learner-1',
      language_id: 1,
      amount: 4900,
      currency: 'usd',
      customer_email: 'ana@example.org',
      starts_at: '2026-11-02T09:00:00.000Z',
      expires_at: '2027-01-31T09:00:00.000Z',
    },
  ])
  expect(await events()).toMatchObject([{ event_id: 'evt_1', outcome: 'fulfilled' }])
})

test('D19: without signature, with a wrong one or with the body written anew it answers 400 and makes no row', async () => {
  const { parts, post, purchases, events } = await createShop()
  const { payload, signature } = signedEvent(eventOf(), secret, parts.clock.now())
  const forged = signedEvent(eventOf(), 'whsec_other', parts.clock.now()).signature
  const rewritten = JSON.stringify(JSON.parse(payload), null, 2)
  for (const [body, signedAs] of [
    [payload, undefined],
    [payload, forged],
    [payload, 'garbage'],
    [rewritten, signature],
    ['', signature],
  ] as const) {
    expect(await post(body, signedAs)).toMatchObject({ status: 400, body: { code: 'UNVERIFIED' } })
  }
  expect(await purchases()).toEqual([])
  expect(await events()).toEqual([])
})

test('D20: a signature older than 300 seconds answers 400', async () => {
  const { parts, post, purchases } = await createShop()
  const { payload, signature } = signedEvent(eventOf(), secret, parts.clock.now())
  parts.clock.advance({ seconds: 301 })
  expect((await post(payload, signature)).status).toBe(400)
  expect(await purchases()).toEqual([])
})

test('D21: one event a hundred times at once gives 90 days once, and every answer is 200', async () => {
  const { send, purchases, events } = await createShop()
  const answers = await Promise.all(Array.from({ length: 100 }, () => send(eventOf())))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await purchases()).toMatchObject([{ expires_at: '2027-01-31T09:00:00.000Z' }])
  expect(await events()).toHaveLength(1)
})

const completed = eventOf({ id: 'evt_1' })
const succeeded = eventOf({ id: 'evt_2', type: 'checkout.session.async_payment_succeeded' })
test.each([
  ['completed first', [completed, succeeded]],
  ['completed last', [succeeded, completed]],
])('D22: two kinds of event for one session, %s, give one program', async (_, order) => {
  const { send, purchases, events } = await createShop()
  for (const event of order) expect((await send(event)).status).toBe(200)
  expect(await purchases()).toHaveLength(1)
  expect((await events()).map(({ outcome }) => outcome)).toEqual(['fulfilled', 'fulfilled before'])
})

test('D23: an unpaid session gives no access until its payment succeeded', async () => {
  const { send, purchases } = await createShop()
  expect((await send(eventOf({ session: { payment_status: 'unpaid' } }))).status).toBe(200)
  expect(await purchases()).toEqual([])
  await send(succeeded)
  expect(await purchases()).toHaveLength(1)
})

test.each([
  ['checkout.session.async_payment_failed', 'failed', 'failed'],
  ['checkout.session.expired', 'expired', 'expired'],
  ['payment_intent.succeeded', 'noted', 'open'],
  ['customer.created', 'noted', 'open'],
])('D23: the event %s gives no access and is kept as %s', async (type, outcome, state) => {
  const { parts, send, purchases, events } = await createShop()
  expect((await send(eventOf({ type }))).status).toBe(200)
  expect(await purchases()).toEqual([])
  expect(await events()).toMatchObject([{ type, outcome, about: 'cs_1' }])
  expect(await parts.database.db.selectFrom('checkouts').selectAll().execute()).toMatchObject([{ state }])
})

test('D23: a failure that is told before its beginning stays a failure', async () => {
  const { parts, send } = await createShop()
  const unpaid = { payment_status: 'unpaid' }
  await send(eventOf({ id: 'evt_2', type: 'checkout.session.async_payment_failed', session: unpaid }))
  await send(eventOf({ id: 'evt_1', session: unpaid }))
  expect(await parts.database.db.selectFrom('checkouts').selectAll().execute()).toMatchObject([{ state: 'failed' }])
})

test.each<[string, Change]>([
  ['a cent too little', { session: { amount_total: 4899 } }],
  ['a hundred times too little', { session: { amount_total: 49 } }],
  ['another currency', { session: { currency: 'eur' } }],
  ['a live session where test keys are set', { session: { livemode: true } }],
  ['a live event where test keys are set', { livemode: true }],
  ['an unknown user', { session: { metadata: { user_id: 'nobody', language_id: '1' } } }],
  ['no user', { session: { metadata: { language_id: '1' } } }],
  ['an unknown language', { session: { metadata: { user_id: 'learner-1', language_id: '99' } } }],
  ['a language that is no number', { session: { metadata: { user_id: 'learner-1', language_id: 'es' } } }],
  ['no metadata', { session: { metadata: null } }],
  [
    'a language other than the one the checkout was opened for',
    { session: { metadata: { user_id: 'learner-1', language_id: '2' } } },
  ],
  ['a coupon over the whole price', { session: { payment_status: 'no_payment_required' } }],
  ['an unreadable session', { session: { amount_total: 'much' } }],
])('D25: %s is not fulfilled, logged without the address, and answered 200', async (_, change) => {
  const { send, purchases, events, lines } = await createShop()
  expect((await send(eventOf(change))).status).toBe(200)
  expect(await purchases()).toEqual([])
  expect(await events()).toMatchObject([{ outcome: 'refused' }])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('Not fulfilled')
  expect(lines[0]).not.toContain('@')
})

test("D25: another learner's checkout cannot be claimed by metadata", async () => {
  const { parts, send, purchases } = await createShop()
  await signedInLearner(parts, { id: 'learner-2', email: 'bo@example.org', paid: false })
  await send(eventOf({ session: { metadata: { user_id: 'learner-2', language_id: '1' } } }))
  expect(await purchases()).toEqual([])
})

test('refused webhooks stand in the log with what to do, once a minute with their number, and in the metrics', async () => {
  const { parts, post, warnings, metrics } = await createShop()
  expect(await metrics()).toContain('meridian_payment_webhooks_total{outcome="unverified"} 0')
  const forged = signedEvent(eventOf(), 'whsec_other', parts.clock.now())
  for (let time = 0; time < 50; time++) await post(forged.payload, forged.signature)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('does not fit STRIPE_WEBHOOK_SECRET: set it to the signing secret')
  parts.clock.advance({ seconds: 61 })
  await post(forged.payload, forged.signature)
  expect(warnings).toHaveLength(2)
  expect(warnings[1]).toContain('"times":50')
  expect(await metrics()).toContain('meridian_payment_webhooks_total{outcome="unverified"} 51')
})

test('metrics count checkouts by state', async () => {
  const { send, metrics } = await createShop()
  await send(eventOf({ session: { amount_total: 1 } }))
  await send(eventOf({ id: 'evt_2', session: { id: 'cs_2' } }))
  const text = await metrics()
  expect(text).toContain('meridian_checkouts{state="refused"} 1')
  expect(text).toContain('meridian_checkouts{state="paid"} 1')
  expect(text).toContain('meridian_checkouts{state="pending"} 0')
  expect(text).toContain('meridian_disputes_open 0')
})

test('an event that arrives before we kept the session gives access all the same', async () => {
  const { send, purchases } = await createShop()
  await send(eventOf({ session: { id: 'cs_2' } }))
  expect(await purchases()).toMatchObject([{ session_id: 'cs_2', user_id: 'learner-1' }])
})

test('two sessions paid by one learner give 180 days, whichever event is repeated', async () => {
  const { send, purchases } = await createShop()
  const [one, two] = [eventOf(), eventOf({ id: 'evt_2', session: { id: 'cs_2' } })]
  await Promise.all([send(one), send(two), send(two), send(one)])
  const ends = (await purchases()).map(({ expires_at }) => expires_at).sort()
  expect(ends).toEqual(['2027-01-31T09:00:00.000Z', '2027-05-01T09:00:00.000Z'])
})

test('the address takes POST only, and where payment is not configured says so', async () => {
  const { parts } = await createShop()
  const read = await createApp(parts).request('http://localhost:8090/api/payments/webhook')
  expect(read.status).toBe(405)
  const practice = { keys: async () => ({ secretKey: '', webhookSecret: '' }), internalUrl: () => '' }
  const payments = createPayments({ production: true, stripe: undefined }, practice)
  const response = await createApp({ ...parts, payments }).request('http://localhost:8090/api/payments/webhook', {
    method: 'POST',
    body: '{}',
  })
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'STRIPE_NOT_CONFIGURED' })
})

test('a body of megabytes is refused unread', async () => {
  const { post } = await createShop()
  expect((await post('x'.repeat(1_000_000))).status).toBe(413)
})
