import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, somebody } from './arrival.ts'
import { axeViolations } from './axe.ts'
import { newContext, payByCard } from './learner.ts'
import { startServer } from './server.ts'
import type { RunningServer } from './server.ts'

/** Payments that take days, fail, or go back, as a learner and an operator see them. The practice desk plays the bank. */

let server: RunningServer
let page: Page
let desk: Page
const ana = somebody('Ana')

beforeAll(async () => {
  server = await startServer({ OPERATORS: 'ops@example.org' })
  page = await (await newContext(server.url)).newPage()
  desk = await (await newContext(server.url)).newPage()
  await arrive(page, { person: ana, paid: false })
})
afterAll(async () => {
  await page.context().close()
  await desk.context().close()
  await server.stop()
})

const pay = () => page.getByRole('button', { name: 'Start Learning for $49' })
const atDesk = async (action: string) => {
  await desk.goto('/practice/checkout/desk')
  await desk.getByRole('button', { name: action }).first().click()
  await desk.getByRole('heading', { name: 'Practice desk' }).waitFor()
}
async function payByDebit() {
  await page.goto('/subscription?language_id=1')
  await pay().click()
  await page.getByText('By bank debit instead').click()
  await page.getByLabel('Account number').fill('000123456789')
  await page.getByRole('button', { name: 'Debit $49.00 in practice' }).click()
  await page.waitForURL('**/subscription/success?session_id=*')
}

test('a debit that waits for the bank is told on the success page, the dashboard and the plan page, and cannot be paid twice', async () => {
  await payByDebit()
  await page.getByRole('heading', { name: 'Your payment is under way' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.getByRole('status').getByText('is under way').waitFor()
  expect(await page.getByRole('link', { name: 'Get Started - $49' }).count()).toBe(0)
  await page.goto('/subscription?language_id=2')
  await page.getByText('A payment of yours is under way; you need not pay again.').waitFor()
  expect(await pay().isDisabled()).toBe(true)
  expect(await axeViolations(page)).toEqual([])
})

test('when the bank refuses, the page says so and leads to another payment', async () => {
  await page.getByRole('link', { name: 'See how it stands' }).click()
  await page.getByRole('heading', { name: 'Your payment is under way' }).waitFor()
  await atDesk('Let the bank debit fail')
  await page.reload()
  await page.getByRole('heading', { name: 'Your payment did not go through' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Pay again' }).click()
  await pay().click()
  await payByCard(page)
  await page.getByRole('heading', { name: 'Welcome to Meridian' }).waitFor()
})

test('the success page waits while the payment service fails, and goes on by itself', async () => {
  await desk.goto('/practice/checkout/desk')
  await desk.getByLabel('Answer 500 to the product').check()
  await desk.getByLabel('Send no webhooks').check()
  await desk.getByRole('button', { name: 'Keep' }).click()
  const bo = await (await newContext(server.url)).newPage()
  // Opened while the service worked, paid while it did not.
  await desk.getByLabel('Answer 500 to the product').uncheck()
  await desk.getByRole('button', { name: 'Keep' }).click()
  await arrive(bo, { person: somebody('Bo'), paid: false })
  await bo.goto('/subscription?language_id=1')
  await bo.getByRole('button', { name: 'Start Learning for $49' }).click()
  await bo.getByLabel('Card number').waitFor()
  await desk.getByLabel('Answer 500 to the product').check()
  await desk.getByRole('button', { name: 'Keep' }).click()
  await payByCard(bo)
  await bo.getByRole('heading', { name: 'Waiting for your payment' }).waitFor()
  expect(await bo.locator('main').innerText()).not.toContain('nothing was charged')
  await desk.getByLabel('Answer 500 to the product').uncheck()
  await desk.getByLabel('Send no webhooks').uncheck()
  await desk.getByRole('button', { name: 'Keep' }).click()
  await bo.getByRole('heading', { name: 'Welcome to Meridian' }).waitFor()
  await bo.context().close()
})

test('a learner finds payment and receipt; returned, the program ends with the reason on every screen', async () => {
  await page.goto('/payments')
  await page.getByText('Paid', { exact: false }).first().waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Receipt' }).first().click()
  await page.getByRole('heading', { name: 'Receipt' }).waitFor()

  const ops = await (await newContext(server.url)).newPage()
  await arrive(ops, { person: { email: 'ops@example.org', givenName: 'Ops' }, paid: false })
  await ops.goto('/operator')
  await ops.getByRole('link', { name: 'Payments' }).click()
  await ops.getByLabel('Address, session or payment').fill(ana.email)
  await ops.getByRole('button', { name: 'Search' }).click()
  await ops.getByRole('heading', { name: 'Payments found' }).waitFor()
  const paid = ops.locator('details', { hasText: 'Paid' })
  await paid.locator('summary').click()
  await paid.getByRole('button', { name: 'Refund' }).click()
  expect(await axeViolations(ops)).toEqual([])
  await paid.getByLabel('Why (kept with your name)').fill('She asked for it by mail')
  await paid.getByRole('button', { name: 'Refund' }).click()
  await ops.locator('details', { hasText: 'Returned' }).waitFor()
  await ops.context().close()

  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Your program has ended' }).waitFor()
  await page.getByText('because its payment was returned to you').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.goto('/payments')
  await page.getByText('Returned').first().waitFor()
})
