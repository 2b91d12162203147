import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { arrive, somebody } from './arrival.ts'
import { newContext } from './learner.ts'
import type { DailyTask } from '#contract/program/daily-tasks.ts'

/** The learner's home in each of its states, and the picker that adds a language. Each test begins where the last ended. */

let page: Page
const ana = somebody('Ana')
const url = inject('serverUrl')

beforeAll(async () => {
  page = await (await newContext(url)).newPage()
  await arrive(page, { person: ana, paid: false })
})
afterAll(() => page.context().close())

const main = () => page.locator('main')
const action = (name: string) => main().getByRole('link', { name, exact: true })

test('without a subscription it says Welcome and leads to the plan; lookup and conversation lead there too', async () => {
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()
  await action('Get Started - $49').click()
  await page.waitForURL('**/subscription')
  await page.getByText('$49', { exact: true }).waitFor()
})

test('the plan page shows the price, what is in it, who secures the payment and the no-refund box', async () => {
  await page.goto('/subscription?language_id=1')
  await page.getByRole('button', { name: 'Start Learning for $49' }).waitFor()
  await page.getByText('Secure payment powered by Stripe').waitFor()
  expect(await page.getByRole('region', { name: 'No-refund policy' }).innerText()).toContain(
    'All sales are final: no refunds, exchanges or cancellations.',
  )
  expect(await main().getByRole('list').first().getByRole('listitem').count()).toBeGreaterThan(4)
})

test('with a subscription and no language it says Choose Your Language and leads to the picker', async () => {
  await arrive(page, { person: ana, assessed: false })
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Choose Your Language' }).waitFor()
  await action('Choose Your Language').click()
  await page.waitForURL('**/languages')
})

test('a language is added as beginner: Starting..., then the dashboard', async () => {
  let sent: unknown
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route('**/api/users/languages', async route => {
    if (route.request().method() === 'POST') {
      sent = route.request().postDataJSON()
      await held
    }
    await route.continue()
  })
  await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor()
  await page.getByRole('button', { name: 'Start Learning Spanish' }).click()
  await page.getByRole('button', { name: 'Starting...' }).waitFor()
  release()
  await page.waitForURL('**/dashboard')
  expect(sent).toEqual({ language_id: 1, proficiency_level: 'beginner' })
  await page.unroute('**/api/users/languages')
})

test('without tasks it says Complete Your Assessment, and leads to the assessment of the first language', async () => {
  await page.getByRole('heading', { name: 'Complete Your Assessment' }).waitFor()
  await action('Start Assessment').click()
  await page.waitForURL('**/assessment?language_id=1')
})

test('Continue Learning without an assessment leads to the assessment', async () => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Continue Learning' }).click()
  await page.waitForURL('**/assessment?language_id=1')
})

test('otherwise it greets by the given name and shows days remaining, languages learning and a streak of 0 days', async () => {
  await arrive(page, { person: ana })
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Hello, Ana' }).waitFor()
  const stats = await main().locator('dl').first().innerText()
  // Two payments: the second one added 90 days to the first.
  expect(stats.replaceAll(/\s+/g, ' ')).toBe('Days remaining 180 Languages learning 1 Streak 0 days')
})

test('Your Languages shows flag, name, level, target date, progress and Continue Learning', async () => {
  const card = page.getByRole('region', { name: 'Your Languages' }).getByRole('listitem')
  await card.locator('img[src="/flags/es.svg"]').waitFor()
  expect(await card.innerText()).toMatch(/Spanish[\s\S]*beginner · until \w+ \d+, \d{4}[\s\S]*0 of 90 lessons/i)
  expect(await card.getByRole('progressbar', { name: 'Spanish lessons done' }).count()).toBe(1)
  expect(await card.getByRole('button', { name: 'Continue Learning' }).count()).toBe(1)
})

test.each([
  ['How to Say It', '/how-to-say-it'],
  ['AI Conversation', '/conversation'],
  ['Add Language', '/languages'],
])('the quick action %s leads to %s', async (name, path) => {
  expect(await action(name).getAttribute('href')).toBe(path)
})

test('each task row shows box, title, flag, type, description, minutes, priority, language, reason and a way in', async () => {
  const tasks: DailyTask[] = await (await page.request.get('/api/users/daily-tasks')).json()
  const rows = page.getByRole('region', { name: "Today's Tasks" }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(tasks.length)
  for (const [index, task] of tasks.entries()) {
    const row = rows.nth(index)
    const text = await row.innerText()
    expect(await row.locator('img[src="/flags/es.svg"]').count()).toBe(1)
    for (const part of [task.title, task.description, task.reason, 'Spanish']) expect(text).toContain(part)
    expect(text.toLowerCase()).toContain(`${task.estimated_minutes} min · ${task.priority_level} priority`)
    expect(text.toLowerCase()).toContain(task.task_type)
    expect(await row.getByRole('checkbox', { name: `Mark as completed: ${task.title}` }).isChecked()).toBe(false)
    expect(await row.getByRole('link', { name: 'Start Learning' }).getAttribute('href')).toBe(`/task/${task.id}`)
  }
  await page.getByText('Daily progress: 0%').waitFor()
})

const todays = () => page.getByRole('region', { name: "Today's Tasks" })

test('the day is led by one card: what comes next, how long it takes, and one button that runs the day', async () => {
  const [first]: DailyTask[] = await (await page.request.get('/api/users/daily-tasks')).json()
  const card = page.getByRole('region', { name: 'Your day begins with' })
  expect(await card.innerText()).toContain(first!.title)
  expect(await card.innerText()).toContain(`${first!.estimated_minutes} min`)
  expect(await card.getByRole('link', { name: 'Start Learning' }).getAttribute('href')).toBe('/session')
  await card.getByRole('img', { name: /^0 of \d tasks of today done/ }).waitFor()
})

test('a tick made by hand can be undone for ten seconds', async () => {
  const row = todays().getByRole('listitem').first()
  await row.getByRole('checkbox').check()
  await page.getByText(/Daily progress: [1-9]\d*%/).waitFor()
  await row.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Daily progress: 0%').waitFor()
  await expect.poll(() => row.getByRole('checkbox').isChecked()).toBe(false)
  const [first]: DailyTask[] = await (await page.request.get('/api/users/daily-tasks')).json()
  expect(first!.is_completed).toBe(false)
})

test('a ticked task is struck through, counts in the daily progress, and cannot be taken back', async () => {
  const row = todays().getByRole('listitem').first()
  const title = await row.getByRole('heading').innerText()
  const box = todays().getByRole('checkbox', { name: `Mark as completed: ${title}`, exact: true })
  await box.check()
  const decoration = () => row.getByRole('heading').evaluate(heading => getComputedStyle(heading).textDecorationLine)
  await expect.poll(decoration).toBe('line-through')
  await page.getByText(/Daily progress: [1-9]\d*%/).waitFor()
  await box.click({ force: true })
  expect(await box.isChecked()).toBe(true)
  // After ten seconds it is folded away with all that is done, and stays as it is there too.
  await todays().getByText('1 done', { exact: true }).click({ timeout: 15_000 })
  expect(await todays().getByRole('button', { name: 'Undo' }).count()).toBe(0)
  await box.click({ force: true })
  expect(await box.isChecked()).toBe(true)
})

test('a learner without a given name is greeted as Learner', async () => {
  await page.route('**/api/users/me', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), given_name: null } })
  })
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Hello, Learner' }).waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('when the program is over, lookup and conversation lead to the plan, and the evaluation is offered', async () => {
  await page.route('**/api/users/program', route =>
    route.fulfill({ json: { subscription: null, ended_at: '2026-10-01T09:00:00Z' } }),
  )
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Your 90 days are complete, Ana' }).waitFor()
  for (const name of ['How to Say It', 'AI Conversation']) {
    expect(await action(name).getAttribute('href')).toBe('/subscription')
  }
  expect(await action('Evaluate your Spanish program').getAttribute('href')).toBe('/evaluation?language_id=1')
  expect(await action('Start a new program - $49').getAttribute('href')).toBe('/subscription?language_id=1')
  await page.unroute('**/api/users/program')
})

test('an empty list of languages says No Languages Found', async () => {
  await page.route('**/api/languages', route => route.fulfill({ json: [] }))
  await page.goto('/languages')
  await page.getByRole('heading', { name: 'No Languages Found' }).waitFor()
  await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor()
  await page.unroute('**/api/languages')
})

test('a page whose data does not come says so, and shows it at the second try', async () => {
  await page.route('**/api/users/program', route =>
    route.fulfill({ status: 404, json: { code: 'NOT_FOUND', message: 'Gone for a moment' } }),
  )
  await page.goto('/dashboard')
  await page.getByRole('alert').getByText('Gone for a moment').waitFor()
  await page.unroute('**/api/users/program')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Hello, Ana' }).waitFor()
})

test('the tasks are asked for anew at the next local midnight, and again 24 hours later', async () => {
  let asked = 0
  page.on('request', request => {
    if (request.url().endsWith('/api/users/daily-tasks')) asked += 1
  })
  await page.clock.install()
  // The server's clock goes with the browser's.
  await page.route('**/api/users/streak', async route => {
    const response = await route.fetch()
    const as_of = await page.evaluate(() => new Date().toISOString())
    await route.fulfill({ response, json: { ...(await response.json()), as_of } })
  })
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Hello, Ana' }).waitFor()
  await page.getByText(/Daily progress/).waitFor()
  const before = asked
  await page.clock.fastForward(24 * 3_600_000)
  await expect.poll(() => asked).toBeGreaterThan(before)
  const afterOneNight = asked
  await page.clock.fastForward(24 * 3_600_000)
  await expect.poll(() => asked).toBeGreaterThan(afterOneNight)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
