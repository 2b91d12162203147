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
  const flag = spanish.locator('img[src="/flags/es.svg"]')
  expect(
    await flag.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)
  expect(await spanish.getByRole('listitem').count()).toBe(3)
  await spanish.getByRole('button', { name: 'Start Learning Spanish' }).waitFor()
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
  // It is not over before the server was told: nobody comes back into the session that was left.
  await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
  await page.unroute('**/api/logout')
  await page.getByRole('button', { name: 'Try again' }).click()
  await bar(page).getByRole('button', { name: 'Sign In' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
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

test('thirty seconds of a lesson go by the keyboard alone, in another language as well, and lead to the whole lesson', async () => {
  const page = await visit({ viewport: { width: 390, height: 844 } })
  const lesson = await (await page.request.get('/api/languages/7/trial-lesson')).json()
  const [first, second] = lesson.content.vocabulary
  const taste = page.locator('#taste')
  await page.goto('/')
  await page.getByRole('group', { name: 'Language to taste' }).getByRole('button', { name: 'Japanese' }).press('Enter')
  await taste.getByText(first.word, { exact: true }).waitFor()
  await taste.getByRole('button', { name: 'Next' }).press('Enter')
  await taste.getByText(second.word, { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  for (const right of [first.translation, second.word]) {
    const options = taste.getByRole('group').getByRole('button')
    const texts = await options.allInnerTexts()
    expect(texts).toContain(right)
    await page.keyboard.press(String(texts.indexOf(right) + 1))
    await taste.getByText('Correct').waitFor()
    await page.keyboard.press('Enter')
  }
  await taste.getByRole('heading', { name: 'That is how every lesson goes' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/try/ja')
})

test('a wrong answer of the taste says what the word means', async () => {
  const page = await visit()
  await page.goto('/')
  const taste = page.locator('#taste')
  // From its first screen on a button looks like one.
  const height = (await taste.getByRole('button', { name: 'Next' }).boundingBox())!.height
  expect(height).toBeGreaterThanOrEqual(44)
  for (const _ of [1, 2]) await taste.getByRole('button', { name: 'Next' }).click()
  const right = (await (await page.request.get('/api/languages/1/trial-lesson')).json()).content.vocabulary[0]
  const options = taste.getByRole('group').getByRole('button')
  const texts = await options.allInnerTexts()
  await options.nth(texts.findIndex(text => text !== right.translation)).click()
  await taste.getByText(`${right.word} means “${right.translation}”`).waitFor()
})

test('the grid is filtered by name, and says how many are left', async () => {
  const page = await visit()
  await page.goto('/')
  const field = page.getByLabel('Find a language')
  const shown = page.getByRole('button', { name: /^Start Learning/ })
  await field.fill('ese')
  await page.getByRole('status').getByText('4 languages').waitFor()
  expect(await shown.allInnerTexts()).toEqual(
    ['Portuguese', 'Japanese', 'Chinese', 'Vietnamese'].map(name => `Start Learning ${name}`),
  )
  await field.fill('klingon')
  await page.getByRole('status').getByText('No language of that name').waitFor()
  await field.fill('')
  expect(await shown.count()).toBe(languages.length)
})

test('without JavaScript nothing is offered that would do nothing: no filter, no choice of tastes', async () => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('heading', { name: 'Thirty seconds of a lesson' }).waitFor()
  expect(await page.getByLabel('Find a language').isVisible()).toBe(false)
  expect(await page.getByRole('group', { name: 'Language to taste' }).isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: 'Try the whole lesson' }).getAttribute('href')).toBe('/try/es')
})

test('the pictures of the product come when they are seen, and each one is there', async () => {
  const page = await visit({ viewport: { width: 390, height: 844 } })
  await page.goto('/')
  const pictures = page.locator('img[src^="/screens/"]')
  expect(await pictures.count()).toBe(4)
  await pictures.last().scrollIntoViewIfNeeded()
  for (const picture of await pictures.all()) {
    const width = await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
    expect(width).toBeGreaterThan(300)
  }
})

test('on a telephone the first twelve languages stand in the grid, and all of them when they are wanted', async () => {
  const page = await visit({ viewport: { width: 390, height: 844 } })
  await page.goto('/')
  const shown = page.getByRole('button', { name: /^Start Learning/ })
  await expect.poll(() => shown.count()).toBe(12)
  await page.getByRole('button', { name: 'Show all 32 languages' }).click()
  expect(await shown.count()).toBe(languages.length)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Start Learning/)
})
