import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive } from './arrival.ts'
import { axeViolations, turn } from './axe.ts'
import { newContext } from './learner.ts'
import { startServer } from './server.ts'
import type { RunningServer } from './server.ts'
import type { DailyTask } from '#contract/program/daily-tasks.ts'

/** What a learner sees of their progress as the days go by. Each test begins where the last ended. */

let server: RunningServer
let page: Page

beforeAll(async () => {
  server = await startServer()
  page = await (await newContext(server.url, { reducedMotion: 'reduce' })).newPage()
  await arrive(page)
})
afterAll(async () => {
  await page.context().close()
  await server.stop()
})

const headings = () => page.getByRole('heading', { level: 2 }).allInnerTexts()
const zone = { 'x-user-timezone': 'Europe/Madrid' }

/** Does the lesson of the day the server is set to, and answers its first word. */
async function learn(answerId: string) {
  const { request } = page
  const headers = { origin: server.url, ...zone }
  const tasks = (await (await request.get('/api/users/daily-tasks', { headers: zone })).json()) as DailyTask[]
  const lesson = tasks.find(task => task.lesson_id !== null)!
  await request.post(`/api/lessons/${lesson.lesson_id}/progress`, { data: { status: 'completed', score: 80 }, headers })
  const { words } = await (await request.get('/api/users/words/1')).json()
  const { as_of } = await (await request.get('/api/users/streak')).json()
  const review = {
    id: answerId,
    item: words[0].item,
    activity: 'quiz_game',
    verdict: 'correct',
    hint_used: false,
    milliseconds: 4000,
    answered_at: as_of,
  }
  const data = { language_id: 1, reviews: [review] }
  expect((await request.post('/api/users/reviews', { data, headers })).ok()).toBe(true)
  const quiz = tasks.find(task => task.lesson_id === null)
  if (quiz) await request.post(`/api/users/daily-tasks/${quiz.id}/complete`, { headers })
}

test('before the first lesson there is no picture and no forecast, and boxes that were only ticked count nothing', async () => {
  const tasks = (await (await page.request.get('/api/users/daily-tasks')).json()) as DailyTask[]
  await page.request.post(`/api/users/daily-tasks/${tasks[0]!.id}/complete`, { headers: { origin: server.url } })
  await page.goto('/progress')
  await page.getByRole('heading', { name: 'Your progress', level: 1 }).waitFor()
  await page.getByText('0 of 90 lessons done').waitFor()
  await page.getByText('Pictures of your days and words begin with your first lesson.').waitFor()
  expect(await headings()).toEqual(['Your path'])
  expect(await page.locator('main').innerText()).not.toMatch(/At your pace|minutes in all/)
})

test('the work and the date stand apart, and the path says what can be done after each week', async () => {
  await page.getByText('Today is day 1 of 90: the thin mark.').waitFor()
  await page.getByRole('heading', { name: /^Week 1: / }).waitFor()
  expect(await page.getByText('0 of 7 lessons done').count()).toBe(1)
  expect(await page.getByRole('heading', { name: /^Week 2: / }).count()).toBe(0)
  await page.getByText('The 12 weeks to come').click()
  await page.getByRole('heading', { name: /^Week 13: / }).waitFor()
})

test('after a second day there are pictures, each with a table, and still no forecast', async () => {
  await learn('00000000-0000-4000-8000-000000000001')
  await server.restart({ CLOCK_OFFSET: 'P1D' })
  await learn('00000000-0000-4000-8000-000000000002')
  await page.goto('/dashboard')
  await page.goto('/progress')
  for (const title of ['Days', 'Words over time', 'Reviews to come', 'Minutes by skill']) {
    await page.getByRole('heading', { name: title, exact: true }).waitFor()
    await page.getByText(`${title} as a table`, { exact: true }).click()
  }
  expect(await page.locator('table').count()).toBe(4)
  await page.getByText('2 of 90 lessons done').waitFor()
  expect(await page.locator('main').innerText()).toMatch(/of the \d+ words you met/)
  await page.getByText('Where your pace leads can be told after seven days of learning.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await turn(page, 'dark')
  expect(await axeViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
})

test('a phone shows it without scrolling sideways, and every word in it has 12 pixels or more, also at twice the size', async () => {
  for (const [width, scale] of [
    [320, '100%'],
    [390, '100%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(size => (document.documentElement.style.fontSize = size), scale)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    const smallest = await page.evaluate(() => {
      const written = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
      const sizes: number[] = []
      while (written.nextNode()) {
        if (!written.currentNode.textContent?.trim()) continue
        sizes.push(Number.parseFloat(getComputedStyle(written.currentNode.parentElement!).fontSize))
      }
      return Math.min(...sizes)
    })
    expect(smallest).toBeGreaterThanOrEqual(12)
  }
})
