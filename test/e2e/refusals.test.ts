import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { arrive, somebody } from './arrival.ts'
import { newContext, payByCard } from './learner.ts'

/** Where the product says no: to visitors, to learners who have not paid, to addresses that lead nowhere, to cards. */

const url = inject('serverUrl')
let page: Page
const bo = somebody('Bo')

beforeAll(async () => {
  page = await (await newContext(url)).newPage()
})
afterAll(() => page.context().close())

const NO_TASK = '00000000-0000-4000-8000-000000000000'
const pay = () => page.getByRole('button', { name: 'Start Learning for $49' })
const subscription = async () => (await page.request.get('/api/users/subscription')).json()
const atLanding = () =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign In' }).waitFor()

test.each([
  '/languages',
  '/subscription?language_id=1',
  '/subscription/success?session_id=cs_none',
  '/dashboard',
  '/lesson/es-beginner-01-1',
  '/conversation?language=Spanish',
  '/assessment?language_id=1',
  '/evaluation?language_id=1',
  `/task/${NO_TASK}`,
  '/how-to-say-it?language=1',
])('a visitor who opens %s is led to the landing page', async path => {
  await page.goto(path)
  await page.waitForURL(`${url}/`)
  await atLanding()
})

test('a sign-in that comes back without a code leads to /, and the log says what is missing', async () => {
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  await page.goto('/auth/callback')
  await page.waitForURL(`${url}/`)
  expect(logged.join('\n')).toContain(
    'Cannot exchange code for session token: no code provided in the URL search params.',
  )
})

test('a sign-in that comes back with a wrong code is tried once and leads to /, with the status in the log', async () => {
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  let exchanges = 0
  page.on('request', request => {
    if (request.url().endsWith('/api/sessions')) exchanges += 1
  })
  await page.goto('/auth/callback?code=made-up&state=made-up')
  await page.waitForURL(`${url}/`)
  await atLanding()
  expect(exchanges).toBe(1)
  await page.getByText('This sign-in took too long, or was begun under another address').waitFor()
  expect(logged.join('\n')).toContain('Failed to exchange code for session token: API responded with HTTP status 400')
})

test.each([
  [500, { code: 'INTERNAL', message: 'Something failed' }],
  [429, { code: 'RATE_LIMIT', message: 'Too many requests, try again in a moment' }],
  [401, {}],
])('a user who cannot be fetched (%i) is logged with the status, told so, and can try again', async (status, json) => {
  const logged: string[] = []
  const listen = (message: { text(): string }) => logged.push(message.text())
  page.on('console', listen)
  let loads = 0
  const count = () => (loads += 1)
  page.on('load', count)
  await page.route('**/api/users/me', route => route.fulfill({ status, json }))
  await page.goto('/dashboard')
  await page.getByRole('alert').getByText('This page could not be loaded').waitFor()
  expect(logged).toContain(`Failed to fetch user: API responded with HTTP status ${status}`)
  await page.waitForTimeout(500)
  expect(loads).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  page.off('load', count)
  page.off('console', listen)
  await page.unroute('**/api/users/me')
  await page.getByRole('button', { name: 'Try again' }).click()
  await atLanding()
})

test('without a subscription conversation, lookup and assessment lead to the plan, and so does the navigation bar', async () => {
  await arrive(page, { person: bo, paid: false })
  for (const [path, plan] of [
    ['/conversation?language=Spanish', '/subscription?language_id=1'],
    ['/how-to-say-it', '/subscription'],
    ['/how-to-say-it?language=1', '/subscription?language_id=1'],
    ['/assessment?language_id=1', '/subscription?language_id=1'],
  ] as const) {
    await page.goto(path)
    await page.waitForURL(url + plan)
  }
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome' }).waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'How to Say It' }).click()
  await page.waitForURL(`${url}/subscription`)
})

test('a subscription that cannot be asked for leads the navigation bar to the plan too', async () => {
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome' }).waitFor()
  await page.route('**/api/users/subscription', route => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'How to Say It' }).click()
  await page.waitForURL(`${url}/subscription`)
  await page.unroute('**/api/users/subscription')
})

test('the user is fetched once, however many parts of a page ask who is there', async () => {
  let asked = 0
  page.on('request', request => {
    if (request.url().endsWith('/api/users/me')) asked += 1
  })
  await page.goto('/subscription')
  await pay().waitFor()
  expect(asked).toBe(1)
})

test('adding a language without a subscription leads to the plan for that language', async () => {
  await page.goto('/languages')
  await page.getByRole('button', { name: 'Start Learning Spanish' }).click()
  await page.waitForURL('**/subscription?language_id=1')
})

test('a language without a course says that it is in preparation and cannot be started or paid for', async () => {
  const all: { name: string; levels: string[] }[] = await (await page.request.get('/api/languages')).json()
  const changed = all.map(language => (language.name === 'Thai' ? { ...language, levels: [] } : language))
  await page.route('**/api/languages', route => route.fulfill({ json: changed }))
  await page.goto('/languages')
  await page.getByText('The Thai course is in preparation.').waitFor()
  expect(await page.getByRole('button', { name: 'Start Learning Thai' }).isDisabled()).toBe(true)
  await page.goto('/subscription?language_id=21')
  await page.getByText('The Thai course is in preparation.').waitFor()
  expect(await pay().isDisabled()).toBe(true)
  await page.unroute('**/api/languages')
})

test.each([
  [503, 'STRIPE_NOT_CONFIGURED', 'Payment system is being set up. Please try again shortly.'],
  [429, 'RATE_LIMIT', 'Too many payment requests. Please wait a moment and try again.'],
  [502, 'INVALID_STRIPE_KEY', 'Payment configuration issue. Please contact support.'],
  [502, 'PAYMENT_UNAVAILABLE', 'Payment system error. Please try again or contact support.'],
])('a checkout refused with %i %s alerts: %s', async (status, code, text) => {
  await page.goto('/subscription?language_id=1')
  await page.route('**/api/payments/create-checkout-session', route =>
    route.fulfill({ status, json: { code, message: 'Another text' } }),
  )
  await pay().click()
  await page.getByRole('alert').getByText(text, { exact: true }).waitFor()
  expect(await pay().isEnabled()).toBe(true)
  await page.unroute('**/api/payments/create-checkout-session')
})

test('a checkout that does not reach the server alerts: Network error', async () => {
  await page.route('**/api/payments/create-checkout-session', route => route.abort())
  await pay().click()
  await page
    .getByRole('alert')
    .getByText('Network error. Please check your connection and try again.', { exact: true })
    .waitFor()
  await page.unroute('**/api/payments/create-checkout-session')
})

test('an abandoned payment leads back to the plan page and gives no access', async () => {
  await pay().click()
  await page.getByLabel('Card number').waitFor()
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await page.waitForURL('**/subscription?language_id=1')
  await pay().waitFor()
  expect(await subscription()).toBe(null)
  await page.goto('/how-to-say-it')
  await page.waitForURL('**/subscription')
})

test('a declined card says so, pays nothing, and another can be tried', async () => {
  await page.goto('/subscription?language_id=1')
  await pay().click()
  await payByCard(page, '4000 0000 0000 0002')
  await page.getByText('Your card was declined. Nothing was charged; try another card.').waitFor()
  expect(await subscription()).toBe(null)
  await payByCard(page)
  await page.waitForURL('**/subscription/success?session_id=*')
  await page.getByText('Premium Program').waitFor()
  expect((await subscription()).days_remaining).toBe(90)
})

test('the success page without a session leads to the dashboard, and one that is nobody’s is told as such', async () => {
  await page.goto('/subscription/success')
  await page.waitForURL('**/dashboard')
  await page.goto('/subscription/success?session_id=cs_of_somebody_else')
  await page.getByRole('heading', { name: 'No such payment' }).waitFor()
  await page.getByRole('link', { name: 'Go to Dashboard' }).waitFor()
})

test('a payment for no language in particular offers to choose one', async () => {
  const session = { language_id: null, customer_email: bo.email, payment_status: 'paid' }
  await page.route('**/api/payments/session/*', route => route.fulfill({ json: session }))
  await page.goto('/subscription/success?session_id=cs_any')
  const choose = page.getByRole('link', { name: 'Choose Your Language' })
  expect(await choose.getAttribute('href')).toBe('/languages')
  expect(await page.locator('main').innerText()).toContain(bo.email)
  await page.unroute('**/api/payments/session/*')
})

test.each([
  ['/lesson/es-beginner-99-9', 'Lesson Not Found'],
  ['/lesson/..%2f..%2fusers', 'Lesson Not Found'],
  [`/task/${NO_TASK}`, 'Task Not Found'],
  ['/task/%3Cscript%3E', 'Task Not Found'],
])('%s says %s and leads back to the dashboard', async (path, text) => {
  await page.goto(path)
  await page.getByRole('heading', { name: text, exact: true }).waitFor()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.waitForURL('**/dashboard')
})

test('an address that leads nowhere says so', async () => {
  await page.goto('/no/such/page')
  await page.getByRole('heading', { name: 'There is no page here' }).waitFor()
})
