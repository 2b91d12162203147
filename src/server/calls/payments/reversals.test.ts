import { afterEach, expect, test, vi } from 'vitest'
import { createLogger } from '#server/environment/logger.ts'
import { signedInLearner } from '#test/parts.ts'
import { createBrowser, startPracticeProduct } from '#test/running-product.ts'

/** What banks and the payment service do days after a purchase, made to happen at the practice desk: through the same SDK and the same signed webhooks. */

type Product = Awaited<ReturnType<typeof startPracticeProduct>>
let product: Product
afterEach(() => product.stop())

const card = { card: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' }
const debit = { account: '000123456789' }

async function createShop() {
  const logger = createLogger('silent')
  const errors: string[] = []
  vi.spyOn(logger, 'error').mockImplementation((...line: unknown[]) => void errors.push(JSON.stringify(line)))
  product = await startPracticeProduct({ given: { logger } })
  const { headers } = await signedInLearner(product.parts, { paid: false })
  const get = async (path: string) => (await fetch(`${product.url}/api${path}`, { headers })).json()
  const checkout = async (language_id = 1) => {
    const response = await fetch(`${product.url}/api/payments/create-checkout-session`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ language_id }),
    })
    return { status: response.status, ...((await response.json()) as { url: string; code: string }) }
  }
  const buy = async (by: Record<string, string> = card) => {
    const { url } = await checkout()
    const back = await createBrowser().go(url, by)
    return new URL(back.headers.get('location')!).searchParams.get('session_id')!
  }
  const desk = async (form: Record<string, string>) => {
    expect((await createBrowser().go(`${product.url}/practice/checkout/desk`, form)).status).toBe(303)
  }
  const program = () => get('/users/program')
  const statusOf = async (session: string) => (await get(`/payments/session/${session}`)).payment_status
  return { checkout, buy, desk, program, statusOf, errors }
}

const endOf = (days: number) =>
  Temporal.Instant.from('2026-11-02T09:00:00Z')
    .add({ hours: 24 * days })
    .toString({ smallestUnit: 'millisecond' })

test('a debit gives access when the bank has decided, and is known to be under way until then', async () => {
  const { checkout, buy, desk, program, statusOf } = await createShop()
  const session = await buy(debit)
  expect(await statusOf(session)).toBe('pending')
  expect(await program()).toMatchObject({
    subscription: null,
    pending_payment: { session_id: session, language_id: 1 },
  })
  expect((await checkout(2)).url).toContain(`/subscription/success?session_id=${session}`)
  await desk({ session, action: 'settle' })
  expect(await statusOf(session)).toBe('paid')
  expect(await program()).toMatchObject({ subscription: { days_remaining: 90 }, pending_payment: null })
})

test('a debit that the bank refuses gives nothing, says so, and the next checkout is a new one', async () => {
  const { checkout, buy, desk, program, statusOf } = await createShop()
  const session = await buy(debit)
  await desk({ session, action: 'fail' })
  expect(await statusOf(session)).toBe('failed')
  expect(await program()).toMatchObject({ subscription: null, pending_payment: null })
  expect((await checkout()).url).toContain('/practice/checkout/pay/cs_practice_')
})

test('a debit whose webhooks are lost is known as soon as somebody asks', async () => {
  const { buy, desk, program, statusOf } = await createShop()
  await desk({ silent: 'on' })
  const session = await buy(debit)
  expect(await statusOf(session)).toBe('pending')
  await desk({ session, action: 'settle' })
  expect(await statusOf(session)).toBe('paid')
  expect((await program()).subscription).toMatchObject({ days_remaining: 90 })
})

test('a refund in full ends access at once, with the reason', async () => {
  const { buy, desk, program } = await createShop()
  const session = await buy()
  product.parts.clock.advance({ hours: 24 * 10 })
  await desk({ session, action: 'refund' })
  expect(await program()).toMatchObject({ subscription: null, ended_at: endOf(10), ended_because: 'refunded' })
})

test('of two programs the refund of the first leaves the 90 days of the second', async () => {
  const { buy, desk, program } = await createShop()
  const first = await buy()
  await buy()
  expect((await program()).subscription.expires_at).toBe(endOf(180))
  product.parts.clock.advance({ hours: 24 * 10 })
  await desk({ session: first, action: 'refund' })
  expect((await program()).subscription).toMatchObject({ expires_at: endOf(100), days_remaining: 90 })
})

test('a refund that is told before the payment is known gives no access', async () => {
  const { buy, desk, program, statusOf } = await createShop()
  await desk({ silent: 'on' })
  const session = await buy()
  await desk({ session, action: 'refund' })
  await desk({})
  expect(await statusOf(session)).toBe('refused')
  expect(await program()).toMatchObject({ subscription: null })
})

test('a dispute is told loudly with its deadline and ends nothing; lost, it ends access; won after all, the days left come back', async () => {
  const { buy, desk, program, errors } = await createShop()
  const session = await buy()
  product.parts.clock.advance({ hours: 24 * 10 })
  await desk({ session, action: 'dispute' })
  expect(errors.join()).toContain('A payment is disputed: hand in evidence')
  expect(errors.join()).toContain('"dueBy":"2026-11-21T09:00:00Z"')
  expect((await program()).subscription).toMatchObject({ days_remaining: 80 })

  await desk({ session, action: 'lose' })
  expect(await program()).toMatchObject({ subscription: null, ended_at: endOf(10), ended_because: 'disputed' })
  product.parts.clock.advance({ hours: 24 * 5 })
  await desk({ session, action: 'win' })
  expect(await program()).toMatchObject({
    subscription: { expires_at: endOf(95), days_remaining: 80, program_day: 11 },
    ended_because: null,
  })
})

test('a service that fails gives the checkout its code and the page nothing wrong; afterwards all goes on', async () => {
  const { checkout, buy, desk, statusOf } = await createShop()
  const session = await buy(debit)
  await desk({ failing: 'on' })
  expect(await statusOf(session)).toBe('pending')
  expect(await checkout()).toMatchObject({ status: 502, code: 'PAYMENT_UNAVAILABLE' })
  await desk({})
  expect((await checkout()).url).toContain('/subscription/success')
})

test('a service that is slow opens one checkout for three clicks', async () => {
  const { checkout, desk } = await createShop()
  await desk({ delay: '1.5' })
  const first = checkout()
  await new Promise(resolve => setTimeout(resolve, 300))
  const urls = (await Promise.all([first, checkout(), checkout()])).map(({ url }) => url)
  expect(new Set(urls).size).toBe(1)
  const rows = await product.parts.database.db.selectFrom('practice_checkouts').select('session_id').execute()
  expect(rows).toHaveLength(1)
})
