import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { arrive } from './arrival.ts'
import { newContext, readAllAtOnce } from './learner.ts'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import type { Lesson } from '#contract/program/lessons.ts'

/** The connection goes away in the middle of work (D34): the learner is told, keeps everything, and tries again. */

let page: Page
beforeAll(async () => {
  page = await (await newContext(inject('serverUrl'))).newPage()
  await arrive(page)
})
afterAll(() => page.context().close())
afterEach(() => page.context().setOffline(false))

const offline = (is: boolean) => page.context().setOffline(is)
const tasks = async (): Promise<DailyTask[]> => (await page.request.get('/api/users/daily-tasks')).json()
const networkError = 'Network error. Please check your connection and try again.'

/** The writes that reached the server, by the end of their path. */
function arrived(pathEnd: string): () => number {
  let count = 0
  page.on('response', response => {
    if (response.request().method() === 'POST' && response.url().endsWith(pathEnd)) count += 1
  })
  return () => count
}

test('a reload in the middle of a lesson keeps the entered answers', async () => {
  await page.goto('/lesson/es-beginner-01-1')
  await readAllAtOnce(page)
  const box = page.locator('main').getByRole('textbox')
  await box.fill('primera respuesta')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText(/^Exercise 2 of/).waitFor()
  await box.fill('segunda, a medias')
  await page.reload()
  await page.getByText(/^Exercise 2 of/).waitFor()
  expect(await box.inputValue()).toBe('segunda, a medias')
  await page.getByRole('button', { name: 'Previous' }).click()
  expect(await box.inputValue()).toBe('primera respuesta')
})

test('a lesson completed offline says so, keeps the answers, and is completed once when tried again', async () => {
  const posted = arrived('/api/lessons/es-beginner-01-1/progress')
  const lesson: Lesson = await (await page.request.get('/api/lessons/es-beginner-01-1')).json()
  const { exercises } = lesson.content
  const box = page.locator('main').getByRole('textbox')
  for (const [index, { answer }] of exercises.entries()) {
    await page.getByText(`Exercise ${index + 1} of ${exercises.length}`, { exact: true }).waitFor()
    await box.fill(answer)
    if (index < exercises.length - 1) await page.getByRole('button', { name: 'Next' }).click()
  }
  await offline(true)
  await page.getByRole('button', { name: 'Complete Lesson' }).click()
  await page.getByRole('alert').getByText(networkError).waitFor()
  expect(await box.inputValue()).toBe(exercises.at(-1)!.answer)
  expect(posted()).toBe(0)

  await offline(false)
  await page.getByRole('button', { name: 'Complete Lesson' }).click()
  await page.getByText('100%').first().waitFor()
  expect(posted()).toBe(1)
  const done: Lesson = await (await page.request.get('/api/lessons/es-beginner-01-1')).json()
  expect(done.progress).toMatchObject({ score: 100, best_score: 100 })
})

test('a task completed offline says so, keeps the work through a reload, and is completed once when tried again', async () => {
  const task = (await tasks()).find(each => !each.is_completed && !each.lesson_id)!
  const posted = arrived(`/${task.id}/complete`)
  // Its own content, cut down to two steps.
  const content_data = { step_by_step_instructions: ['Read', 'Say it aloud'] }
  await page.route(`**/api/users/daily-tasks/${task.id}`, route => route.fulfill({ json: { ...task, content_data } }))
  await page.goto(`/task/${task.id}`)
  await page.getByRole('checkbox').nth(0).click()
  await page.reload()
  expect(await page.getByRole('checkbox').nth(0).getAttribute('aria-checked')).toBe('true')
  await page.getByRole('checkbox').nth(1).click()

  await offline(true)
  const complete = page.getByRole('button', { name: 'Complete Task' })
  await complete.click()
  await page.getByRole('alert').getByText(networkError).waitFor()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2)
  expect(posted()).toBe(0)

  // With the connection back it is sent by itself.
  await offline(false)
  await page.getByText('This task is completed.').waitFor()
  expect(posted()).toBe(1)
  expect((await tasks()).find(each => each.id === task.id)?.is_completed).toBe(true)
})

test('a box ticked offline goes back with the reason, and is ticked by itself, once, when the connection is back', async () => {
  const task = (await tasks()).find(each => !each.is_completed)!
  const posted = arrived(`/${task.id}/complete`)
  await page.goto('/dashboard')
  // Done, it is folded away.
  const name = `Mark as completed: ${task.title}`
  const box = page.getByRole('checkbox', { name, includeHidden: true, exact: true }).first()
  await box.waitFor()
  await offline(true)
  await box.click()
  await page.getByRole('alert').getByText(networkError).waitFor()
  expect(await box.isChecked()).toBe(false)
  expect(posted()).toBe(0)
  await offline(false)
  await expect.poll(() => box.isChecked()).toBe(true)
  await expect.poll(posted).toBe(1)
  expect((await tasks()).find(each => each.id === task.id)?.is_completed).toBe(true)
})

test('a message written offline is kept and sent once when tried again', async () => {
  const posted = arrived('/api/conversation/feedback')
  await page.goto('/conversation?language=Spanish')
  await page.getByRole('button', { name: 'Introducing yourself', exact: true }).click()
  await page.getByRole('button', { name: 'Start Conversation' }).click()
  const box = page.getByRole('textbox', { name: 'Your message in Spanish' })
  await box.waitFor()
  await offline(true)
  await box.fill('Hola, soy Ana.')
  await box.press('Enter')
  await page.getByRole('alert').getByText('Your message is kept.').waitFor()
  await offline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('region', { name: 'Feedback' }).waitFor()
  expect(posted()).toBe(1)
})

test('an assessment sent offline keeps its answers, through a reload too', async () => {
  await page.goto('/assessment?language_id=1')
  for (const _ of [1, 2, 3, 4, 5]) await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Specific goals (optional)').fill('Talk with my grandmother')
  await offline(true)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('alert').getByText(networkError).waitFor()
  await offline(false)
  await page.reload()
  expect(await page.getByLabel('Specific goals (optional)').inputValue()).toBe('Talk with my grandmother')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.waitForURL('**/dashboard')
})
