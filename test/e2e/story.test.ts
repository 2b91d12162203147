import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { arrive } from './arrival.ts'
import { axeViolations } from './axe.ts'
import { newContext } from './learner.ts'

/** What the second edition of a course shows: its grammar to be looked up, and characters stroke by stroke. */

let page: Page
beforeAll(async () => {
  page = await (
    await newContext(inject('serverUrl'), { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
  ).newPage()
  await arrive(page)
})
afterAll(() => page.context().close())

test('the grammar of a course is found by a form, shown with its table, and leads to its lesson', async () => {
  await page.goto('/grammar')
  await page.getByText(/^\d+ points of Spanish/).waitFor()
  const points = page.locator('main').getByRole('listitem')
  const all = await points.count()
  await page.getByRole('searchbox', { name: 'Search in forms and explanations' }).fill('soy')
  await expect.poll(() => points.count()).toBeLessThan(all)
  const point = points.first()
  await point.locator('summary').click()
  expect(await point.getByRole('table').innerText()).not.toBe('')
  expect(await axeViolations(page)).toEqual([])
  expect(await point.getByRole('link', { name: 'Open its lesson' }).getAttribute('href')).toMatch(
    /^\/lesson\/es-beginner-/,
  )
  await page.getByRole('searchbox').fill('xyzzy')
  await page.getByText('No point is like that.').waitFor()
})

test('a character is watched and written stroke by stroke, from a file of its own', async () => {
  await arrive(page, { languageId: 7 })
  const lesson = await (await page.request.get('/api/lessons/ja-beginner-03-1')).json()
  const section = lesson.content.main_content.find((each: { kind?: string }) => each.kind === 'characters')
  const [first] = section.characters
  await page.goto('/lesson/ja-beginner-03-1')
  const loaded = page.waitForResponse(response => response.url().includes('/strokes/ja/'))
  await page.getByRole('button', { name: 'Begin' }).click()
  expect((await loaded).status()).toBe(200)
  await page
    .getByRole('img', { name: `The strokes of ${first.character}` })
    .locator('path')
    .first()
    .waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Write it' }).click()
  await page.getByText('Write it in the square, stroke by stroke.').waitFor()
  expect(await axeViolations(page)).toEqual([])
})
