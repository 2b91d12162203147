import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPayments } from './create-payments.ts'
import { orderOf, paymentsPromises, signedEvent } from './payments.suite.ts'
import { startScriptedStripe } from './scripted-stripe.suite.ts'
import type { Answer } from './scripted-stripe.suite.ts'
import { NEEDED_EVENTS } from './stripe-check.ts'
import { createStripePayments } from './stripe-payments.ts'

const webhookSecret = 'whsec_test'
let server: Awaited<ReturnType<typeof startScriptedStripe>>
beforeAll(async () => {
  server = await startScriptedStripe()
})
beforeEach(() => {
  server.answer(undefined)
  server.requests.length = 0
})
afterAll(() => server.stop())

const paymentsOf = (priceId?: string) =>
  createStripePayments({
    mode: 'test',
    keys: async () => ({ secretKey: 'sk_test_123', webhookSecret }),
    apiBase: () => server.url,
    timeoutMilliseconds: 300,
    shortTimeoutMilliseconds: 300,
    ...(priceId && { priceId }),
  })

paymentsPromises('Stripe', async () => ({
  payments: paymentsOf(),
  webhookSecret,
  pay: async (sessionId, by = 'card') =>
    server.change(sessionId, {
      status: 'complete',
      payment_status: by === 'card' ? 'paid' : 'unpaid',
      url: null,
      payment_intent: intentOf(sessionId, by === 'card' ? 'succeeded' : 'processing'),
    }),
  refuseDebit: async sessionId =>
    server.change(sessionId, { payment_intent: intentOf(sessionId, 'requires_payment_method') }),
}))

const intentOf = (sessionId: string, status: string) => ({
  id: sessionId.replace('cs_', 'pi_'),
  status,
  latest_charge: status === 'succeeded' ? { receipt_url: 'https://pay.stripe.test/receipt', refunded: false } : null,
})

test('D26: what is sold is fixed on the server: 4900 cents of US dollars, one payment, key and metadata sent along', async () => {
  await paymentsOf().openCheckout(orderOf({ idempotencyKey: 'key-1', languageName: 'Japanese' }))
  const [{ form, idempotencyKey, authorization } = { form: new URLSearchParams() }] = server.requests
  expect(authorization).toBe('Bearer sk_test_123')
  expect(idempotencyKey).toBe('key-1')
  expect(Object.fromEntries(form)).toEqual({
    mode: 'payment',
    client_reference_id: 'learner-1',
    customer_email: 'ana@example.org',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '4900',
    'line_items[0][price_data][product_data][name]': 'Meridian: Japanese, 90-day program',
    'metadata[user_id]': 'learner-1',
    'metadata[language_id]': '1',
    'payment_intent_data[metadata][user_id]': 'learner-1',
    'payment_intent_data[metadata][language_id]': '1',
    'payment_intent_data[receipt_email]': 'ana@example.org',
    success_url: 'http://localhost:8090/subscription/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:8090/subscription?language_id=1',
  })
})

test('a price kept at Stripe is used where it is set; where it does not cost $49 nothing payable is left open', async () => {
  await paymentsOf('price_1').openCheckout(orderOf())
  expect(server.requests[0]?.form.get('line_items[0][price]')).toBe('price_1')
  server.setPrice(100, 'usd')
  await expect(paymentsOf('price_1').openCheckout(orderOf())).rejects.toMatchObject({
    code: 'PAYMENT_UNAVAILABLE',
    message: expect.stringContaining('STRIPE_PRICE_ID costs 100 usd, not 4900 usd: set the id of a one-time price'),
  })
  expect(server.sessions().at(-1)).toMatchObject({ amount_total: 100, status: 'expired' })
  server.setPrice(4900, 'usd')
})

test.each(['ana@intranet', 'ana@x.example '])(
  'an address that Stripe does not take ("%s") is asked for on its page instead',
  async email => {
    const { url } = await paymentsOf().openCheckout(orderOf({ email }))
    expect(url).toContain('https://checkout.stripe.test/')
    const [refused, taken] = server.requests
    expect(taken?.form.has('customer_email')).toBe(false)
    expect(taken?.form.has('payment_intent_data[receipt_email]')).toBe(false)
    expect(taken?.idempotencyKey).not.toBe(refused?.idempotencyKey)
  },
)

const webhookUrl = 'https://learn.example.org/api/payments/webhook'
const webhook = { url: webhookUrl, status: 'enabled', enabled_events: ['*'] }

test('settings that fit the account are found to be right', async () => {
  server.setWebhooks([webhook])
  expect(await paymentsOf('price_1').check(webhookUrl)).toEqual([])
})

test.each([
  ['no webhook', [], 'Stripe has no enabled webhook at https://learn.example.org/api/payments/webhook'],
  ['a webhook elsewhere', [{ ...webhook, url: 'https://other.example' }], 'Stripe has no enabled webhook'],
  ['a webhook that is off', [{ ...webhook, status: 'disabled' }], 'Stripe has no enabled webhook'],
  [
    'a webhook that does not tell of disputes',
    [{ ...webhook, enabled_events: NEEDED_EVENTS.filter(type => !type.includes('dispute')) }],
    'does not send charge.dispute.created, charge.dispute.closed',
  ],
])('%s is named with what to do', async (_, webhooks, sentence) => {
  server.setWebhooks(webhooks)
  expect(await paymentsOf().check(webhookUrl)).toEqual([expect.stringContaining(sentence)])
  server.setWebhooks([])
})

test.each([
  ['costs something else', 5900, {}, 'STRIPE_PRICE_ID costs 5900 usd, not 4900 usd'],
  ['is charged every month', 4900, { type: 'recurring' }, 'charged again and again'],
  ['is archived', 4900, { active: false }, 'archived'],
])('a price that %s is named with what to do', async (_, amount, change, sentence) => {
  server.setWebhooks([webhook])
  server.setPrice(amount, 'usd', change)
  expect(await paymentsOf('price_1').check(webhookUrl)).toEqual([expect.stringContaining(sentence)])
  server.setPrice(4900, 'usd')
})

test('a price that is not there, and a key that is refused, are named with what to do', async () => {
  server.setWebhooks([webhook])
  expect(await paymentsOf('price_none').check(webhookUrl)).toEqual([
    expect.stringContaining(
      'STRIPE_PRICE_ID cannot be used: The payment service failed: StripeInvalidRequestError, resource_missing, price',
    ),
  ])
  server.answer(failure(401, 'invalid_request_error'))
  expect(await paymentsOf().check(webhookUrl)).toEqual([
    expect.stringMatching(/^Stripe refuses STRIPE_SECRET_KEY .*: take the secret key of this account/),
  ])
})

test('an event that a webhook secret does not fit is refused with what to do', async () => {
  const now = Temporal.Instant.from('2026-11-02T09:00:00Z')
  const { payload, signature } = signedEvent({ id: 'evt_1' }, 'whsec_other', now)
  await expect(paymentsOf().readEvent(payload, signature, now)).rejects.toMatchObject({
    message: expect.stringContaining('does not fit STRIPE_WEBHOOK_SECRET: set it to the signing secret'),
  })
})

const failure = (status: number, type: string): Answer => ({
  status,
  body: JSON.stringify({ error: { type, message: 'ana@example.org sk_test_123' } }),
  headers: { 'stripe-should-retry': 'false' },
})

test.each<[string, Answer, string]>([
  ['refuses the key', failure(401, 'invalid_request_error'), 'INVALID_STRIPE_KEY'],
  ['does not let the key do this', failure(403, 'invalid_request_error'), 'INVALID_STRIPE_KEY'],
  ['is over its limits', failure(429, 'rate_limit_error'), 'RATE_LIMIT'],
  ['finds a parameter wrong', failure(400, 'invalid_request_error'), 'PAYMENT_UNAVAILABLE'],
  ['fails itself', failure(500, 'api_error'), 'PAYMENT_UNAVAILABLE'],
  ['answers a page', { status: 200, body: '<html>' }, 'PAYMENT_UNAVAILABLE'],
  ['answers something else', { status: 200, body: '{"object":"list","data":[]}' }, 'PAYMENT_UNAVAILABLE'],
  ['is at work on this key', failure(409, 'idempotency_error'), 'UNDER_WAY'],
  ['hangs up', 'hang-up', 'PAYMENT_UNAVAILABLE'],
  ['never answers', 'silence', 'PAYMENT_UNAVAILABLE'],
])('D26: a service that %s gives its code, and no key or address in the message', async (_, answer, code) => {
  server.answer(answer)
  const { openCheckout, session } = paymentsOf()
  for (const attempt of [() => openCheckout(orderOf()), () => session('cs_1')]) {
    const error = await attempt().catch((reason: Error) => reason)
    expect(error).toMatchObject({ code })
    expect((error as Error).message).not.toMatch(/ana@|sk_test/)
  }
})

test.each<[string, Answer, boolean]>([
  ['finds a parameter wrong', failure(400, 'invalid_request_error'), false],
  ['fails itself', failure(500, 'api_error'), false],
  ['is at work on this key', failure(409, 'idempotency_error'), true],
  ['never answers', 'silence', true],
])('a service that %s may have opened the checkout all the same: %s', async (_, answer, mayBeDone) => {
  server.answer(answer)
  await expect(paymentsOf().openCheckout(orderOf())).rejects.toMatchObject({ mayBeDone })
})

test('what is wrong stands in the message: type, code, parameter and text, without keys and addresses', async () => {
  const error = {
    type: 'invalid_request_error',
    code: 'x',
    param: 'p',
    message: 'Account of ana@example.org not activated (sk_test_123)',
  }
  server.answer({ status: 400, body: JSON.stringify({ error }) })
  await expect(paymentsOf().openCheckout(orderOf())).rejects.toMatchObject({
    message: expect.stringContaining('StripeInvalidRequestError, x, p, Account of … not activated (…)'),
  })
})

const practice = { keys: async () => ({ secretKey: '', webhookSecret: '' }), internalUrl: () => 'http://127.0.0.1:1' }
const stripe = (secretKey: string) => ({ secretKey, webhookSecret, apiBase: undefined, priceId: undefined })

test.each([
  ['nothing is configured', { production: false, stripe: undefined }, 'practice'],
  ['a test key is set', { production: false, stripe: stripe('sk_test_1') }, 'test'],
  ['a live key is set', { production: true, stripe: stripe('sk_live_1') }, 'live'],
  ['a restricted live key is set', { production: true, stripe: stripe('rk_live_1') }, 'live'],
])('where %s, the mode is %s', (_, settings, mode) => {
  expect(createPayments(settings, practice).mode).toBe(mode)
})

test('in production without Stripe every call answers STRIPE_NOT_CONFIGURED', async () => {
  const payments = createPayments({ production: true, stripe: undefined }, practice)
  const refusal = { code: 'STRIPE_NOT_CONFIGURED' }
  await expect(payments.openCheckout(orderOf())).rejects.toMatchObject(refusal)
  await expect(payments.session('cs_1')).rejects.toMatchObject(refusal)
  await expect(payments.readEvent('{}', undefined, Temporal.Now.instant())).rejects.toMatchObject(refusal)
})

test('without a webhook secret no event is believed', async () => {
  const payments = createPayments(
    { production: false, stripe: { ...stripe('sk_test_1'), webhookSecret: undefined } },
    practice,
  )
  await expect(payments.readEvent('{}', 't=1,v1=00', Temporal.Now.instant())).rejects.toMatchObject({
    code: 'STRIPE_NOT_CONFIGURED',
  })
})
