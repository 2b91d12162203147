import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { arrive } from './arrival.ts'
import { newContext } from './learner.ts'
import type { Lesson } from '#contract/lessons.ts'

/** A lesson, read from top to bottom, done and done again. */

let page: Page
let lesson: Lesson
beforeAll(async () => {
  page = await (await newContext(inject('serverUrl'))).newPage()
  await arrive(page)
  lesson = await (await page.request.get('/api/lessons/es-beginner-01-1')).json()
  await page.goto('/lesson/es-beginner-01-1')
  await page.getByRole('heading', { name: lesson.title, level: 1 }).waitFor()
})
afterAll(() => page.context().close())

const box = () => page.locator('main').getByRole('textbox')
const exercise = (number: number) =>
  page.getByText(`Exercise ${number} of ${lesson.content.exercises.length}`, { exact: true }).waitFor()

test('the header shows week and day, content type, title, description, duration and difficulty', async () => {
  const header = await page.locator('main header').innerText()
  for (const part of ['Week 1, Day 1', 'Spanish', lesson.title, lesson.description, lesson.difficulty_level]) {
    expect(header).toContain(part)
  }
  expect(header).toContain(`${lesson.estimated_duration} minutes`)
})

test('introduction, main content, examples and vocabulary are there to be read', async () => {
  await page.getByText(lesson.content.introduction).waitFor()
  for (const { title } of lesson.content.main_content) {
    expect(await page.getByRole('heading', { name: title, exact: true }).count()).toBe(1)
  }
  if (lesson.content.examples.length > 0) await page.getByRole('heading', { name: 'Examples' }).waitFor()
  const words = await page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Vocabulary', exact: true }) })
    .innerText()
  for (const { word, translation, pronunciation, example } of lesson.content.vocabulary) {
    for (const part of [word, translation, `/${pronunciation}/`, example]) expect(words).toContain(part)
  }
})

test('Need Help? leads to a conversation in the language of the lesson', async () => {
  await page.getByRole('heading', { name: 'Need Help?' }).waitFor()
  const link = page.getByRole('link', { name: 'Start AI Chat' })
  expect(await link.getAttribute('href')).toBe('/conversation?language=Spanish')
})

test('without a keyboard an answer is chosen instead of typed', async () => {
  await page.getByRole('checkbox', { name: 'No keyboard' }).check()
  const { answer, question } = lesson.content.exercises[0]!
  const options = page.getByRole('group', { name: question }).getByRole('button')
  expect(await options.count()).toBeGreaterThanOrEqual(3)
  await options.filter({ hasText: answer }).first().click()
  expect(await box().inputValue()).toBe(answer)
  await page.getByRole('checkbox', { name: 'No keyboard' }).uncheck()
  await box().fill('')
})

test('exercises are answered one at a time, to and fro, and counted in the progress box', async () => {
  await exercise(1)
  const previous = page.getByRole('button', { name: 'Previous' })
  expect(await previous.isDisabled()).toBe(true)
  await box().fill('uno')
  await page.getByRole('button', { name: 'Next' }).click()
  await exercise(2)
  await page.getByText(`Exercises answered 1/${lesson.content.exercises.length}`).waitFor()
  await previous.click()
  await exercise(1)
  expect(await box().inputValue()).toBe('uno')
})

test('completing posts status and score; the score and a review are shown, unanswered ones as such', async () => {
  const { exercises } = lesson.content
  await box().fill(`  ${exercises[0]!.answer.toUpperCase()} `)
  for (let number = 1; number < exercises.length; number++) {
    await exercise(number)
    await page.getByRole('button', { name: 'Next' }).click()
  }
  const [request] = await Promise.all([
    page.waitForRequest(each => each.url().endsWith('/progress')),
    page.getByRole('button', { name: 'Complete Lesson' }).click(),
  ])
  const score = Math.round(100 / exercises.length)
  expect(request.postDataJSON()).toEqual({ status: 'completed', score })
  await page.getByText(`${score}%`).waitFor()
  expect(await page.getByText('No answer provided').count()).toBe(exercises.length - 1)
  expect(await page.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard')
})

test('Retry Lesson loads the lesson again, without the answers', async () => {
  await Promise.all([
    page.waitForResponse(response => response.url().endsWith('/api/lessons/es-beginner-01-1')),
    page.getByRole('button', { name: 'Retry Lesson' }).click(),
  ])
  await exercise(1)
  expect(await box().inputValue()).toBe('')
})
