import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { arrive } from './arrival.ts'
import { assessDaysAgo } from './earlier-assessment.ts'
import { newContext } from './learner.ts'

/** The two forms in steps: what each step asks, when Next may be pressed, and what is sent in the end. */

let page: Page
beforeAll(async () => {
  page = await (await newContext(inject('serverUrl'))).newPage()
  await arrive(page, { assessed: false })
})
afterAll(() => page.context().close())

const next = () => page.getByRole('button', { name: 'Next' })
const step = (number: number, steps: number) => page.getByText(`Step ${number} of ${steps}`, { exact: true }).waitFor()
const sent = (path: string) =>
  page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith(path))

test('Next is enabled only when the choice of the step is made: level, goals, time, focus, motivation', async () => {
  await page.goto('/assessment?language_id=1')
  const choices = [
    ['Beginner', 'Intermediate', 'Advanced'],
    ['Conversation', 'Business', 'Travel', 'Academic'],
    [],
    ['Speaking', 'Listening', 'Reading', 'Writing'],
    ['Career', 'Travel', 'Family', 'Personal'],
  ]
  for (const [index, names] of choices.entries()) {
    await step(index + 1, 6)
    const radios = page.getByRole('radio')
    expect(await radios.count()).toBe(names.length)
    if (names.length > 0) {
      expect(await next().isDisabled()).toBe(true)
      for (const name of names) await page.getByRole('radio', { name, exact: true }).check()
    }
    expect(await next().isEnabled()).toBe(true)
    await next().click()
  }
  await step(6, 6)
})

test('the third step is a slider from 15 to 120 minutes by 15 that begins at 30, with 30+ recommended', async () => {
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Back' }).click()
  const slider = page.getByRole('slider', { name: 'Minutes each day' })
  const attribute = (name: string) => slider.getAttribute(name)
  expect([await attribute('min'), await attribute('max'), await attribute('step')]).toEqual(['15', '120', '15'])
  expect(await slider.inputValue()).toBe('30')
  await page.getByText('30+ recommended').waitFor()
  for (const _ of [1, 2, 3]) await next().click()
})

test('the Back of the browser goes a step back and keeps the answers, Forward returns', async () => {
  await page.goBack()
  await step(5, 6)
  expect(await page.getByRole('radio', { name: 'Personal' }).isChecked()).toBe(true)
  await page.goForward()
  await step(6, 6)
  await page.reload()
  await step(6, 6)
})

test('the last step may stay empty; Submit sends the answers and goes to the dashboard', async () => {
  const [request] = await Promise.all([
    sent('/api/users/assessment'),
    page.getByRole('button', { name: 'Submit' }).click(),
  ])
  expect(request.postDataJSON()).toEqual({
    language_id: 1,
    current_level: 'advanced',
    learning_goals: 'academic',
    daily_time_minutes: 30,
    preferred_focus: 'writing',
    motivation_reasons: 'personal',
    specific_goals: '',
  })
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: "Today's Tasks" }).waitFor()
})

test('without a language there is nothing to submit: the page says so', async () => {
  for (const path of ['/assessment', '/assessment?language_id=99', '/evaluation']) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'No language chosen' }).waitFor()
  }
})

test('the evaluation shows the program stats and asks in five steps for all that it sends', async () => {
  await page.goto('/evaluation?language_id=1')
  await page.getByRole('heading', { name: 'Your evaluation is not open yet' }).waitFor()
  await assessDaysAgo(page, 91)
  await page.goto('/evaluation?language_id=1')
  const stats = await page.getByRole('complementary', { name: 'Your program in numbers' }).innerText()
  for (const name of ['Days completed', 'Tasks completed', 'Average score']) expect(stats).toContain(name)
  const rate = (name: string, stars: number) =>
    page
      .getByRole('group', { name })
      .getByRole('radio', { name: `${stars} of 5` })
      .check()

  await step(1, 5)
  expect(await page.getByRole('group', { name: 'Program rating' }).getByRole('radio').count()).toBe(5)
  expect(await next().isDisabled()).toBe(true)
  await rate('Program rating', 4)
  await next().click()

  await step(2, 5)
  const slider = page.getByRole('slider', { name: 'Goals achieved' })
  const attribute = (name: string) => slider.getAttribute(name)
  expect([await attribute('min'), await attribute('max'), await attribute('step')]).toEqual(['0', '100', '10'])
  await rate('Progress rating', 5)
  expect(await next().isDisabled()).toBe(true)
  await slider.fill('70')
  await next().click()

  await step(3, 5)
  await rate('Difficulty rating', 2)
  expect(await next().isDisabled()).toBe(true)
  await rate('Time commitment rating', 3)
  await next().click()

  await step(4, 5)
  await page.getByLabel('Favorite aspects (optional)').fill('The stories')
  await page.getByLabel(/^Improvement suggestions/).fill('More of them')
  await next().click()

  await step(5, 5)
  const submit = page.getByRole('button', { name: 'Submit Evaluation' })
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  expect(await submit.isDisabled()).toBe(true)
  for (const name of [
    'Beginner plus',
    'Intermediate low',
    'Intermediate',
    'Intermediate high',
    'Advanced low',
    'Advanced',
    'Fluent',
  ]) {
    await page.getByRole('radio', { name, exact: true }).check()
  }
  const [request] = await Promise.all([sent('/api/users/program-evaluation'), submit.click()])
  expect(request.postDataJSON()).toEqual({
    language_id: 1,
    program_rating: 4,
    progress_rating: 5,
    goals_achieved_percentage: 70,
    difficulty_rating: 2,
    time_commitment_rating: 3,
    favorite_aspects: 'The stories',
    improvement_suggestions: 'More of them',
    would_recommend: false,
    final_level_assessment: 'fluent',
  })
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
})
