import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { axeViolations } from './axe.ts'
import { arrive } from './arrival.ts'
import { newContext } from './learner.ts'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { languageByNameOrCode } from '#domain/languages.ts'

/** Writing what the keyboard at hand lacks. */

let page: Page
beforeAll(async () => {
  page = await (await newContext(inject('serverUrl'))).newPage()
  await arrive(page)
})
afterAll(() => page.context().close())

/** A task that asks for one answer in a language, whatever course there is. */
async function openTask(code: string, answer: string) {
  const [task]: DailyTask[] = await (await page.request.get('/api/users/daily-tasks')).json()
  const language = languageByNameOrCode(code)!
  const content = {
    interactive_exercises: [
      { type: 'translation', question: 'Write it', answer, explanation: '', answer_language: code },
    ],
  }
  // A task of its own each time: what was answered on one is kept.
  const id = randomUUID()
  const changed = {
    ...task,
    id,
    lesson_id: null,
    language_id: language.id,
    language_code: code,
    language_name: language.name,
    content_data: content,
  }
  await page.unrouteAll()
  await page.route(`**/api/users/daily-tasks/${id}`, route => route.fulfill({ json: changed }))
  await page.goto(`/task/${id}`)
  const show = page.getByRole('button', { name: 'Show a keyboard' })
  await page.getByRole('textbox', { name: 'Your answer' }).waitFor()
  if (await show.isVisible()) await show.click()
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const answer = () => page.getByRole('textbox', { name: 'Your answer' })

test.each([
  ['ru', 'мяч', ['м', 'я', 'ч']],
  ['ko', '한국', ['ㅎ', 'ㅏ', 'ㄴ', 'ㄱ', 'ㅜ', 'ㄱ']],
  ['hi', 'हिन्दी', ['ह', 'vowel sign i', 'न', 'virama', 'द', 'vowel sign ii']],
  ['ar', 'بيت', ['ب', 'ي', 'ت']],
  ['ja', 'がくせい', ['か', 'voicing mark', 'く', 'せ', 'い']],
])('%s: %s is written with the keyboard on the screen alone', async (code, text, keys) => {
  await openTask(code, text)
  for (const key of keys) await press(`Insert ${key}`)
  await expect.poll(() => answer().inputValue()).toBe(text)
  await press('Submit Answer')
  await page.getByText('Correct', { exact: true }).waitFor()
})

test('a letter goes where the cursor stands, capitals have their key, and a letter can be taken back', async () => {
  await openTask('el', 'Αθήνα')
  await press('Capital letter')
  await press('Insert Α')
  for (const key of ['θ', 'ν', 'α']) await press(`Insert ${key}`)
  await expect.poll(() => answer().inputValue()).toBe('Αθνα')
  await answer().evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2))
  await press('Insert ή')
  await expect.poll(() => answer().inputValue()).toBe('Αθήνα')
  await press('Delete the letter before')
  await expect.poll(() => answer().inputValue()).toBe('Αθνα')
})

test('the keyboard is used by keyboard alone, and stays as it was chosen after a reload', async () => {
  await openTask('he', 'שלום')
  const key = page.getByRole('button', { name: 'Insert ש', exact: true })
  await key.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => answer().inputValue()).toBe('ש')
  expect(await key.evaluate(element => element === document.activeElement)).toBe(true)
  await page.reload()
  await page.getByRole('group', { name: 'Keyboard' }).waitFor()
})

test('romaji become kana while they are typed, where the learner asks for it', async () => {
  await openTask('ja', 'さくら')
  await page.getByRole('checkbox', { name: 'Turn romaji into kana while I type' }).check()
  await answer().pressSequentially('sakura', { delay: 30 })
  await expect.poll(() => answer().inputValue()).toBe('さくら')
  await page.keyboard.press('Enter')
  await page.getByText('Correct', { exact: true }).waitFor()
})

test.each(['hi', 'ar', 'ja', 'ru'])(
  'the %s keyboard has nothing that axe finds fault with, and fits a telephone of 320 px',
  async code => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openTask(code, 'x')
    await page.getByRole('group', { name: 'Keyboard' }).waitFor()
    for (const layer of await page.getByRole('group', { name: 'Keyboard' }).locator('button[aria-pressed]').all()) {
      await layer.click()
      expect(await axeViolations(page)).toEqual([])
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(beyond).toBeLessThanOrEqual(0)
    }
  },
)
