import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { orderOf, paymentsPromises } from './payments.suite.ts'
import { createBrowser, startPracticeProduct } from '#test/running-product.ts'
import { TEST_START } from '#test/parts.ts'

let product: Awaited<ReturnType<typeof startPracticeProduct>>
beforeAll(async () => {
  product = await startPracticeProduct()
})
afterEach(() => product.parts.clock.set(TEST_START))
afterAll(() => product.stop())

const good = { card: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' }
const pageOf = (sessionId: string) => `${product.url}/practice/checkout/pay/${sessionId}`
const open = () => product.parts.payments.openCheckout(orderOf())

paymentsPromises('the practice checkout', async () => ({
  payments: product.parts.payments,
  webhookSecret: (await product.practice.checkout.keys()).webhookSecret,
  pay: async (sessionId, by = 'card') =>
    void (await createBrowser().go(pageOf(sessionId), by === 'card' ? good : { account: '000123456789' })),
  refuseDebit: sessionId => atDesk(sessionId, 'fail'),
}))

const desk = () => `${product.url}/practice/checkout/desk`
async function atDesk(session: string, action: string) {
  expect((await createBrowser().go(desk(), { session, action })).status).toBe(303)
}

test('the page shows the price, that it is practice, the product, and a way back', async () => {
  const { url } = await open()
  const response = await createBrowser().go(url)
  const text = await response.text()
  expect(text).toContain('Practice checkout')
  expect(text).toContain('No money moves here')
  expect(text).toContain('$49.00')
  expect(text).toContain('Meridian: Spanish, 90-day program')
  expect(text).toContain('href="http://localhost:8090/subscription?language_id=1"')
  expect(text).not.toContain('<script')
  expect(response.headers.get('content-security-policy')).toContain(`form-action 'self' ${product.url}`)
})

test('an approved card leads to the success address with the session in it', async () => {
  const { sessionId, url } = await open()
  const response = await createBrowser().go(url, good)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`http://localhost:8090/subscription/success?session_id=${sessionId}`)
})

test('a declined card is told so, pays nothing, and another one can be tried', async () => {
  const { sessionId, url } = await open()
  const browser = createBrowser()
  const declined = await browser.go(url, { ...good, card: '4000000000000002' })
  expect(declined.status).toBe(402)
  const text = await declined.text()
  expect(text).toContain('Your card was declined. Nothing was charged; try another card.')
  expect(text).toContain('role="alert"')
  expect(text).not.toContain('4000000000000002')
  expect(await product.parts.payments.session(sessionId)).toMatchObject({ state: 'open' })
  expect((await browser.go(url, good)).status).toBe(303)
})

test('a paid session cannot be paid again', async () => {
  const { sessionId, url } = await open()
  await createBrowser().go(url, good)
  for (const response of [await createBrowser().go(url), await createBrowser().go(url, good)]) {
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).toContain('Already paid')
    expect(text).toContain(sessionId)
  }
})

test('a session is open for a day', async () => {
  const { sessionId, url } = await open()
  product.parts.clock.advance({ hours: 23, minutes: 59 })
  expect((await createBrowser().go(url)).status).toBe(200)
  product.parts.clock.advance({ minutes: 1 })
  const response = await createBrowser().go(url, good)
  expect(response.status).toBe(410)
  expect(await response.text()).toContain('Checkout ended')
  expect(await product.parts.payments.session(sessionId)).toMatchObject({
    state: 'expired',
    url: undefined,
  })
})

test('an unknown session has a page that says so', async () => {
  expect((await createBrowser().go(pageOf('cs_practice_none'))).status).toBe(404)
  expect((await createBrowser().go(pageOf('cs_practice_none'), good)).status).toBe(404)
})

test('the service answers nobody without the key', async () => {
  const { sessionId } = await open()
  const address = `${product.url}/practice/checkout/v1/checkout/sessions`
  for (const headers of [{}, { authorization: 'Bearer sk_practice_wrong' }] as Record<string, string>[]) {
    expect((await fetch(`${address}/${sessionId}`, { headers })).status).toBe(401)
    expect((await fetch(address, { method: 'POST', headers, body: new URLSearchParams() })).status).toBe(401)
  }
})

test('an order that is none is refused with the parameter at fault, and a key used for another order with its type', async () => {
  const { secretKey } = await product.practice.checkout.keys()
  const address = `${product.url}/practice/checkout/v1/checkout/sessions`
  const headers = { authorization: `Bearer ${secretKey}` }
  const response = await fetch(address, { method: 'POST', headers, body: new URLSearchParams({ mode: 'payment' }) })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
  const order = orderOf()
  await product.parts.payments.openCheckout(order)
  await expect(product.parts.payments.openCheckout({ ...order, languageId: 2 })).rejects.toMatchObject({
    message: expect.stringContaining('The payment service failed: StripeIdempotencyError'),
  })
})

test('a body larger than any form is refused', async () => {
  const { url } = await open()
  const response = await fetch(url, { method: 'POST', body: 'x'.repeat(100_000) })
  expect(response.status).toBe(413)
})

test('a bank account that is none of the two is refused, and the form says so', async () => {
  const { sessionId, url } = await open()
  const response = await createBrowser().go(url, { account: 'DE89370400440532013000' })
  expect(response.status).toBe(402)
  expect(await response.text()).toContain('takes its test accounts only')
  expect(await product.parts.payments.session(sessionId)).toMatchObject({ state: 'open' })
})

test('the desk shows what was opened and what can happen to it, and refuses what cannot any more', async () => {
  const { sessionId, url } = await open()
  await createBrowser().go(url, good)
  const page = await (await createBrowser().go(desk())).text()
  expect(page).toContain('Return the money')
  expect(page).toContain('Open a dispute')
  await atDesk(sessionId, 'refund')
  const again = await createBrowser().go(desk(), { session: sessionId, action: 'refund' })
  expect(again.status).toBe(409)
  expect(await again.text()).toContain('cannot happen to this payment any more')
})

test('a receipt shows what was paid, and that it was returned', async () => {
  const { sessionId, url } = await open()
  await createBrowser().go(url, good)
  const { receiptUrl } = (await product.parts.payments.session(sessionId))!
  expect(await (await createBrowser().go(receiptUrl!)).text()).toContain('Paid in practice')
  await atDesk(sessionId, 'refund')
  expect(await (await createBrowser().go(receiptUrl!)).text()).toContain('This payment was returned')
})

test('the desk makes the service fail, and lets it work again', async () => {
  const { sessionId } = await open()
  await createBrowser().go(desk(), { failing: 'on' })
  await expect(product.parts.payments.session(sessionId)).rejects.toMatchObject({ code: 'PAYMENT_UNAVAILABLE' })
  await createBrowser().go(desk(), {})
  expect(await product.parts.payments.session(sessionId)).toMatchObject({ state: 'open' })
})
