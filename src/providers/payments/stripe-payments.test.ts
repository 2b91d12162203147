import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPayments } from './create-payments.ts'
import { orderOf, paymentsPromises } from './payments.suite.ts'
import { startScriptedStripe } from './scripted-stripe.suite.ts'
import type { Answer } from './scripted-stripe.suite.ts'
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
    ...(priceId && { priceId }),
  })

paymentsPromises('Stripe', async () => ({
  payments: paymentsOf(),
  webhookSecret,
  pay: async sessionId => server.change(sessionId, { status: 'complete', payment_status: 'paid', url: null }),
}))

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
    success_url: 'http://localhost:8090/subscription/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:8090/subscription?language_id=1',
  })
})

test('a price kept at Stripe is used where it is set, and refused where it does not cost $49', async () => {
  await paymentsOf('price_1').openCheckout(orderOf())
  expect(server.requests[0]?.form.get('line_items[0][price]')).toBe('price_1')
  server.setPrice(100, 'usd')
  await expect(paymentsOf('price_1').openCheckout(orderOf())).rejects.toMatchObject({
    code: 'PAYMENT_UNAVAILABLE',
    message: 'STRIPE_PRICE_ID costs 100 usd, not 4900 usd',
  })
  server.setPrice(4900, 'usd')
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
