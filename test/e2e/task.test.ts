import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { colourOf } from './colours.ts'
import { arrive } from './arrival.ts'
import { newContext } from './learner.ts'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'

/** One task on its page, with content written for the test, so that every section of the page is there to be looked at. */

let page: Page
let real: DailyTask

beforeAll(async () => {
  page = await (await newContext(inject('serverUrl'))).newPage()
  await arrive(page)
  real = (await (await page.request.get('/api/users/daily-tasks')).json())[0]
})
afterAll(() => page.context().close())

let opened = 0
/** Opens a page of its own for a task with this content; `text` sends the content as JSON in a string. */
async function open(content: TaskContent, change: Partial<DailyTask> = {}, text = false): Promise<string> {
  const id = `00000000-0000-4000-8000-${String(++opened).padStart(12, '0')}`
  const task = { ...real, id, lesson_id: null, title: 'Words for the market', ...change }
  const content_data = text ? JSON.stringify(content) : content
  await page.route(`**/api/users/daily-tasks/${id}`, route => route.fulfill({ json: { ...task, content_data } }))
  await page.goto(`/task/${id}`)
  await page.getByRole('heading', { name: task.title, level: 1 }).waitFor()
  return id
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const complete = () => page.getByRole('button', { name: 'Complete Task' })
const status = () => page.locator('section').filter({ has: heading('Activity Status') })

const background: TaskContent = {
  learning_objective: 'Buy what you need at a market.',
  vocabulary: [
    {
      word: 'la manzana',
      translation: 'the apple',
      pronunciation: 'la manˈθana',
      example: 'La manzana es roja.',
      usage_context: 'Sold by weight.',
    },
  ],
  cultural_notes: 'Markets open early and close for lunch.',
  practice_scenarios: ['Ask for a kilo of apples.', 'Say that it is too expensive.'],
}
const steps: TaskContent = { step_by_step_instructions: ['Read the words', 'Say them aloud'] }

test('the header shows flag, type, title, description, minutes, priority and language; the arrow leads to the dashboard', async () => {
  await open(background, { description: 'Fruit and prices', estimated_minutes: 12, priority_level: 'high' })
  const header = await page.locator('main header').innerText()
  await page.locator('main header img[src="/flags/es.svg"]').waitFor()
  for (const part of ['Words for the market', 'Fruit and prices', '12 minutes', 'high priority', 'Spanish']) {
    expect(header).toContain(part)
  }
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.waitForURL('**/dashboard')
})

test('what a task has is shown, what it has not is left out', async () => {
  await open(background)
  for (const name of ['Learning Objective', 'Vocabulary', 'Cultural Notes', 'Practice Scenarios', 'Progress']) {
    expect(await heading(name).count()).toBe(1)
  }
  for (const name of ['Learning Steps', 'Practice Exercises']) expect(await heading(name).count()).toBe(0)
  const words = await page
    .locator('section')
    .filter({ has: heading('Vocabulary') })
    .innerText()
  for (const part of ['la manzana', 'the apple', '/la manˈθana/', 'La manzana es roja.', 'Sold by weight.']) {
    expect(words).toContain(part)
  }
  expect(await page.getByRole('button', { name: 'Listen to la manzana' }).count()).toBe(1)
})

test.each([
  ['vocabulary', 'blue'],
  ['grammar', 'green'],
  ['speaking', 'red'],
  ['listening', 'orange'],
  ['culture', 'purple'],
] as const)('the badge of a %s task is %s', async (task_type, color) => {
  await open({}, { task_type })
  const badge = page.locator('main header').getByText(task_type, { exact: true })
  expect(await colourOf(badge)).toBe(color)
})

test('a tap toggles a step: done ones are struck through, the first open one is the current one', async () => {
  await open(steps)
  const [first, second] = [page.getByRole('checkbox').nth(0), page.getByRole('checkbox').nth(1)]
  expect(await page.locator('[aria-current=step]').innerText()).toContain('Read the words')
  await first.click()
  expect(await first.getAttribute('aria-checked')).toBe('true')
  const decoration = await page.getByText('Read the words').evaluate(text => getComputedStyle(text).textDecorationLine)
  expect(decoration).toBe('line-through')
  expect(await page.locator('[aria-current=step]').innerText()).toContain('Say them aloud')
  await page.getByText('Steps completed 1/2').waitFor()
  expect(await page.getByRole('progressbar', { name: 'Steps completed' }).count()).toBe(1)
  await first.click()
  expect(await first.getAttribute('aria-checked')).toBe('false')
  expect(await second.getAttribute('aria-checked')).toBe('false')
})

test('without an activity, Complete Task waits for all steps and all exercises; answers lock and are explained', async () => {
  await open({
    ...steps,
    interactive_exercises: [
      {
        type: 'multiple_choice',
        question: 'What is an apple?',
        options: ['la manzana', 'la pera'],
        correct_answer: 'la manzana',
        explanation: 'Feminine, with la.',
      },
      { type: 'fill_in_blank', question: 'La manzana ___ roja.', answer: 'es', explanation: 'From ser.' },
    ],
  })
  expect(await status().innerText()).toContain('In Progress')
  await page.getByRole('checkbox').nth(0).click()
  await page.getByRole('checkbox').nth(1).click()
  expect(await complete().count()).toBe(0)

  const exercises = page.locator('section').filter({ has: heading('Practice Exercises') })
  const [choice, blank] = [exercises.locator('ol > li').nth(0), exercises.locator('ol > li').nth(1)]
  await choice.getByRole('button', { name: 'la pera' }).click()
  await choice.getByText('Feminine, with la.').waitFor()
  expect(await choice.innerText()).toContain('la manzana')
  await choice.getByRole('button', { name: 'la manzana' }).click({ force: true })
  expect(await choice.getByRole('button', { name: 'la pera' }).getAttribute('aria-pressed')).toBe('true')
  expect(await complete().count()).toBe(0)

  const submit = blank.getByRole('button', { name: 'Submit Answer' })
  expect(await submit.isDisabled()).toBe(true)
  await blank.getByRole('textbox').fill('  ES ')
  await page.keyboard.press('Enter')
  await blank.getByText('From ser.').waitFor()
  expect(await blank.getByRole('textbox').getAttribute('readonly')).not.toBe(null)
  await complete().waitFor()
  expect(await status().innerText()).toContain('Complete')
})

test('completing asks the server once, shows Completed, and leaves steps, status and button locked or gone', async () => {
  const id = await open(steps)
  let asked = 0
  await page.route(`**/api/users/daily-tasks/${id}/complete`, route => {
    asked += 1
    return route.fulfill({ json: { ok: true } })
  })
  await page.getByRole('checkbox').nth(0).click()
  await page.getByRole('checkbox').nth(1).click()
  await complete().click()
  await page.getByText('Completed', { exact: true }).waitFor()
  expect(asked).toBe(1)
  expect(await complete().count()).toBe(0)
  expect(await heading('Activity Status').count()).toBe(0)
  await page.getByRole('checkbox').first().click({ force: true })
  expect(await page.getByRole('checkbox').first().getAttribute('aria-checked')).toBe('true')
})

test('content that is null, or of a kind unknown here, is shown as far as it goes, and can be completed', async () => {
  await open(null as never, { title: 'Nothing in it' })
  await complete().waitFor()
  const interactive_exercises: TaskContent['interactive_exercises'] = [
    { type: 'translation', question: 'the apple', answer: 'la manzana', explanation: 'Feminine.' },
  ]
  await open({ ...background, activity_type: 'crossword' as never, interactive_exercises }, { title: 'A crossword' })
  await heading('Interactive Learning').waitFor()
  await page.getByRole('button', { name: 'Start Activity' }).click()
  await page.getByRole('textbox').fill('la manzana')
  await page.keyboard.press('Enter')
  await page.getByText('Feminine.').waitFor()
  await page.getByRole('button', { name: 'Exit Activity' }).click()
})

test('content that arrives as JSON in a string is read like an object', async () => {
  await open({ ...background, ...steps }, {}, true)
  await heading('Learning Steps').waitFor()
  await page.getByText('Buy what you need at a market.').waitFor()
})

const quiz: TaskContent = {
  learning_objective: 'Know your fruit.',
  activity_type: 'quiz_game',
  completion_criteria: 'Answer both questions.',
  game_mechanics: { target_score: 4, time_limit: 150, scoring_correct: 2 },
  quiz_questions: ['la manzana', 'la pera'].map(right => ({
    question: `Which is ${right}?`,
    options: [right, 'el pan'],
    correct_answer: right,
    explanation: `It is ${right}.`,
  })),
}

test('an activity is announced with its objective, target, whole minutes, items and goal; it can be started and left', async () => {
  await open(quiz)
  await heading('Interactive Quiz').waitFor()
  const box = await page.locator('main dl').innerText()
  expect(box.replaceAll(/\s+/g, ' ')).toBe('Target score 4 Time limit 2 minutes Items 2')
  await page.getByText('Goal: Answer both questions.').waitFor()
  await page.getByRole('button', { name: 'Start Activity' }).click()
  await page.getByText('1 of 2').waitFor()
  await page.getByRole('button', { name: 'Exit Activity' }).click()
  await page.getByRole('button', { name: 'Start Activity' }).waitFor()
  expect(await complete().count()).toBe(0)
  expect(await status().innerText()).toContain('In Progress')
})

test('below the target score an activity is not complete and can be tried again; with it Complete Task appears', async () => {
  await open(quiz)
  const pick = async (right: string, answer: string) => {
    await page
      .getByRole('group', { name: `Which is ${right}?` })
      .getByRole('button', { name: answer })
      .click()
    await page.getByRole('button', { name: /^(Next|Finish)$/ }).click()
  }
  await page.getByRole('button', { name: 'Start Activity' }).click()
  await pick('la manzana', 'la manzana')
  await pick('la pera', 'el pan')
  // What was missed comes again at the end, and nothing else; then another try asks for it alone.
  await page.getByText('Once more: 1 of 1').waitFor()
  await pick('la pera', 'el pan')
  await page.getByText('You have 0 of the 4 points').waitFor()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await pick('la pera', 'la pera')
  await page.getByText('You have 2 of the 4 points').waitFor()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await pick('la pera', 'la pera')
  await heading('Activity complete').waitFor()
  await complete().waitFor()
  expect(await status().innerText()).toContain('Complete')
  expect(await page.getByRole('button', { name: 'Exit Activity' }).count()).toBe(0)
})

test('an answered flashcard shows its back and goes on by itself', async () => {
  const card = (front: string, back: string) => ({
    front,
    back,
    pronunciation: 'x',
    example: `${back}.`,
    audio_text: back,
  })
  await open({ activity_type: 'flashcard_drill', flashcards: [card('apple', 'la manzana'), card('pear', 'la pera')] })
  await heading('Flashcard Challenge').waitFor()
  await page.getByRole('button', { name: 'Start Activity' }).click()
  await page.getByText('1 of 2').waitFor()
  await page.getByRole('textbox').fill('la manzana')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Listen to la manzana' }).waitFor()
  await page.getByText('2 of 2').waitFor()
})

test('the pronunciation drill takes its phrases in order, lets them be skipped, and offers to practise again', async () => {
  const exercise = (phrase: string) => ({ phrase, phonetic: 'x', tips: `Say ${phrase}.`, audio_text: phrase })
  await open({ activity_type: 'pronunciation_drill', pronunciation_exercises: [exercise('uno'), exercise('dos')] })
  await heading('Pronunciation Practice').waitFor()
  await page.getByRole('button', { name: 'Start Activity' }).click()
  await heading('uno').waitFor()
  await page.getByRole('button', { name: 'Skip' }).click()
  await heading('dos').waitFor()
  await page.getByRole('button', { name: 'Skip' }).click()
  await heading('Activity complete').waitFor()
  await page.getByRole('button', { name: 'Practice again' }).waitFor()
})
