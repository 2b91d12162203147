import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { arrive, somebody } from './arrival.ts'
import { axeViolations, turn } from './axe.ts'
import { newContext } from './learner.ts'

/** Everything a learner chooses in the settings. Each test begins where the last ended. */

let page: Page
const ana = somebody('Ana')
const bring = (name: string) => page.getByRole('heading', { name, exact: true })

beforeAll(async () => {
  page = await (await newContext(inject('serverUrl'), { reducedMotion: 'reduce' })).newPage()
  await arrive(page, { person: ana })
})
afterAll(() => page.context().close())

const get = async (path: string) => (await page.request.get(`/api${path}`)).json()

test('the menu beside the account button leads to words, progress and settings; the address still leads to the dashboard', async () => {
  await page.goto('/progress')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  for (const name of ['Your words', 'Your progress', 'Languages']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).waitFor()
  }
  await page.keyboard.press('Escape')
  expect(await menu.evaluate(button => button === document.activeElement)).toBe(true)
  expect(await page.getByRole('link', { name: 'Settings', exact: true }).count()).toBe(0)
  await menu.press('Enter')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await bring('Settings').waitFor()
  await page.getByRole('button', { name: ana.email }).click()
  await page.waitForURL('**/dashboard')
})

test('minutes, focus and goal are changed from tomorrow on, and today stays as it is planned', async () => {
  const before = (await get('/users/daily-tasks')).map((task: { id: string }) => task.id)
  await page.goto('/settings')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await page.getByRole('slider', { name: 'Minutes each day' }).fill('45')
  await page.getByRole('radio', { name: 'Listening' }).check({ force: true })
  await page.getByText('Not saved yet.').waitFor()
  await save.click()
  await page.getByText('Your days are planned so from tomorrow on.').waitFor()
  expect(await save.isDisabled()).toBe(true)
  expect(await get('/users/assessment/1')).toMatchObject({ daily_time_minutes: 45, preferred_focus: 'listening' })
  expect((await get('/users/daily-tasks')).map((task: { id: string }) => task.id)).toEqual(before)
})

test('what can be used here is said in positive words and kept for this device', async () => {
  await page.getByRole('checkbox', { name: 'I can speak' }).uncheck()
  await page.getByRole('radio', { name: 'Slower' }).check({ force: true })
  await page.reload()
  expect(await page.getByRole('checkbox', { name: 'I can speak' }).isChecked()).toBe(false)
  expect(await page.getByRole('checkbox', { name: 'I can listen' }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: 'Slower' }).isChecked()).toBe(true)
})

test('the colours are chosen, whatever the system says, and stay', async () => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await background()
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await page.reload()
  await bring('Settings').waitFor()
  await expect.poll(background).toBe(dark)
  await page.getByRole('radio', { name: 'Like the device' }).check({ force: true })
  await expect.poll(background).toBe(light)
})

test('reminders by e-mail are kept on a page in practice mode, at the time chosen', async () => {
  await page.getByLabel('Remind me at').fill('07:30')
  await page.getByRole('button', { name: 'Save this time' }).click()
  await page.getByText('Saved: no reminders.').waitFor()
  await page.getByRole('checkbox', { name: 'By e-mail' }).check()
  await page.getByText('Saved.', { exact: true }).waitFor()
  expect(await get('/users/reminders')).toMatchObject({ local_time: '07:30', by_email: true, mail: 'kept' })
  await page.getByRole('link', { name: 'read them here' }).click()
  await page.getByRole('heading', { name: 'Messages' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.goBack()
})

test('the calendar has a secret address, which another one ends', async () => {
  await page.getByRole('button', { name: 'Make a calendar address' }).click()
  const address = page.getByLabel('Calendar address')
  const first = await address.inputValue()
  expect(await (await page.request.get(first)).text()).toContain('BEGIN:VEVENT')
  await page.getByRole('button', { name: 'Make another' }).click()
  await expect.poll(() => address.inputValue()).not.toBe(first)
  expect((await page.request.get(first)).status()).toBe(404)
  expect((await page.request.get(await address.inputValue())).status()).toBe(200)
})

test('the data is downloaded as one file, and bringing it back changes nothing', async () => {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await waiting).createReadStream()) chunks.push(chunk as Buffer)
  const buffer = Buffer.concat(chunks)
  const file = JSON.parse(buffer.toString())
  expect(file).toMatchObject({ format: 'meridian', user: { email: ana.email } })
  expect(file.daily_tasks.length).toBeGreaterThan(0)
  await page.getByLabel('File to bring').setInputFiles({ name: 'meridian.json', mimeType: 'application/json', buffer })
  await page.getByText('Everything in this file was here already.').waitFor()
  await page
    .getByLabel('File to bring')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') })
  await page.getByText('It is not a JSON file.').waitFor()
})

test('rest days are chosen in advance and are still there after a reload', async () => {
  await page.goto('/settings')
  const day = page.getByRole('group', { name: 'Rest days in the next two weeks' }).getByRole('checkbox').nth(2)
  await day.click()
  await expect.poll(() => day.isChecked()).toBe(true)
  await page.reload()
  await expect.poll(() => day.isChecked()).toBe(true)
})

test('a pause is taken once and moves the end of the program', async () => {
  const end = async () => (await (await page.request.get('/api/users/subscription')).json()).expires_at as string
  const before = Temporal.Instant.from(await end())
  await page.getByLabel('Pause the program for').selectOption('5')
  await page.getByRole('button', { name: 'Pause from today' }).click()
  await page.getByText(/You paused for 5 days/).waitFor()
  expect(before.until(await end()).total('hours')).toBe(120)
  expect(await page.getByRole('button', { name: 'Pause from today' }).count()).toBe(0)
})

test('every part is accessible, and a telephone with large text shows it without scrolling sideways', async () => {
  await page.goto('/settings')
  await bring('Your data').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await turn(page, 'dark')
  expect(await axeViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sideways()).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await sideways()).toBeLessThanOrEqual(0)
  const brand = await page.getByRole('link', { name: 'Meridian' }).boundingBox()
  expect(brand!.height).toBeLessThanOrEqual(120)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' }).waitFor()
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await page.setViewportSize({ width: 1280, height: 900 })
})

test('an unsubscribe link that is not whole says so, signed out too', async () => {
  const visitor = await (await newContext(inject('serverUrl'))).newPage()
  await visitor.goto('/unsubscribe/nonsense')
  await visitor.getByRole('heading', { name: 'This link is not whole' }).waitFor()
  expect(await axeViolations(visitor)).toEqual([])
  await visitor.context().close()
})

test('the account is deleted after its address was written, and the session with it', async () => {
  await page.goto('/settings#data')
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const remove = page.getByRole('button', { name: 'Delete everything' })
  expect(await remove.isDisabled()).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel(`Write ${ana.email} to go on`).fill(ana.email)
  await remove.click()
  await page.waitForURL(url => url.pathname === '/')
  expect((await page.request.get('/api/users/me')).status()).toBe(401)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
