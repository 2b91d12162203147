import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { arrive } from './arrival.ts'
import { axeViolations } from './axe.ts'
import { newContext } from './learner.ts'

/** How to Say It. */

let page: Page
beforeAll(async () => {
  page = await (await newContext(inject('serverUrl'))).newPage()
  await arrive(page)
})
afterAll(() => page.context().close())

const box = () => page.getByPlaceholder('Type any word in any language...')
const search = () => page.getByRole('button', { name: 'Search' })

test('before the first word the screen says what it is for, with three tips', async () => {
  await page.goto('/how-to-say-it')
  await page.getByRole('heading', { name: 'How to Say It', level: 1 }).waitFor()
  await page.getByText('Learn pronunciation and meaning of any word', { exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Ready to Learn Pronunciation?' }).waitFor()
  expect(await page.locator('main').getByRole('list').getByRole('listitem').count()).toBe(3)
})

test('a blank word cannot be searched', async () => {
  expect(await search().isDisabled()).toBe(true)
  await box().fill('   ')
  expect(await search().isDisabled()).toBe(true)
})

test('the word is trimmed and sent with the language of the address, and nothing can be done while it is looked up', async () => {
  let sent: unknown
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route('**/api/pronunciation/lookup', async route => {
    sent = route.request().postDataJSON()
    await held
    await route.continue()
  })
  await page.goto('/how-to-say-it?language=1')
  await box().fill('  gracias ')
  await search().click()
  await page.getByText('Looking it up...').waitFor()
  expect(await box().isDisabled()).toBe(true)
  expect(await search().isDisabled()).toBe(true)
  release()
  await page.getByRole('button', { name: 'Pronounce' }).waitFor()
  expect(sent).toEqual({ word: 'gracias', language_id: 1 })
  await page.unroute('**/api/pronunciation/lookup')
})

test('the result shows word, language, pronunciation between slashes, meaning, translation, example, notes and practice', async () => {
  const card = page.getByRole('article')
  const text = await card.innerText()
  for (const part of ['gracias', 'Spanish', '/ˈɡɾaθjas/', 'Meaning', 'thank you', 'Translation', 'Example Usage']) {
    expect(text).toContain(part)
  }
  for (const name of ['Pronounce', 'Listen to example', 'Repeat Pronunciation']) {
    expect(await card.getByRole('button', { name }).count()).toBe(1)
  }
  expect(await card.getByRole('heading', { name: 'Practice' }).count()).toBe(1)
  expect(text).toContain('Usage Notes')
})

test('Grammar Notes and Usage Notes are left out where there are none', async () => {
  await page.route('**/api/pronunciation/lookup', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), grammar_info: 'feminine', usage_notes: null } })
  })
  await search().click()
  await page.getByText('Grammar Notes').waitFor()
  expect(await page.getByText('Usage Notes').count()).toBe(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('each sound is explained, the word is kept for review, and what was looked up before is listed', async () => {
  await page.getByText('How each sound is made').click()
  await page.getByText('as in “think”').waitFor()
  await page.getByText('Kept for your reviews').waitFor()
  await page.getByRole('heading', { name: 'Recent lookups' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'gracias · thank you' }).click()
  await page.getByRole('button', { name: 'Pronounce' }).waitFor()
  expect(await box().inputValue()).toBe('gracias')
})

test('Practice in Conversation takes language and word along', async () => {
  const link = page.getByRole('link', { name: 'Practice in Conversation' })
  expect(await link.getAttribute('href')).toBe('/conversation?language=Spanish&practice_word=gracias')
})

test.each([
  [403, 'SUBSCRIPTION_REQUIRED', 'This feature requires an active subscription. Please upgrade to continue.'],
  [404, 'NOT_FOUND', 'Failed to find pronunciation information'],
  [503, 'UNAVAILABLE', 'Failed to find pronunciation information'],
])('a lookup refused with %i %s says in a red box: %s', async (status, code, text) => {
  await page.route('**/api/pronunciation/lookup', route => route.fulfill({ status, json: { code, message: 'Other' } }))
  await box().fill('gracias')
  await box().press('Enter')
  await page.getByRole('alert').getByText(text, { exact: true }).waitFor()
  await page.unroute('**/api/pronunciation/lookup')
})

test('a lookup that does not reach the server says Failed to look up word, and the word stays in the box', async () => {
  await page.route('**/api/pronunciation/lookup', route => route.abort())
  await search().click()
  await page.getByRole('alert').getByText('Failed to look up word', { exact: true }).waitFor()
  expect(await box().inputValue()).toBe('gracias')
  await page.unroute('**/api/pronunciation/lookup')
})
