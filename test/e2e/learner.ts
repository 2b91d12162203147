import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { somebody } from './arrival.ts'
import type { Person } from './arrival.ts'

let browser: Browser | undefined

/** A browser of one person: own cookies, own storage. Network errors and script errors on its pages fail the test that asks. */
export async function newContext(
  baseURL: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  browser ??= await chromium.connect(inject('browserEndpoint'))
  const context = await browser.newContext({ baseURL, locale: 'en-GB', timezoneId: 'Europe/Madrid', ...options })
  // Not how fast a page is, but that something comes at all: the machine may be busy with other tests.
  context.setDefaultTimeout(30_000)
  return context
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

/** On a lesson that opens in steps: shows it on one page instead, from now on. */
export async function readAllAtOnce(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'All at once', exact: true }).click()
  await page.getByRole('button', { name: 'Step by step' }).waitFor()
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
