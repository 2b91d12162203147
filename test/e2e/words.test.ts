import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { arrive } from './arrival.ts'
import { axeViolations, turn } from './axe.ts'
import { newContext } from './learner.ts'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import type { InteractiveExercise, TaskContent } from '#domain/activities/task-content.ts'

/** The words a learner has met, and a review of them on demand. Each test begins where the last ended. */

let page: Page
beforeAll(async () => {
  page = await (await newContext(inject('serverUrl'), { reducedMotion: 'reduce' })).newPage()
  await arrive(page)
})
afterAll(() => page.context().close())

test('before the first lesson there are none, and the way leads to it', async () => {
  await page.goto('/words')
  await page.getByText('You have met no words of Spanish yet.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await page.getByRole('link', { name: 'Open the next lesson' }).getAttribute('href')).toMatch(/^\/lesson\//)
})

test('each word stands with its meaning, its sound, its strength and when it comes back; they are searched and filtered', async () => {
  const tasks = (await (await page.request.get('/api/users/daily-tasks')).json()) as DailyTask[]
  const { lesson_id } = tasks.find(task => task.lesson_id !== null)!
  const { origin } = new URL(page.url())
  const data = { status: 'completed', score: 80 }
  const done = await page.request.post(`/api/lessons/${lesson_id}/progress`, { data, headers: { origin } })
  expect(done.status(), await done.text()).toBe(200)
  await page.reload()
  await page.getByText('14 words of Spanish met, 14 to review now.').waitFor()
  const rows = page.getByRole('listitem').filter({ hasText: 'not asked for yet' })
  expect(await rows.count()).toBe(14)
  await page.getByRole('button', { name: 'Listen to hola' }).waitFor()
  await page.getByRole('searchbox', { name: 'Search in your words' }).fill('adios')
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('searchbox', { name: 'Search in your words' }).fill('xyzzy')
  await page.getByText('No word of yours is like that.').waitFor()
  await page.getByRole('searchbox', { name: 'Search in your words' }).fill('')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Firm and strong')
  await page.getByText('No word of yours is like that.').waitFor()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('All words')
  expect(await axeViolations(page)).toEqual([])
  await turn(page, 'dark')
  expect(await axeViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
})

test('Review now asks for them, and what was answered comes back later', async () => {
  const waiting = page.waitForResponse('**/api/users/words/1/review')
  await page.getByRole('link', { name: 'Review now' }).click()
  const content = (await (await waiting).json()) as TaskContent
  const exercises = content.interactive_exercises!
  expect(exercises).toHaveLength(14)
  await page.getByRole('heading', { name: 'Review', exact: true }).waitFor()
  for (const exercise of exercises) await answer(exercise)
  await page.getByRole('heading', { name: 'Review done' }).waitFor()
  await page.getByText('You knew 14 of 14 words.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Back to your words' }).click()
  await page.getByText('none waits for a review').waitFor()
  expect(await page.getByText('not asked for yet').count()).toBe(0)
})

async function answer(exercise: InteractiveExercise) {
  const right = exercise.correct_answer!
  const option = page.getByRole('group').getByRole('button')
  // Whole: “the coffee” also stands in “the coffee with milk”.
  await option.filter({ has: page.getByText(right, { exact: true }) }).click()
  await page.getByRole('button', { name: /^(Next|Finish)$/ }).click()
}
