import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { arrive } from './arrival.ts'
import { sayCan } from './here-and-now.ts'
import { newContext } from './learner.ts'
import type { Lesson } from '#contract/program/lessons.ts'

/** A lesson, walked through in steps, read from top to bottom, done and done again. */

let page: Page
let lesson: Lesson
beforeAll(async () => {
  page = await (await newContext(inject('serverUrl'))).newPage()
  await arrive(page)
  lesson = await (await page.request.get('/api/lessons/es-beginner-01-1')).json()
  await page.goto('/lesson/es-beginner-01-1')
  await page.getByRole('heading', { name: lesson.title, level: 1 }).waitFor()
})
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const goOn = async () => {
  await button('Next').waitFor()
  await page.keyboard.press('Enter')
}
afterAll(() => page.context().close())

const box = () => page.locator('main').getByRole('textbox')
const exercise = (number: number) =>
  page.getByText(`Exercise ${number} of ${lesson.content.exercises.length}`, { exact: true }).waitFor()

test('it opens as steps: words one by one, then a check with the answer at once, each in view without scrolling', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await button('Begin').click()
  const [first, second, third] = lesson.content.vocabulary
  for (const { word, translation, example } of [first!, second!, third!]) {
    await page.getByRole('heading', { name: word, exact: true, level: 2 }).waitFor()
    for (const text of [translation, example]) await page.getByText(text, { exact: true }).first().waitFor()
    await goOn()
  }
  await page.getByRole('heading', { name: 'Which word do you hear?' }).waitFor()
  const wrong = page.getByRole('group').getByRole('button').filter({ hasNotText: first!.word }).first()
  await wrong.click()
  await page.getByText('Not right', { exact: true }).waitFor()
  for (const shown of [wrong, page.getByRole('heading', { name: 'Which word do you hear?' }), button('Next')]) {
    expect(await isInView(shown)).toBe(true)
  }
  await goOn()
})

const isInView = (target: ReturnType<typeof button>) =>
  target.evaluate(element => {
    const box = element.getBoundingClientRect()
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return box.top >= 0 && box.bottom <= innerHeight && (element === seen || element.contains(seen))
  })

test('keys choose, Space hears again, a reload goes on where it was, and Esc leaves', async () => {
  const [, second] = lesson.content.vocabulary
  const question = page.getByRole('heading', { name: `What does ${second!.word} mean?` })
  await question.waitFor()
  await page.reload()
  await question.waitFor()
  const options = page.getByRole('group').getByRole('button')
  const texts = await options.allInnerTexts()
  await page.keyboard.press(String(1 + texts.findIndex(text => text.includes(second!.translation))))
  await page.getByText('Correct', { exact: true }).waitFor()
  await goOn()
  await page.keyboard.press('Escape')
  await page.waitForURL('**/dashboard')
})

test('what was wrong comes back once more before the practice exercises', async () => {
  await page.goto('/lesson/es-beginner-01-1')
  const first = lesson.content.vocabulary[0]!
  for (let step = 0; step < 80 && (await page.getByText('Once more', { exact: true }).count()) === 0; step++) {
    await takeStep()
  }
  await page.getByRole('heading', { name: 'Which word do you hear?' }).waitFor()
  expect(await page.getByRole('group').getByRole('button', { name: first.word, exact: true }).count()).toBe(1)
  await page.getByRole('group').getByRole('button', { name: first.word, exact: true }).click()
  await goOn()
  await exercise(1)
})

/** Answers the check that is on the screen as somebody who knows, or goes on from what is to be read. */
async function takeStep() {
  const { vocabulary, main_content, dialogue } = lesson.content
  const goesOn = page.getByRole('button', { name: /^(Next|Continue)$/ })
  const options = page.getByRole('group').getByRole('button')
  const submit = button('Submit Answer')
  const turn = button('Show me an answer')
  await goesOn.or(options.first()).or(submit).first().waitFor()
  if ((await goesOn.count()) === 0) {
    if ((await turn.count()) > 0) {
      await page.getByRole('textbox').fill(dialogue!.turn!.answers[0]!.text)
      await submit.click()
      await page.getByText('That answers it. You could also say:').waitFor()
    } else if ((await submit.count()) > 0) {
      const asked = await page.getByRole('heading', { name: /^Build the sentence/ }).innerText()
      const { example } = vocabulary.find(each => asked.includes(`“${each.example_translation}”`))!
      for (const piece of example.match(/[\p{L}\p{M}\p{N}]+/gu)!) await button(piece).first().click()
      await submit.click()
    } else {
      const heard = await page.evaluate(() => document.querySelector<HTMLElement>('dialog [data-hear]')?.dataset.hear)
      const asked = await page.locator('dialog h2, dialog h3').last().innerText()
      const right =
        dialogue?.questions?.find(({ question }) => asked.includes(question))?.answer ??
        dialogue?.lines.find(line => asked.includes(`“${line.translation}”`))?.text ??
        vocabulary.find(({ translation }) => asked.includes(`“${translation}” in Spanish`))?.word ??
        vocabulary.find(({ word }) => asked.split('\n').includes(word) || asked.includes(`${word}\n`))?.translation ??
        main_content.find(({ check }) => check && asked.includes(check.question))?.check?.answer ??
        heard
      await options.filter({ hasText: right! }).first().click()
    }
  }
  await goesOn.click()
}

test('Need Help? answers from the lesson, in English', async () => {
  await page.getByRole('button', { name: 'Need Help?' }).click()
  await page.getByRole('textbox', { name: /^Ask about this lesson/ }).fill('buenas tardes or buenas noches?')
  await page.keyboard.press('Enter')
  const answers = page.getByRole('dialog', { name: 'Need Help?' }).getByRole('status')
  await answers.getByText(/means “good evening”/).waitFor()
  await answers.getByText(/means “good night”/).waitFor()
  await page.keyboard.press('Escape')
  await exercise(1)
})

test('All at once shows the sections on one page, and is remembered', async () => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Need Help?' }).click()
  await button('All at once').click()
  await button('Step by step').waitFor()
  await page.reload()
  await button('Step by step').waitFor()
})

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
  await sayCan(page, 'type', false)
  const { answer, question } = lesson.content.exercises[0]!
  const options = page.getByRole('group', { name: question }).getByRole('button')
  expect(await options.count()).toBeGreaterThanOrEqual(3)
  await options.filter({ hasText: answer }).first().click()
  expect(await box().inputValue()).toBe(answer)
  await sayCan(page, 'type', true)
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
