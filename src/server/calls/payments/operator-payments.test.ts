import { afterEach, expect, test } from 'vitest'
import { createRequester, signedInLearner } from '#test/parts.ts'
import { createBrowser, startPracticeProduct } from '#test/running-product.ts'

type Product = Awaited<ReturnType<typeof startPracticeProduct>>
let product: Product
afterEach(() => product.stop())

const card = { card: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' }

/** An operator, and a learner who can buy at the practice checkout. */
async function createShop() {
  product = await startPracticeProduct({ environment: { OPERATORS: 'ops@example.org' } })
  const { parts } = product
  const request = createRequester(parts)
  const ops = await signedInLearner(parts, { id: 'operator', email: 'ops@example.org', paid: false })
  const ana = await signedInLearner(parts, { id: 'ana', email: 'Ana_1@example.org', paid: false })
  const as = (headers: Record<string, string>) => (method: 'GET' | 'POST', path: string, body?: unknown) =>
    request(method, path, { headers, ...(body !== undefined && { body }) })
  const [operator, learner] = [as(ops.headers), as(ana.headers)]
  const open = async () => (await learner('POST', '/payments/create-checkout-session', { language_id: 1 })).body.url
  const buy = async (by: Record<string, string> = card) => {
    const back = await createBrowser().go(await open(), by)
    return new URL(back.headers.get('location')!).searchParams.get('session_id')!
  }
  const find = async (search = '', filter = 'money', rest = {}) =>
    (await operator('POST', '/operator/payments', { search, filter, ...rest })).body
  const desk = (form: Record<string, string>) => createBrowser().go(`${product.url}/practice/checkout/desk`, form)
  const subscription = async () => (await learner('GET', '/users/subscription')).body
  const actions = () => parts.database.db.selectFrom('operator_actions').selectAll().execute()
  return { parts, operator, learner, open, buy, find, desk, subscription, actions }
}

const note = 'asked for by mail'

test('an operator finds a payment by address, session and payment, and sees what became of it', async () => {
  const { buy, find } = await createShop()
  const session_id = await buy()
  const [payment] = (await find('ana_1@EXAMPLE')).payments
  expect(payment).toMatchObject({
    session_id,
    user_id: 'ana',
    email: 'Ana_1@example.org',
    state: 'paid',
    amount: 4900,
    currency: 'usd',
    refunded: 0,
    dispute: null,
    access: { starts_at: '2026-11-02T09:00:00.000Z', expires_at: '2027-01-31T09:00:00.000Z', ended_at: null },
  })
  expect(payment.payment_id).toMatch(/^pi_practice_/)
  for (const search of [session_id, payment.payment_id, payment.payment_id.slice(-12)]) {
    expect((await find(search)).payments).toHaveLength(1)
  }
  // What means something in a pattern means itself in a search.
  for (const search of ['ana%1', 'ana!1', 'anax1@', 'nobody']) expect((await find(search)).payments).toEqual([])
})

test('pages that were merely opened are shown only when everything is asked for', async () => {
  const { open, find } = await createShop()
  await open()
  expect((await find()).payments).toEqual([])
  expect((await find('', 'all')).payments).toMatchObject([{ state: 'open', access: null }])
})

test('what waits for the operator is found apart: an open dispute with its deadline', async () => {
  const { buy, find, desk } = await createShop()
  const session = await buy()
  expect((await find('', 'attention')).payments).toEqual([])
  await desk({ session, action: 'dispute' })
  expect((await find('', 'attention')).payments).toMatchObject([
    { dispute: { status: 'needs_response', reason: 'product_not_received', due_by: '2026-11-11T09:00:00.000Z' } },
  ])
  await desk({ session, action: 'win' })
  expect((await find('', 'attention')).payments).toEqual([])
})

test('long lists come in pages, newest first', async () => {
  const { parts, find } = await createShop()
  const rows = Array.from({ length: 60 }, (_, at) => ({
    session_id: `cs_${at}`,
    user_id: 'ana',
    language_id: 1,
    url: '',
    created_at: `2026-10-01T09:00:${String(at).padStart(2, '0')}.000Z`,
    state: 'failed' as const,
  }))
  await parts.database.db.insertInto('checkouts').values(rows).execute()
  const first = await find()
  expect([first.payments.length, first.more, first.payments[0].session_id]).toEqual([50, true, 'cs_59'])
  const rest = await find('', 'money', { before: first.payments.at(-1).made_at })
  expect([rest.payments.length, rest.more, rest.payments[0].session_id]).toEqual([10, false, 'cs_9'])
})

test('a refund goes back to the payer, ends the access it gave, and is kept with who did it and why', async () => {
  const { operator, buy, find, subscription, actions, learner } = await createShop()
  const session_id = await buy()
  expect((await operator('POST', '/operator/payments/refund', { session_id, note })).status).toBe(200)
  expect(await subscription()).toBeNull()
  expect((await find()).payments).toMatchObject([{ refunded: 4900, access: { ended_because: 'refunded' } }])
  expect(await product.parts.payments.session(session_id)).toMatchObject({ state: 'returned' })
  expect(await actions()).toMatchObject([
    { operator_id: 'operator', action: 'refund', user_id: 'ana', session_id, note },
  ])
  // Twice is once, and the learner sees it.
  expect((await operator('POST', '/operator/payments/refund', { session_id, note })).status).toBe(200)
  expect((await learner('GET', '/users/payments')).body).toMatchObject([{ session_id, refunded: 4900 }])
})

test('what was not paid cannot be returned, and a service that fails returns nothing and ends nothing', async () => {
  const { operator, open, buy, find, desk, subscription, actions } = await createShop()
  await open()
  const [{ session_id }] = (await find('', 'all')).payments
  const refund = (id: string) => operator('POST', '/operator/payments/refund', { session_id: id, note })
  expect(await refund(session_id)).toMatchObject({ status: 409, body: { code: 'NOT_PAID' } })
  expect((await refund('cs_none')).status).toBe(404)
  const paid = await buy()
  await desk({ failing: 'on' })
  expect(await refund(paid)).toMatchObject({ status: 502, body: { code: 'PAYMENT_UNAVAILABLE' } })
  await desk({})
  expect(await subscription()).toMatchObject({ days_remaining: 90 })
  expect(await actions()).toEqual([])
})

test('access is given to a learner who never paid, added to, and ended', async () => {
  const { operator, find, subscription, actions, learner } = await createShop()
  expect((await find('ana_1')).learners).toEqual([
    { user_id: 'ana', email: 'Ana_1@example.org', given_name: 'Ana', access_until: null },
  ])
  const give = (days: number) => operator('POST', '/operator/access/give', { user_id: 'ana', days, note })
  expect((await give(30)).status).toBe(200)
  expect((await give(7)).status).toBe(200)
  expect(await subscription()).toMatchObject({ days_remaining: 37, expires_at: '2026-12-09T09:00:00.000Z' })
  expect((await find('ana_1')).learners).toMatchObject([{ access_until: '2026-12-09T09:00:00.000Z' }])
  expect((await operator('POST', '/operator/access/end', { user_id: 'ana', note })).status).toBe(200)
  expect(await subscription()).toBeNull()
  expect((await learner('GET', '/users/program')).body).toMatchObject({
    ended_at: '2026-11-02T09:00:00.000Z',
    ended_because: 'stopped',
  })
  expect(await operator('POST', '/operator/access/end', { user_id: 'ana', note })).toMatchObject({
    status: 409,
    body: { code: 'NO_ACCESS' },
  })
  expect((await actions()).map(({ action, note }) => `${action}: ${note}`)).toEqual([
    `give: 30 days: ${note}`,
    `give: 7 days: ${note}`,
    `end: ${note}`,
  ])
})

test.each([
  [{ user_id: 'ana', days: 0, note }, 'days'],
  [{ user_id: 'ana', days: 367, note }, 'days'],
  [{ user_id: 'ana', days: 1.5, note }, 'days'],
  [{ user_id: 'ana', days: 30, note: ' ' }, 'note'],
])('giving access with %j answers 400 naming the field', async (body, field) => {
  const { operator } = await createShop()
  expect(await operator('POST', '/operator/access/give', body)).toMatchObject({ status: 400, body: { field } })
})

test('for anybody else these addresses do not exist, and nothing happens', async () => {
  const { learner, buy, subscription, actions } = await createShop()
  const session_id = await buy()
  for (const [path, body] of [
    ['/operator/payments', { search: '', filter: 'all' }],
    ['/operator/payments/refund', { session_id, note }],
    ['/operator/access/give', { user_id: 'ana', days: 90, note }],
    ['/operator/access/end', { user_id: 'ana', note }],
  ] as const) {
    expect((await learner('POST', path, body)).status).toBe(404)
  }
  expect(await subscription()).toMatchObject({ days_remaining: 90 })
  expect(await actions()).toEqual([])
})

test("a learner sees their own payments and receipts, and nobody else's", async () => {
  const { parts, learner, open, buy } = await createShop()
  expect((await learner('GET', '/users/payments')).body).toEqual([])
  await open()
  expect((await learner('GET', '/users/payments')).body).toEqual([])
  const session_id = await buy()
  expect((await learner('GET', '/users/payments')).body).toMatchObject([
    { session_id, state: 'paid', has_receipt: true, amount: 4900 },
  ])
  const receipt = await learner('GET', `/payments/session/${session_id}/receipt`)
  expect(receipt.body.url).toContain('/practice/checkout/receipt/')
  const bo = await signedInLearner(parts, { id: 'bo', email: 'bo@example.org', paid: false })
  const request = createRequester(parts)
  expect((await request('GET', '/users/payments', { headers: bo.headers })).body).toEqual([])
  expect((await request('GET', `/payments/session/${session_id}/receipt`, { headers: bo.headers })).status).toBe(404)
})
