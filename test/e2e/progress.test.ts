import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { arrive, somebody } from './arrival.ts'
import { newContext } from './learner.ts'
import type { DailyTask } from '#contract/daily-tasks.ts'

/** What a learner sees of their progress, and how they take time off. Each test begins where the last ended. */

let page: Page
const ana = somebody('Ana')

beforeAll(async () => {
  page = await (await newContext(inject('serverUrl'), { reducedMotion: 'reduce' })).newPage()
  await arrive(page, { person: ana })
})
afterAll(() => page.context().close())

async function faults() {
  await page.addScriptTag({ content: axe.source }).catch(() => page.evaluate(axe.source))
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
  })
}

test('the dashboard leads to the progress page, which shows what was done as pictures with a table each', async () => {
  await page.goto('/dashboard')
  const { request } = page
  const tasks = (await (await request.get('/api/users/daily-tasks')).json()) as DailyTask[]
  const first = tasks.find(task => task.lesson_id !== null)
  const origin = new URL(page.url()).origin
  const done = await request.post(`/api/lessons/${first!.lesson_id}/progress`, {
    data: { status: 'completed', score: 80 },
    headers: { origin },
  })
  expect(done.ok()).toBe(true)
  await page.getByRole('link', { name: 'Your Progress' }).click()
  await page.getByRole('heading', { name: 'Your progress', level: 1 }).waitFor()
  for (const title of ['Days', 'Words over time', 'Reviews to come', 'Minutes by skill']) {
    await page.getByRole('heading', { name: title, exact: true }).waitFor()
    await page.getByText(`${title} as a table`, { exact: true }).click()
    expect(
      await page
        .getByRole('region')
        .or(page.locator('section', { hasText: title }))
        .count(),
    ).toBeGreaterThan(0)
  }
  expect(await page.locator('table').count()).toBe(4)
  await page.getByText('1 of 90 lessons done').waitFor()
  expect(await page.locator('main').innerText()).toMatch(/of the \d+ words you met/)
  expect(await faults()).toEqual([])
})

test('a phone shows it without scrolling sideways', async () => {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 900 })
})

test('rest days are chosen in advance and are still there after a reload', async () => {
  const day = page.getByRole('group', { name: 'Rest days in the next two weeks' }).getByRole('checkbox').nth(2)
  await day.click()
  await expect.poll(() => day.isChecked()).toBe(true)
  await page.reload()
  await expect.poll(() => day.isChecked()).toBe(true)
})

test('a pause is taken once and moves the end of the program', async () => {
  const end = async () => (await (await page.request.get('/api/users/subscription')).json()).expires_at as string
  const before = Temporal.Instant.from(await end())
  await page.getByLabel('Pause the program for').selectOption('5')
  await page.getByRole('button', { name: 'Pause from today' }).click()
  await page.getByText(/You paused for 5 days/).waitFor()
  expect(before.until(await end()).total('hours')).toBe(120)
  expect(await page.getByRole('button', { name: 'Pause from today' }).count()).toBe(0)
})
