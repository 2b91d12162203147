import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, somebody } from './arrival.ts'
import { axeViolations } from './axe.ts'
import { newContext } from './learner.ts'
import { startServer } from './server.ts'
import type { RunningServer } from './server.ts'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import type { Lesson } from '#contract/program/lessons.ts'

/** Days of one learner on a telephone: the first, one after three days away, day 45 and day 90. Nothing that leads on asks for a scroll. */

let server: RunningServer
let page: Page
const ana = somebody('Ana')
const zone = { 'x-user-timezone': 'Europe/Madrid' }
const telephone = { viewport: { width: 390, height: 844 } }

beforeAll(async () => {
  server = await startServer()
  await comeBack(true)
})
afterAll(async () => {
  await page.context().close()
  await server.stop()
})

/** The same learner in a new browser, as after a time away. */
async function comeBack(isNew = false) {
  await page?.context().close()
  page = await (await newContext(server.url, telephone)).newPage()
  await arrive(page, { person: ana, paid: isNew, assessed: isNew, minutes: 15 })
}

const todaysTasks = async (): Promise<DailyTask[]> =>
  (await page.request.get('/api/users/daily-tasks', { headers: zone })).json()

async function send(path: string, data?: object) {
  const answer = await page.request.post(path, { headers: { ...zone, origin: server.url }, ...(data && { data }) })
  expect(answer.ok(), path).toBe(true)
}

/** Presses what leads on, which has to be in sight as the page stands. */
async function pressInView(what: Locator) {
  await what.waitFor()
  const box = (await what.boundingBox())!
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.y + box.height).toBeLessThanOrEqual(telephone.viewport.height)
  await what.click()
}
const link = (name: string) => page.getByRole('link', { name, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** The day's tasks as done, by the calls that the screens make. */
async function doTheDay() {
  for (const task of await todaysTasks()) {
    if (task.lesson_id) await send(`/api/lessons/${task.lesson_id}/progress`, { status: 'completed', score: 90 })
    else await send(`/api/users/daily-tasks/${task.id}/complete`)
  }
}

test('the first day begins with the press of one button, and the session opens its first task', async () => {
  const [first] = await todaysTasks()
  await page.goto('/dashboard')
  await pressInView(page.getByRole('region', { name: 'Your day begins with' }).getByRole('link'))
  if (first!.lesson_id) await page.waitForURL(`**/lesson/${first!.lesson_id}`)
  else await page.waitForURL('**/session')
})

test('a finished lesson leads on to the next task, and Back leads to the dashboard', async () => {
  const lesson = (await todaysTasks()).find(task => task.lesson_id)!
  const { content }: Lesson = await (await page.request.get(`/api/lessons/${lesson.lesson_id}`)).json()
  await send('/api/users/reviews', {
    language_id: 1,
    reviews: content.vocabulary.map(({ item }, at) => ({
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      item,
      activity: 'lesson',
      verdict: at < 2 ? 'wrong' : 'correct',
      hint_used: false,
      milliseconds: 3000,
      answered_at: new Date().toISOString(),
    })),
  })
  await send(`/api/lessons/${lesson.lesson_id}/progress`, { status: 'completed', score: 86 })
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'Next' })
  await card.getByRole('img', { name: /^1 of \d tasks of today done/ }).waitFor()
  await pressInView(card.getByRole('link', { name: 'Go on' }))
  await page.waitForURL('**/session')
  await page.goBack()
  await page.waitForURL('**/dashboard')
})

test('what was completed on another device is not asked for again', async () => {
  await page.goto('/dashboard')
  await link('Go on').waitFor()
  await doTheDay()
  await page.goto('/session')
  await page.getByRole('heading', { name: 'Day done', level: 1 }).waitFor()
})

test('the day done tells what was learned, lets it be heard, names tomorrow, and closes the arc by one degree', async () => {
  await page.getByText('14 new words, one lesson, 12 right of 14.').waitFor()
  await page.getByText('Degree 1 of 90').waitFor()
  await page.getByText('1 day in a row').waitFor()
  await page.getByRole('heading', { name: 'You can now say' }).waitFor()
  expect(await page.getByRole('button', { name: /^Listen to / }).count()).toBe(1)
  await page.getByText(/^Tomorrow: .+\(lesson, \d+ min\)/).waitFor()
  for (const name of ['Review more', 'Talk', 'Read on']) expect(await link(name).count()).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  await pressInView(link('Done for today'))
  await page.getByText(/^All \d tasks of today are done\.$/).waitFor()
})

test('a week ends with its statement, which the learner checks', async () => {
  for (const day of [2, 3, 4, 5, 6, 7])
    await send(`/api/lessons/es-beginner-01-${day}/progress`, { status: 'completed', score: 90 })
  await page.goto('/session')
  await page.getByText('Spanish · week 1 is done').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await pressInView(button('Yes, I can'))
  await page.getByRole('heading', { name: 'Day done', level: 1 }).waitFor()
  const [week] = await (await page.request.get('/api/users/program-weeks/1')).json()
  expect(week).toMatchObject({ week: 1, answer: 'can' })
  await page.reload()
  await page.getByRole('heading', { name: 'Day done', level: 1 }).waitFor()
})

test('after three days away the day is still led by one button, and the work counts, not the calendar', async () => {
  await server.restart({ CLOCK_OFFSET: 'P4D' })
  await comeBack()
  await page.goto('/dashboard')
  await page.getByText('day 5 of 90').waitFor()
  await page.getByText('1 day of learning', { exact: true }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  await pressInView(link('Start Learning').first())
  await page.waitForURL(/\/(session|lesson\/.+)$/)
})

test('a sign-in that ran out says so, and signing in again leads back to the same place', async () => {
  await page.goto('/progress')
  await page.getByRole('heading', { name: 'Your progress', level: 1 }).waitFor()
  await page.context().clearCookies()
  await page.reload()
  await page.waitForURL(`${server.url}/`)
  await page.getByText('Your sign-in has ended. Sign in again and you go on where you were').waitFor()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('E-mail').fill(ana.email)
  await page.getByLabel('Given name').fill(ana.givenName)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/progress')
})

test('day 45 has a screen of its own, reached from the day done', async () => {
  await server.restart({ CLOCK_OFFSET: 'P44D' })
  await comeBack()
  await doTheDay()
  await page.goto('/session')
  await pressInView(link('Half of the way: see what it holds'))
  await page.getByRole('heading', { name: 'Half of the way', level: 1 }).waitFor()
  await page.getByText('Words met').waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test('day 90 has a certificate, which anybody can verify and nobody can make up', async () => {
  await server.restart({ CLOCK_OFFSET: 'P89D' })
  await comeBack()
  await page.goto('/milestone/90')
  await page.getByLabel('Name on the certificate').fill('Ana Pérez')
  await pressInView(button('Make my certificate'))
  await link('Open the certificate').click()
  await page.getByText('This certificate is genuine').waitFor()
  expect(await axeViolations(page)).toEqual([])
  const address = page.url()

  const visitor = await (await newContext(server.url, telephone)).newPage()
  expect((await visitor.goto(address))!.status()).toBe(200)
  await visitor.getByRole('heading', { name: 'Ana Pérez' }).waitFor()
  const forged = address.slice(0, -1) + (address.endsWith('x') ? 'y' : 'x')
  expect((await visitor.goto(forged))!.status()).toBe(404)
  await visitor.getByRole('heading', { name: 'This certificate is not genuine' }).waitFor()
  await visitor.context().close()
})

test('an ended program says so in the session, and leads to what was reached', async () => {
  await server.restart({ CLOCK_OFFSET: 'P91D' })
  await comeBack()
  await page.goto('/session')
  await page.getByRole('heading', { name: 'Your program is over' }).waitFor()
  await pressInView(link('See what you reached'))
  await page.getByRole('heading', { name: 'Day 90', level: 1 }).waitFor()
})
