import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { arrive } from './arrival.ts'
import { newContext } from './learner.ts'

/** What a screen needs first is asked for together with its code (server/http/web/first-requests.ts), once and not in vain. */

const screens: [address: string, calls: number][] = [
  ['/dashboard', 5],
  ['/session', 3],
  ['/lesson/es-beginner-01-1', 2],
  ['/task/of-the-day', 2],
  ['/conversation', 5],
  ['/how-to-say-it', 3],
  ['/progress', 3],
  ['/words', 3],
  ['/grammar', 2],
  ['/settings', 3],
]

let page: Page
/** What each screen asked for. All of them are opened side by side, since a browser takes its time to find things unused. */
let found: Map<string, Awaited<ReturnType<typeof requestsOf>>>
beforeAll(async () => {
  page = await (await newContext(inject('serverUrl'), { viewport: { width: 390, height: 844 } })).newPage()
  await arrive(page)
  // The first screen notes the browser's zone, which requests without our headers tell from then on.
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: "Today's Tasks" }).waitFor()
  const tasks = await (await page.request.get('/api/users/daily-tasks')).json()
  const { id } = tasks.find((task: { lesson_id: string | null }) => !task.lesson_id)
  const opened = screens.map(async ([address]) => {
    const tab = await page.context().newPage()
    const requests = await requestsOf(tab, address.replace('of-the-day', id))
    await tab.close()
    return [address, requests] as const
  })
  found = new Map(await Promise.all(opened))
})
afterAll(() => page.context().close())

type Asked = { path: string; type: string }
const timesAsked = (asked: readonly Asked[], path: string) => asked.filter(each => each.path === path).length

/** A screen's requests, as path and kind, and what the browser has to say of those that nobody used. */
async function requestsOf(page: Page, address: string) {
  const asked: Asked[] = []
  const warnings: string[] = []
  const onRequest = (request: { url(): string; resourceType(): string }) => {
    asked.push({ path: new URL(request.url()).pathname, type: request.resourceType() })
  }
  const onConsole = (message: { text(): string }) => {
    if (/preload/u.test(message.text())) warnings.push(message.text())
  }
  page.on('request', onRequest)
  page.on('console', onConsole)
  const header = (await page.goto(address))?.headers()['link'] ?? ''
  await page.locator('main h1, main h2').first().waitFor()
  await page.waitForLoadState('networkidle')
  page.off('request', onRequest)
  // A browser waits some seconds before it says that something was asked for in vain.
  await page.waitForTimeout(4000)
  page.off('console', onConsole)
  const ahead = [...header.matchAll(/<(\/api[^>]+)>/gu)].map(([, path]) => path!)
  return { asked, ahead, warnings }
}

test.each(screens)('%s asks ahead for %i answers, each once', (address, calls) => {
  const { asked, ahead, warnings } = found.get(address)!
  expect(ahead).toHaveLength(calls)
  expect(ahead.map(path => [path, timesAsked(asked, path)])).toEqual(ahead.map(path => [path, 1]))
  expect(warnings).toEqual([])
})

test('the dashboard is whole after few requests', () => {
  const files = found.get('/dashboard')!.asked.filter(({ type }) => ['script', 'stylesheet', 'document'].includes(type))
  expect(files.length, files.map(({ path }) => path).join(' ')).toBeLessThanOrEqual(12)
})

test('in another zone than the one noted nothing that was asked ahead is believed', async () => {
  await page.context().addCookies([{ name: 'zone', value: 'Pacific%2FKiritimati', url: inject('serverUrl') }])
  const { asked } = await requestsOf(page, '/dashboard')
  expect(timesAsked(asked, '/api/users/daily-tasks')).toBe(2)
  await page.context().addCookies([{ name: 'zone', value: 'no zone', url: inject('serverUrl') }])
  expect((await page.request.get('/api/users/daily-tasks')).status()).toBe(200)
})

test('what was asked ahead and not taken is never taken later', async () => {
  const fresh = await newContext(inject('serverUrl'), { viewport: { width: 390, height: 844 } })
  const first = await fresh.newPage()
  await arrive(first)
  await fresh.clearCookies({ name: 'zone' })
  await first.goto('/dashboard')
  const tick = first.getByRole('checkbox').first()
  await tick.waitFor()
  expect(await tick.isChecked()).toBe(false)
  const [task] = await (await first.request.get('/api/users/daily-tasks')).json()
  const headers = { 'x-user-timezone': 'Europe/Madrid', origin: inject('serverUrl') }
  expect((await first.request.post(`/api/users/daily-tasks/${task.id}/complete`, { headers })).ok()).toBe(true)
  // A minute later the list is out of date and asked for again.
  await first.evaluate(() => {
    const [now, sinceStart] = [Date.now, performance.now.bind(performance)]
    Date.now = () => now() + 60_000
    performance.now = () => sinceStart() + 60_000
  })
  await first.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await first.getByText(/^1 of \d today$/).waitFor({ timeout: 5000 })
  await fresh.close()
})
