import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setCheckoutState } from '#database/payments/payments.ts'
import { createLogger } from '#server/environment/logger.ts'
import { PaymentsError } from '#providers/payments/payments.ts'
import type { Payments } from '#providers/payments/payments.ts'
import { startScriptedStripe } from '#providers/payments/scripted-stripe.suite.ts'
import { createStripePayments } from '#providers/payments/stripe-payments.ts'
import type { StripeAccount } from '#providers/payments/stripe-payments.ts'
import { createRequester, createTestParts, signedInLearner } from '#test/parts.ts'
import { allCourses, createBrowser, startPracticeProduct } from '#test/running-product.ts'

let stripe: Awaited<ReturnType<typeof startScriptedStripe>>
beforeAll(async () => {
  stripe = await startScriptedStripe()
})
beforeEach(() => {
  stripe.answer(undefined)
  stripe.delay(0)
  stripe.requests.length = 0
})
afterAll(() => stripe.stop())

const paid = { status: 'complete', payment_status: 'paid', url: null, customer_details: { email: 'paid@example.org' } }

async function createShop(
  given: Partial<Parameters<typeof createTestParts>[0]> = {},
  account: Partial<StripeAccount> = {},
) {
  const payments = createStripePayments({
    mode: 'test',
    keys: async () => ({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }),
    apiBase: () => stripe.url,
    timeoutMilliseconds: 300,
    shortTimeoutMilliseconds: 300,
    ...account,
  })
  const parts = await createTestParts({ payments, courses: allCourses, ...given })
  const request = createRequester(parts)
  const { id, headers } = await signedInLearner(parts, { paid: false })
  const buy = (body: unknown = { language_id: 1 }) =>
    request('POST', '/payments/create-checkout-session', { body, headers })
  const opened = async () =>
    (await parts.database.db.selectFrom('checkouts').selectAll().execute()).map(row => row.session_id)
  const purchases = () => parts.database.db.selectFrom('purchases').selectAll().execute()
  return {
    parts,
    id,
    buy,
    opened,
    purchases,
    get: (path: string, as = headers) => request('GET', path, { headers: as }),
  }
}

test('POST /payments/create-checkout-session answers the address of the hosted page', async () => {
  const { buy, opened } = await createShop()
  const { status, body } = await buy()
  expect(status).toBe(200)
  expect(body).toEqual({ url: `https://checkout.stripe.test/${(await opened())[0]}` })
  const [{ form } = { form: new URLSearchParams() }] = stripe.requests
  expect(form.get('success_url')).toBe('http://localhost:8090/subscription/success?session_id={CHECKOUT_SESSION_ID}')
  expect(form.get('cancel_url')).toBe('http://localhost:8090/subscription?language_id=1')
})

test('D26: whatever price, currency, user or date the body holds, 4900 cents are asked for from the learner', async () => {
  const { buy, id } = await createShop()
  const greed = {
    price: 1,
    amount: 1,
    currency: 'jpy',
    user_id: 'other',
    expires_at: '2099-01-01',
    price_id: 'price_1',
  }
  expect((await buy({ language_id: 1, ...greed })).status).toBe(200)
  const [{ form } = { form: new URLSearchParams() }] = stripe.requests
  expect(form.get('line_items[0][price_data][unit_amount]')).toBe('4900')
  expect(form.get('line_items[0][price_data][currency]')).toBe('usd')
  expect(form.get('metadata[user_id]')).toBe(id)
  expect([...form.keys()].filter(key => key.includes('[price]'))).toEqual([])
})

test('D26: ten clicks at once open one session, so that nothing can be paid twice', async () => {
  const { buy, opened } = await createShop()
  const answers = await Promise.all(Array.from({ length: 10 }, () => buy()))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
  expect(await opened()).toHaveLength(1)
})

test('D26: the eleventh request within a minute answers 429 RATE_LIMIT with the time to wait', async () => {
  const { buy } = await createShop()
  for (let click = 0; click < 10; click++) await buy()
  const { status, body, headers } = await buy()
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'RATE_LIMIT' })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

test('coming back after an hour gives the same checkout while it is open, and a new one when it has ended', async () => {
  const { parts, buy, opened } = await createShop()
  const first = (await buy()).body.url
  parts.clock.advance({ hours: 1 })
  expect((await buy()).body.url).toBe(first)
  stripe.change((await opened())[0]!, { status: 'expired', url: null })
  expect((await buy()).body.url).not.toBe(first)
  expect(await opened()).toHaveLength(2)
})

test('another language has a checkout of its own, and ends the one before: one program covers both', async () => {
  const { buy, opened } = await createShop()
  const first = (await buy({ language_id: 1 })).body.url
  const [sessionId] = await opened()
  expect((await buy({ language_id: 2 })).body.url).not.toBe(first)
  const payable = stripe.sessions().filter(session => ['open'].includes(session.status as string))
  expect(stripe.sessions().find(({ id }) => id === sessionId)).toMatchObject({ status: 'expired' })
  expect(payable.filter(({ url }) => url === first)).toEqual([])
})

test('D26: a service that takes longer than its own patience opens one payable checkout, however often one clicks', async () => {
  const { buy, opened } = await createShop({}, { timeoutMilliseconds: 5000 })
  stripe.delay(1500)
  const before = stripe.sessions().length
  // A click, a reload, and another click while the first is under way.
  const first = buy()
  await new Promise(resolve => setTimeout(resolve, 200))
  const answers = await Promise.all([first, buy(), buy()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
  expect(await opened()).toHaveLength(1)
  expect(stripe.sessions().length - before).toBe(1)
})

test('D26: a request that timed out keeps its key: the next click gets what it opened', async () => {
  const { buy } = await createShop({}, { timeoutMilliseconds: 100 })
  const before = stripe.sessions().length
  stripe.delay(700)
  expect((await buy()).status).toBeGreaterThanOrEqual(500)
  await new Promise(resolve => setTimeout(resolve, 2500))
  stripe.delay(0)
  expect((await buy()).status).toBe(200)
  expect(new Set(stripe.requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  expect(stripe.sessions().length - before).toBe(1)
})

const debit = {
  status: 'complete',
  payment_status: 'unpaid',
  url: null,
  customer_details: { email: 'paid@example.org' },
}
const withIntent = (status: string) => ({ ...debit, payment_intent: { id: 'pi_debit', status } })

test('while the bank decides there is no other checkout, for this language or another', async () => {
  const { buy, opened, get } = await createShop()
  await buy()
  const [sessionId] = await opened()
  stripe.change(sessionId!, withIntent('processing'))
  const success = `http://localhost:8090/subscription/success?session_id=${sessionId}`
  expect((await buy()).body.url).toBe(success)
  expect((await buy({ language_id: 2 })).body.url).toBe(success)
  expect(await opened()).toHaveLength(1)
  expect((await get(`/payments/session/${sessionId}`)).body.payment_status).toBe('pending')
  expect((await get('/users/program')).body).toMatchObject({
    subscription: null,
    pending_payment: { session_id: sessionId, language_id: 1, since: '2026-11-02T09:00:00.000Z' },
  })
})

test('a debit that failed is told as failed, and the next click opens a new checkout at once', async () => {
  const { buy, opened, get } = await createShop()
  const first = (await buy()).body.url
  const [sessionId] = await opened()
  stripe.change(sessionId!, withIntent('requires_payment_method'))
  expect((await get(`/payments/session/${sessionId}`)).body.payment_status).toBe('failed')
  const second = (await buy()).body.url
  expect(second).toMatch(/^https:\/\/checkout\.stripe\.test/)
  expect(second).not.toBe(first)
})

test('a session that ended without a payment is told as failed', async () => {
  const { buy, opened, get } = await createShop()
  await buy()
  const [sessionId] = await opened()
  stripe.change(sessionId!, { status: 'expired', url: null })
  expect((await get(`/payments/session/${sessionId}`)).body.payment_status).toBe('failed')
})

test('who paid for one language and then chooses another before anyone told us is not charged twice', async () => {
  const { buy, opened, purchases } = await createShop()
  await buy({ language_id: 1 })
  const [sessionId] = await opened()
  stripe.change(sessionId!, paid)
  expect((await buy({ language_id: 2 })).body.url).toContain(sessionId)
  expect(await purchases()).toHaveLength(1)
})

test('who paid and clicks again before anyone told us is not charged twice, but led to the success page', async () => {
  const { buy, opened, purchases } = await createShop()
  await buy()
  const [sessionId] = await opened()
  stripe.change(sessionId!, paid)
  expect((await buy()).body.url).toBe(`http://localhost:8090/subscription/success?session_id=${sessionId}`)
  expect(await purchases()).toHaveLength(1)
})

test('after a purchase the next checkout is a new one, also within minutes', async () => {
  const { buy, opened, get } = await createShop()
  const first = (await buy()).body.url
  const [sessionId] = await opened()
  stripe.change(sessionId!, paid)
  await get(`/payments/session/${sessionId}`)
  const second = (await buy()).body.url
  expect(second).toMatch(/^https:\/\/checkout\.stripe\.test\/cs_test_/)
  expect(second).not.toBe(first)
})

test.each([
  ['no language', {}, 400],
  ['an unknown language', { language_id: 99 }, 400],
  ['a language in words', { language_id: 'Spanish' }, 400],
  ['half a language', { language_id: 1.5 }, 400],
])('a checkout for %s answers 400 naming the field, and asks the service nothing', async (_, body, status) => {
  const { buy } = await createShop()
  expect(await buy(body)).toMatchObject({ status, body: { field: 'language_id' } })
  expect(stripe.requests).toEqual([])
})

test('a language without a course yet cannot be bought', async () => {
  const courses = { levelsOf: () => [], course: async () => undefined, outline: async () => undefined }
  const { buy } = await createShop({ courses })
  expect(await buy()).toMatchObject({ status: 409, body: { code: 'COURSE_NOT_AVAILABLE' } })
  expect(stripe.requests).toEqual([])
})

const failing = (code: PaymentsError['code']): Payments => {
  const fail = async () => {
    throw new PaymentsError(code, 'sk_test_secret')
  }
  return {
    mode: 'test',
    openCheckout: fail,
    session: fail,
    sessionOfPayment: fail,
    endCheckout: fail,
    refund: fail,
    readEvent: fail,
    check: async () => [],
  }
}

test.each([
  ['STRIPE_NOT_CONFIGURED', 503],
  ['INVALID_STRIPE_KEY', 502],
  ['RATE_LIMIT', 429],
  ['PAYMENT_UNAVAILABLE', 502],
] as const)(
  'D26: a failure %s at the service answers %i with that code and no detail of the service',
  async (code, status) => {
    const { buy, opened } = await createShop({ payments: failing(code) })
    const answer = await buy()
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code })
    expect(JSON.stringify(answer.body)).not.toContain('sk_test')
    expect(await opened()).toEqual([])
  },
)

test('the reason of a failure stands in the log, and not in the answer', async () => {
  const logger = createLogger('silent')
  const lines: string[] = []
  vi.spyOn(logger, 'error').mockImplementation(
    (line: unknown) => void lines.push(String((line as { err: Error }).err.cause)),
  )
  const { buy } = await createShop({ logger })
  stripe.answer({ status: 400, body: '{"error":{"type":"invalid_request_error","code":"account_invalid"}}' })
  expect(JSON.stringify((await buy()).body)).not.toContain('account_invalid')
  expect(lines.join()).toContain('account_invalid')
})

test('after a failure the next click tries with a new key', async () => {
  const { buy } = await createShop()
  stripe.answer({ status: 400, body: '{"error":{"type":"invalid_request_error"}}' })
  expect((await buy()).body.code).toBe('PAYMENT_UNAVAILABLE')
  stripe.answer(undefined)
  expect((await buy()).status).toBe(200)
  const keys = stripe.requests.map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(keys[0]).not.toBe(keys[1])
})

test('GET /payments/session/{id} of an open session tells language and address, and that it is unpaid', async () => {
  const { buy, opened, get } = await createShop()
  await buy({ language_id: 3 })
  const { status, body } = await get(`/payments/session/${(await opened())[0]}`)
  expect(status).toBe(200)
  expect(body).toEqual({ language_id: 3, customer_email: 'ana@example.org', payment_status: 'unpaid' })
  expect((await get('/users/subscription')).body).toBeNull()
})

test('D24: the webhook never arrives: opening the success page of the own paid session gives access, once', async () => {
  const { buy, opened, get, purchases } = await createShop()
  await buy()
  const [sessionId] = await opened()
  stripe.change(sessionId!, paid)
  const answers = await Promise.all(Array.from({ length: 5 }, () => get(`/payments/session/${sessionId}`)))
  for (const { status, body } of answers) {
    expect({ status, body }).toEqual({
      status: 200,
      body: { language_id: 1, customer_email: 'paid@example.org', payment_status: 'paid' },
    })
  }
  expect(await purchases()).toHaveLength(1)
  expect((await get('/users/subscription')).body).toMatchObject({ days_remaining: 90 })
})

test('three success pages that wait side by side, each asking every two seconds, meet no limit', async () => {
  const { buy, opened, get } = await createShop()
  await buy()
  const [sessionId] = await opened()
  for (let asked = 0; asked < 3 * 30; asked++) {
    expect((await get(`/payments/session/${sessionId}`)).status).toBe(200)
  }
})

test('a fulfilled session is told without asking the service again', async () => {
  const { buy, opened, get } = await createShop()
  await buy()
  const [sessionId] = await opened()
  stripe.change(sessionId!, paid)
  await get(`/payments/session/${sessionId}`)
  stripe.answer('hang-up')
  expect((await get(`/payments/session/${sessionId}`)).body).toMatchObject({ payment_status: 'paid' })
})

test.each([
  ['a cent too little', { amount_total: 4899 }],
  ['another currency', { currency: 'eur' }],
  ['a live payment', { livemode: true }],
  ['another user in the metadata', { metadata: { user_id: 'other', language_id: '1' } }],
  ['another language in the metadata', { metadata: { user_id: 'learner-1', language_id: '2' } }],
])('D25: %s gives no access on the success page either', async (_, change) => {
  const { buy, opened, get, purchases } = await createShop()
  await buy()
  const [sessionId] = await opened()
  stripe.change(sessionId!, { ...paid, ...change })
  expect((await get(`/payments/session/${sessionId}`)).body).toMatchObject({ payment_status: 'refused' })
  expect(await purchases()).toEqual([])
})

test("D16, D27: another learner's session answers exactly as one that does not exist, gives no access and no address", async () => {
  const { parts, buy, opened, get, purchases } = await createShop()
  await buy()
  const [sessionId] = await opened()
  stripe.change(sessionId!, paid)
  const other = await signedInLearner(parts, { id: 'learner-2', email: 'bo@example.org', paid: false })
  const foreign = await get(`/payments/session/${sessionId}`, other.headers)
  const unknown = await get('/payments/session/cs_test_unknown', other.headers)
  expect(foreign.status).toBe(404)
  expect(foreign.body).toEqual(unknown.body)
  expect(JSON.stringify(foreign.body)).not.toContain('@')
  expect(await purchases()).toEqual([])
})

test.each([
  'abc',
  '-1',
  '0',
  '1.5',
  '1e308',
  '99999999999999999999',
  '%00',
  '..%2f',
  '٣',
  '1%20OR%201=1',
  'x'.repeat(3000),
])('D40: GET /payments/session/%s answers 404', async id => {
  const { get } = await createShop()
  expect((await get(`/payments/session/${id}`)).status).toBe(404)
})

test.each([
  ['hangs up', 'hang-up'],
  ['does not answer', 'silence'],
  ['fails', { status: 500, body: '{}' }],
  ['refuses the key', { status: 401, body: '{"error":{"type":"invalid_request_error"}}' }],
  ['is over its limits', { status: 429, body: '{"error":{"type":"rate_limit_error"}}' }],
] as const)(
  'a service that %s leaves the success page with what is known here: it waits, and never guesses',
  async (_, answer) => {
    const { parts, buy, opened, get } = await createShop()
    await buy()
    const [sessionId] = await opened()
    stripe.answer(answer)
    expect(await get(`/payments/session/${sessionId}`)).toMatchObject({
      status: 200,
      body: { language_id: 1, customer_email: 'ana@example.org', payment_status: 'unpaid' },
    })
    const of = { sessionId: sessionId!, userId: 'learner-1', languageId: 1 }
    await setCheckoutState(parts.database.db, of, { state: 'pending' }, parts.clock.now())
    expect((await get(`/payments/session/${sessionId}`)).body.payment_status).toBe('pending')
  },
)

test('a learner buys at the practice checkout from end to end: declined, approved, told by webhook, on the success page', async () => {
  const product = await startPracticeProduct()
  const { headers } = await signedInLearner(product.parts, { paid: false })
  const get = async (path: string) => (await fetch(`${product.url}/api${path}`, { headers })).json()
  const response = await fetch(`${product.url}/api/payments/create-checkout-session`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ language_id: 7 }),
  })
  const { url } = (await response.json()) as { url: string }
  const browser = createBrowser()
  expect(await (await browser.go(url)).text()).toContain('Meridian: Japanese, 90-day program')
  expect((await browser.go(url, { card: '4000 0000 0000 0002', expiry: '12/34', cvc: '123' })).status).toBe(402)
  expect(await get('/users/subscription')).toBeNull()

  const back = await browser.go(url, { card: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' })
  const success = new URL(back.headers.get('location')!)
  expect(success.origin + success.pathname).toBe(`${product.url}/subscription/success`)
  // The webhook alone has given access: the success page was not opened yet.
  expect(await get('/users/subscription')).toMatchObject({ days_remaining: 90 })
  expect(await get(`/payments/session/${success.searchParams.get('session_id')}`)).toEqual({
    language_id: 7,
    customer_email: 'ana@example.org',
    payment_status: 'paid',
  })
  await product.stop()
})
