import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, somebody } from './arrival.ts'
import { axeViolations } from './axe.ts'
import { newContext } from './learner.ts'
import { startServer } from './server.ts'
import type { RunningServer } from './server.ts'

/** A reminder as it comes to a learner, and the way out of it. Each test begins where the last ended. */

let server: RunningServer
let page: Page
const ana = somebody('Ana')

beforeAll(async () => {
  server = await startServer()
  page = await (await newContext(server.url, { reducedMotion: 'reduce' })).newPage()
  await arrive(page, { person: ana })
})
afterAll(async () => {
  await page.context().close()
  await server.stop()
})

test('at the chosen time a message is kept that names what is next', async () => {
  await page.goto('/settings')
  await page.getByRole('checkbox', { name: 'By e-mail' }).check()
  await page.getByText('Saved.', { exact: true }).waitFor()
  // The server's clock is set to the first eighteen o'clock in Madrid of her second day, less a moment in which it starts.
  const { as_of } = await (await page.request.get('/api/users/streak')).json()
  const now = Temporal.Instant.from(as_of)
  const here = now.toZonedDateTimeISO('Europe/Madrid')
  const today = here.with({ hour: 18, minute: 0, second: 30, millisecond: 0 })
  const evening = today.add({ days: Temporal.ZonedDateTime.compare(here, today) < 0 ? 1 : 2 })
  const seconds = Math.round(now.until(evening.toInstant()).total('seconds'))
  await server.restart({ CLOCK_OFFSET: `PT${seconds}S` })
  await expect
    .poll(async () => (await page.request.get('/practice/messages')).text(), { timeout: 60_000, interval: 1000 })
    .toContain(`To ${ana.email}`)
  await page.goto('/practice/messages')
  await page.getByRole('heading', { name: /^30 minutes of Spanish: / }).waitFor()
  await page.getByText('today is day 2 of 90').waitFor()
  expect(await page.getByRole('article').count()).toBe(1)
  expect(await axeViolations(page)).toEqual([])
})

test('its link ends reminders by e-mail with one click, also for who is signed out', async () => {
  const link = await page.getByRole('link', { name: /\/unsubscribe\// }).getAttribute('href')
  const visitor = await (await newContext(server.url)).newPage()
  await visitor.goto(link!)
  await visitor.getByRole('heading', { name: 'Reminders by e-mail are off' }).waitFor()
  expect(await axeViolations(visitor)).toEqual([])
  await visitor.reload()
  await visitor.getByRole('heading', { name: 'Reminders by e-mail are off' }).waitFor()
  await visitor.context().close()
  expect(await (await page.request.get('/api/users/reminders')).json()).toMatchObject({ by_email: false })
})
