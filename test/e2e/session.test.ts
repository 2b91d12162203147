import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { arrive } from './arrival.ts'
import { newContext } from './learner.ts'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'

/** The day's session where something comes between: another device, midnight, a lost connection, a task that is too hard today. */

let page: Page
let real: DailyTask[]
beforeAll(async () => {
  page = await (await newContext(inject('serverUrl'), { viewport: { width: 390, height: 844 } })).newPage()
  await arrive(page)
  real = (await tasks()).filter(task => !task.lesson_id && !task.content_data.conversation)
})
afterAll(() => page.context().close())
afterEach(async () => {
  await page.context().setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

const zone = { 'x-user-timezone': 'Europe/Madrid' }
const tasks = async (): Promise<DailyTask[]> =>
  (await page.request.get('/api/users/daily-tasks', { headers: zone })).json()
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const networkError = 'Network error. Please check your connection and try again.'

const choice = (question: string, correct_answer: string, ...others: string[]) => ({
  question,
  options: [correct_answer, ...others],
  correct_answer,
  explanation: '',
  options_language: 'es',
})
const quiz: TaskContent = {
  activity_type: 'quiz_game',
  quiz_questions: [choice('Which is an apple?', 'la manzana', 'el pan')],
}
const hard: TaskContent = { ...quiz, game_mechanics: { target_score: 2, scoring_correct: 2 } }

let made = 0
/** The day as these tasks, none of which the server knows, with what completing them did. */
async function dayOf(...contents: TaskContent[]) {
  const day = contents.map((content_data, at) => ({
    ...real[0]!,
    id: `00000000-0000-4000-9000-${String(++made).padStart(12, '0')}`,
    title: `Task ${at + 1}`,
    lesson_id: null,
    is_completed: false,
    completed_at: null,
    content_data,
  }))
  const completed: string[] = []
  await page.route('**/api/users/daily-tasks', route => route.fulfill({ json: day }))
  await page.route('**/api/users/daily-tasks/*/complete', async route => {
    const id = route.request().url().split('/').at(-2)!
    completed.push(id)
    for (const task of day) if (task.id === id) task.is_completed = true
    await route.fulfill({ json: { ok: true } })
  })
  return { day, completed }
}
const pick = (answer: string) => page.getByRole('group').getByRole('button', { name: answer }).click()
/** What a page does when somebody comes back to it. */
const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('a task that was completed on another device is said to be done, and the session goes on', async () => {
  const { day } = await dayOf(quiz, quiz)
  await page.goto('/session')
  await page.getByText('Which is an apple?').waitFor()
  day[0]!.is_completed = true
  await comeBack()
  await page.getByText('This task was completed on another device or in another tab.').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Which is an apple?').waitFor()
})

test('a task finished without a connection is kept, said to be unsaved, and sent once when it is back', async () => {
  const { completed, day } = await dayOf(quiz)
  await page.goto('/session')
  await pick('la manzana')
  await page.context().setOffline(true)
  await page.route('**/complete', route => route.abort('internetdisconnected'))
  await page.keyboard.press('Enter')
  await heading('Task 1').waitFor()
  await page.getByRole('alert').getByText(networkError).waitFor()
  expect(completed).toEqual([])
  await page.unroute('**/complete')
  await page.context().setOffline(false)
  await expect.poll(() => completed).toEqual([day[0]!.id])
  await page.getByRole('alert').waitFor({ state: 'detached' })
})

test('a screen that does not arrive without a connection says so in plain words, and comes when it is back', async () => {
  await dayOf(quiz)
  await page.goto('/dashboard')
  const start = page.getByRole('link', { name: 'Start Learning' }).first()
  await start.waitFor()
  await page.context().setOffline(true)
  await page.route('**/assets/**', route => route.abort('internetdisconnected'))
  await start.click()
  await page.getByRole('alert').getByText(networkError).waitFor()
  await page.unroute('**/assets/**')
  await page.context().setOffline(false)
  await button('Try again').click()
  await page.getByText('Which is an apple?').waitFor()
})

test('a reload in the middle of a task goes on at the same question, with Enter where it works', async () => {
  await dayOf({ ...quiz, quiz_questions: [choice('One?', 'uno', 'dos'), choice('Two?', 'dos', 'uno')] })
  await page.goto('/session')
  await pick('uno')
  await page.keyboard.press('Enter')
  await page.getByText('Two?').waitFor()
  await pick('dos')
  await page.reload()
  await button(/^Finish/).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Finish/)
  await page.keyboard.press('Enter')
  await heading('Task 1').waitFor()
})

test('past midnight a task that was begun counts for its day, and says so', async () => {
  const { day } = await dayOf(quiz)
  await page.goto('/session')
  await pick('la manzana')
  const [begun] = day.splice(0)
  day.push({ ...begun!, id: `${begun!.id.slice(0, -1)}f`, title: 'Of the new day', local_date: '2099-01-01' })
  await comeBack()
  await page.waitForTimeout(300)
  await page.keyboard.press('Enter')
  await heading('Task 1').waitFor()
  await page.getByText(/It is past midnight: this task counts for the day it was planned for/).waitFor()
  await page.getByText('Of the new day').waitFor()
})

test('below its target a task can wait: the others come first, and it is asked for again at the end', async () => {
  await dayOf(hard, quiz)
  await page.goto('/session')
  for (const _ of ['first', 'once more']) {
    await pick('el pan')
    await page.keyboard.press('Enter')
  }
  await heading('Not quite there yet').waitFor()
  await button('Later').click()
  await pick('la manzana')
  await page.keyboard.press('Enter')
  await heading('Task 2').waitFor()
  await page.keyboard.press('Enter')
  await heading('One task is left').waitFor()
  await page.keyboard.press('Enter')
  await button('Try Again').click()
  await pick('la manzana')
  await page.keyboard.press('Enter')
  await heading('Task 1').waitFor()
})

test('a typed answer that was judged wrong can be sent to a teacher, from flashcards too', async () => {
  const card = { front: 'apple', back: 'la manzana', pronunciation: '', example: '', audio_text: 'la manzana' }
  const { day } = await dayOf({ activity_type: 'flashcard_drill', flashcards: [card] })
  let sent: unknown
  await page.route('**/api/users/answer-appeals', async route => {
    sent = route.request().postDataJSON()
    await route.fulfill({ json: { state: 'open' } })
  })
  await page.goto('/session')
  await page.getByRole('textbox').fill('la poma')
  await page.keyboard.press('Enter')
  await button('My answer should count').click()
  await page.getByText('Sent to a teacher.').waitFor()
  expect(sent).toEqual({ question: 'apple', given: 'la poma', task_id: day[0]!.id })
})

test('readings are asked for where the learner hides them, on cards as well', async () => {
  const card = { front: 'water', back: '水', reading: 'みず', pronunciation: '', example: '', audio_text: '水' }
  const content: TaskContent = { activity_type: 'flashcard_drill', flashcards: [card] }
  await dayOf(content)
  const inJapanese = { language_id: 7, language_code: 'ja', language_name: 'Japanese' }
  const [task] = (await tasks()).slice(0, 1)
  const day = [
    {
      ...task!,
      ...inJapanese,
      id: '00000000-0000-4000-9000-0000000000aa',
      lesson_id: null,
      content_data: content,
      is_completed: false,
    },
  ]
  await page.route('**/api/users/daily-tasks', route => route.fulfill({ json: day }))
  await page.goto('/session')
  await page.evaluate(() => localStorage.setItem('meridian.readings', 'hidden'))
  await page.reload()
  await page.getByRole('button', { name: 'Show me' }).click()
  await button('Reading').waitFor()
  expect(await page.getByText('mizu').count()).toBe(0)
  await button('Reading').click()
  await page.getByText('mizu').waitFor()
  await page.evaluate(() => localStorage.removeItem('meridian.readings'))
})

test('a talk that was left goes on where it was, and may be ended after some messages', async () => {
  const topic = 'You arrive at a small hotel.'
  const conversation = { topic, situation: topic, aim: 'Ask for a room.', turns: 9 }
  const { completed, day } = await dayOf({ conversation })
  await page.route(`**/api/users/daily-tasks/${day[0]!.id}`, route => route.fulfill({ json: day[0] }))
  await page.goto('/session')
  await button('Start talking').click()
  const box = page.getByRole('textbox', { name: 'Your message in Spanish' })
  const say = async (text: string, at: number) => {
    await box.fill(text)
    await box.press('Enter')
    await page.getByText(`${at} of 9 messages`).waitFor()
    await page.getByText('The tutor is answering…').waitFor({ state: 'detached' })
  }
  await say('Buenas tardes.', 1)
  expect((await box.boundingBox())!.y).toBeLessThan(844 - 48)
  await page.getByRole('link', { name: 'Exit' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/session')
  await button('Go on talking').click()
  await page.getByText('1 of 9 messages').waitFor()
  for (const at of [2, 3, 4]) await say('Quiero una habitación.', at)
  await button('That is enough for today').click()
  await page.getByText('You exchanged 4 messages: this task is completed.').waitFor()
  expect(completed).toEqual([day[0]!.id])
})
