import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, somebody } from './arrival.ts'
import { newContext } from './learner.ts'
import { startServer } from './server.ts'
import type { RunningServer } from './server.ts'
import { pressInView, tasksOf, walkSession } from './session-walk.ts'

/**
 * Whole days on a telephone, from Start to Day done as they are pressed through: a return after three days, and day 45. Whatever leads on is in sight as the screen stands; nothing is scrolled for.
 */

let server: RunningServer
let page: Page
const ana = somebody('Ana')
const telephone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const }
const link = (name: string | RegExp) => page.getByRole('link', { name }).first()
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

beforeAll(async () => {
  server = await startServer()
  await comeBack(true)
  await doTheDay()
}, 60_000)
afterAll(async () => {
  await page.context().close()
  await server.stop()
})

async function comeBack(isNew = false) {
  await page?.context().close()
  page = await (await newContext(server.url, telephone)).newPage()
  await arrive(page, { person: ana, paid: isNew, assessed: isNew, minutes: 15 })
}

/** A day done by the calls that the screens make. */
async function doTheDay() {
  const headers = { 'x-user-timezone': 'Europe/Madrid', origin: server.url }
  for (const task of await tasksOf(page)) {
    const path = task.lesson_id
      ? `/api/lessons/${task.lesson_id}/progress`
      : `/api/users/daily-tasks/${task.id}/complete`
    const data = { status: 'completed', score: 90 }
    const answer = await page.request.post(path, { headers, ...(task.lesson_id && { data }) })
    expect(answer.ok(), path).toBe(true)
  }
}

async function wakeUpAfter(days: number) {
  await server.restart({ CLOCK_OFFSET: `P${days}D` })
  await comeBack()
}

/** The whole day, from the dashboard on. */
async function walkTheDay() {
  await page.goto('/dashboard')
  await pressInView(page, link(/^(Start Learning|Go on)$/))
  await walkSession(page)
}

test('who comes back after three days finds a day like any other, and does it to its end', {
  timeout: 240_000,
}, async () => {
  await wakeUpAfter(4)
  await page.goto('/dashboard')
  await page.getByText('day 5 of 90').waitFor()
  await walkTheDay()
  await heading('Day done').waitFor()
  await page.getByText('Degree 2 of 90').waitFor()
  await pressInView(page, link('Done for today'))
  await page.getByText(/^All \d tasks of today are done\.$/).waitFor()
})

test('day 45 ends with what half of the way holds', { timeout: 240_000 }, async () => {
  await wakeUpAfter(44)
  await walkTheDay()
  await heading('Day done').waitFor()
  await pressInView(page, link('Half of the way: see what it holds'))
  await heading('Half of the way').waitFor()
})
