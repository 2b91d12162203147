import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, somebody } from './arrival.ts'
import { newContext } from './learner.ts'
import { startServer } from './server.ts'
import type { RunningServer } from './server.ts'
import type { DailyTask } from '#contract/program/daily-tasks.ts'

/** A learner whose browser crosses time zones: from the first island to see a day to the last one, and a day onwards there. */

let server: RunningServer
let page: Page | undefined
const ana = somebody('Ana')
const KIRITIMATI = 'Pacific/Kiritimati'
const PAGO_PAGO = 'Pacific/Pago_Pago'

/** The clock's offset that makes it noon in UTC, so many days after tomorrow: then the two islands are a calendar day apart. */
function noon(days: number): string {
  const now = Temporal.Now.instant()
  const date = now
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .add({ days: 1 + days })
  return `PT${Math.round(now.until(Temporal.Instant.from(`${date.toString()}T12:00:00Z`)).total('seconds'))}S`
}

beforeAll(async () => {
  server = await startServer({ CLOCK_OFFSET: noon(0) })
})
afterAll(async () => {
  await page?.context().close()
  await server.stop()
})

/** The same learner with a browser in another zone; what it kept comes along. */
async function travelTo(timezoneId: string): Promise<Page> {
  const kept = await page?.context().storageState()
  await page?.context().close()
  const context: BrowserContext = await newContext(server.url, { timezoneId, ...(kept && { storageState: kept }) })
  page = await context.newPage()
  return page
}

const tasksOf = async (zone: string): Promise<DailyTask[]> =>
  (await page!.request.get('/api/users/daily-tasks', { headers: { 'x-user-timezone': zone } })).json()

async function finishOneTask(on: Page) {
  await on.goto('/dashboard')
  const open = on.getByRole('region', { name: "Today's Tasks" }).getByRole('checkbox', { checked: false }).first()
  await open.check()
  await on.getByText(/Daily progress: [1-9]\d*%/).waitFor()
}

const streak = (on: Page, label: string) => on.locator('dl').first().getByText(label, { exact: true }).waitFor()

test('on the first island she does a task of the day that has begun there', async () => {
  const here = await travelTo(KIRITIMATI)
  await arrive(here, { person: ana })
  await finishOneTask(here)
  await here.reload()
  await streak(here, '1 day')
})

test('on the last island it is still the day before: another list, and the streak stands', async () => {
  const before = await tasksOf(KIRITIMATI)
  const here = await travelTo(PAGO_PAGO)
  await here.goto('/dashboard')
  await streak(here, '1 day')
  const tasks = await tasksOf(PAGO_PAGO)
  expect(tasks.length).toBeGreaterThan(0)
  expect(tasks.map(task => task.id)).not.toEqual(before.map(task => task.id))
  const [there, now] = [before[0]!, tasks[0]!].map(task => Temporal.PlainDate.from(task.local_date))
  expect(now!.until(there!).days).toBe(1)
})

test('what she did stays done, and going back shows the first island’s list again', async () => {
  const here = await travelTo(KIRITIMATI)
  await here.goto('/dashboard')
  await streak(here, '1 day')
  expect((await tasksOf(KIRITIMATI)).filter(task => task.is_completed)).toHaveLength(1)
})

test('two nights later on the last island, with a task done each day, no day was lost and none counted twice', async () => {
  let here = await travelTo(PAGO_PAGO)
  for (const [days, label] of [
    [1, '1 day'],
    [2, '2 days'],
  ] as const) {
    await server.restart({ CLOCK_OFFSET: noon(days) })
    here = await travelTo(PAGO_PAGO)
    await finishOneTask(here)
    await here.reload()
    // The first day there has the date that was lived already on the first island.
    await streak(here, label)
  }
})
