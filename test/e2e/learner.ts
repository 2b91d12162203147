import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'

let browser: Browser | undefined

/** A browser of one person: own cookies, own storage. Network errors and script errors on its pages fail the test that asks. */
export async function newContext(
  baseURL: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  browser ??= await chromium.connect(inject('browserEndpoint'))
  const context = await browser.newContext({ baseURL, locale: 'en-GB', timezoneId: 'Europe/Madrid', ...options })
  context.setDefaultTimeout(15_000)
  return context
}

export type Person = { email: string; givenName: string }

let people = 0
/** Somebody who has never been here. */
export function somebody(givenName = 'Ana'): Person {
  return { email: `${givenName.toLowerCase()}-${process.pid}-${++people}@example.org`, givenName }
}

/** On the landing page: chooses a language to learn, which leads to the sign-in page. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: `Start Learning ${language}` }).click()
}

/** On the practice sign-in page: signs in as a person who is new to this installation. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Given name').fill(person.givenName)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** On the practice checkout: fills in the card form. */
export async function payByCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry (MM/YY)').fill('12/39')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay/ }).click()
}

/** The six steps of the assessment, with the shortest day unless another is asked for. */
export async function answerAssessment(
  page: Page,
  { minutes = 30, focus = 'Speaking', goal = 'Travel' } = {},
): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' })
  await page.getByRole('radio', { name: /^Beginner/ }).check()
  await next.click()
  await page.getByRole('radio', { name: new RegExp(`^${goal}`) }).check()
  await next.click()
  await page.getByRole('slider', { name: 'Minutes each day' }).fill(String(minutes))
  await next.click()
  await page.getByRole('radio', { name: new RegExp(`^${focus}`) }).check()
  await next.click()
  await page.getByRole('radio', { name: /^Family/ }).check()
  await next.click()
  await page.getByLabel('Specific goals (optional)').fill('Talk with my grandmother')
  await page.getByRole('button', { name: 'Submit' }).click()
}

/** From the landing page to the dashboard with today's tasks: signed in, paid, assessed. */
export async function becomeLearner(
  page: Page,
  person = somebody(),
  language = 'Spanish',
  minutes = 30,
): Promise<Person> {
  await chooseLanguage(page, language)
  await signIn(page, person)
  await page.getByRole('button', { name: 'Start Learning for $49' }).click()
  await payByCard(page)
  await page.getByRole('link', { name: `Start Learning ${language}` }).click()
  await answerAssessment(page, { minutes })
  await page.waitForURL('**/dashboard')
  return person
}

/** What a learner has done before a test begins. */
export type Arrival = { person?: Person; paid?: boolean; assessed?: boolean; minutes?: number }

/**
 * Signs somebody in by the requests that the screens make, and pays and answers the assessment in Spanish where asked.
 * For tests of what comes after; the ways themselves are walked by journey.test.ts.
 */
export async function arrive(
  page: Page,
  { person = somebody(), paid = true, assessed = paid, minutes = 30 }: Arrival = {},
): Promise<Person> {
  const { request } = page
  const { redirectUrl } = await (await request.get('/api/oauth/practice/redirect_url')).json()
  const asked = await request.get(redirectUrl)
  const { origin } = new URL(asked.url())
  const form = { email: person.email, given_name: person.givenName }
  const returned = await request.post(asked.url(), { form, headers: { origin } })
  const { code, state, iss } = Object.fromEntries(new URL(returned.url()).searchParams)
  await send(page, origin, '/api/sessions', { code, state, iss })
  if (paid) await pay(page, origin)
  if (assessed) {
    await send(page, origin, '/api/users/assessment', {
      language_id: 1,
      current_level: 'beginner',
      learning_goals: 'travel',
      daily_time_minutes: minutes,
      preferred_focus: 'speaking',
      motivation_reasons: 'family',
      specific_goals: '',
    })
  }
  return person
}

async function pay(page: Page, origin: string): Promise<void> {
  const { url } = await send(page, origin, '/api/payments/create-checkout-session', { language_id: 1 })
  const form = { card: '4242 4242 4242 4242', expiry: '12/39', cvc: '123' }
  const paid = await page.request.post(url, { form, headers: { origin } })
  const session = new URL(paid.url()).searchParams.get('session_id')
  await page.request.get(`/api/payments/session/${session}`)
}

/** Sends what a screen would send, and answers what came back; a refusal fails the test. */
async function send(page: Page, origin: string, path: string, data: object) {
  const headers = { origin, 'x-user-timezone': 'Europe/Madrid' }
  const response = await page.request.post(path, { data, headers })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}
