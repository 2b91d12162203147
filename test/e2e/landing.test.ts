import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { arrive, somebody } from './arrival.ts'
import { newContext, signIn } from './learner.ts'
import { languages } from '#domain/languages.ts'

/** The front page, as visitors find it. */

const url = inject('serverUrl')
const contexts: BrowserContext[] = []
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

async function visit(options: Parameters<typeof newContext>[1] = {}): Promise<Page> {
  const context = await newContext(url, options)
  contexts.push(context)
  return context.newPage()
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('the landing page is readable without JavaScript: hero, 32 languages, features, claims and the no-refund policy', async () => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('3-Month Program').count()).toBe(languages.length)
  const spanish = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Spanish' }) })
  expect(await spanish.innerText()).toContain('🇪🇸')
  expect(await spanish.getByRole('listitem').count()).toBe(3)
  expect(await spanish.getByRole('button', { name: 'Start Learning Spanish' }).isVisible()).toBe(true)
  expect(await page.getByRole('region', { name: 'What 90 days hold' }).getByRole('heading').count()).toBeGreaterThan(3)
  const text = await page.locator('body').innerText()
  for (const claim of [/95%\s+of users see improvement/, /50,000\+\s+students/, /4\.9\s+rating/])
    expect(text).toMatch(claim)
  const policy = await page.getByRole('contentinfo').innerText()
  expect(policy).toContain('All sales are final: no refunds, exchanges or cancellations.')
})

test('a visitor signs in from the navigation bar and, having chosen no language, comes to the dashboard', async () => {
  const page = await visit()
  const ana = somebody()
  await page.goto('/')
  await bar(page).getByRole('button', { name: 'Sign In' }).click()
  await signIn(page, ana)
  await page.waitForURL('**/dashboard')
  await bar(page).getByRole('button', { name: ana.email }).waitFor()
})

test('choosing a language signed out saves it in this browser and starts sign-in; the plan page reads and clears it', async () => {
  const page = await visit()
  await page.goto('/')
  await page.getByRole('button', { name: 'Start Learning Spanish' }).click()
  await page.getByLabel('E-mail').waitFor()
  const kept = (await page.context().storageState()).origins.flatMap(({ localStorage }) => localStorage)
  expect(kept).toContainEqual({ name: 'meridian.pending-language', value: '1' })
  await signIn(page, somebody())
  await page.waitForURL('**/subscription?language_id=1')
  await page.getByRole('button', { name: 'Start Learning for $49' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('meridian.pending-language'))).toBe(null)
})

test('the plan page without a language in its address takes the pending one, and then forgets it', async () => {
  const page = await visit()
  await arrive(page, { paid: false })
  await page.goto('/dashboard')
  await page.evaluate(() => localStorage.setItem('meridian.pending-language', '1'))
  await page.goto('/subscription')
  await page.waitForURL('**/subscription?language_id=1')
  expect(await page.getByLabel('Language to begin with').inputValue()).toBe('1')
  expect(await page.evaluate(() => localStorage.getItem('meridian.pending-language'))).toBe(null)
})

test('a signed-in visitor is led to the dashboard', async () => {
  const page = await visit()
  await arrive(page, { paid: false })
  await page.goto('/')
  await page.waitForURL('**/dashboard')
})

test('the logo leads to /, the account button to the dashboard, and Logout forgets the learner and goes to /', async () => {
  const page = await visit()
  const ana = await arrive(page, { paid: false })
  await page.goto('/subscription')
  await bar(page).getByRole('button', { name: ana.email }).click()
  await page.waitForURL('**/dashboard')
  expect(await bar(page).getByRole('link', { name: 'Meridian' }).getAttribute('href')).toBe('/')
  // The learner is forgotten here whether the server hears of it or not.
  await page.route('**/api/logout', route => route.abort())
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  await bar(page).getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => logged.some(text => text.startsWith('Failed to logout'))).toBe(true)
  await page.unroute('**/api/logout')
  await page.request.get('/api/logout')
  await page.goto('/')
  await bar(page).getByRole('button', { name: 'Sign In' }).waitFor()
})

test('How to Say It tells a visitor to sign in, and stays where it is', async () => {
  const page = await visit()
  await page.goto('/')
  await bar(page).getByRole('button', { name: 'How to Say It' }).click()
  await page.getByRole('alert').getByText('Sign in, or choose a language to begin.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a sign-in that cannot be opened is logged with its status, and the visitor is told', async () => {
  const page = await visit()
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  await page.route('**/api/oauth/practice/redirect_url', route =>
    route.fulfill({ status: 502, json: { code: 'SIGN_IN_UNAVAILABLE', message: 'Sign-in is not available' } }),
  )
  await page.goto('/')
  await bar(page).getByRole('button', { name: 'Sign In' }).click()
  await page
    .getByRole('alert')
    .getByText(/Sign-in cannot be opened/)
    .waitFor()
  expect(logged).toContain('Failed to get login redirect URL: API responded with HTTP status 502')
})

test('Loading... is shown until it is known who is there', async () => {
  const page = await visit()
  await arrive(page, { paid: false })
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route('**/api/users/me', async route => {
    await held
    await route.continue()
  })
  await page.goto('/dashboard')
  await page.getByRole('status').getByText('Loading...', { exact: true }).waitFor()
  release()
  await page.getByRole('heading', { name: 'Welcome' }).waitFor()
})
