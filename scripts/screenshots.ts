import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { arrive, somebody } from '#test/e2e/arrival.ts'
import { startServer } from '#test/e2e/server.ts'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { languageByNameOrCode } from '#domain/languages.ts'
import type { LanguageCode } from '#domain/languages.ts'

// The same pictures each time: a server of its own on a fixed day, people who are named, no motion.

const folder = 'build/screenshots'
const codes = process.argv.length > 2 ? process.argv.slice(2) : ['es', 'ja', 'ar']
const sizes = { narrow: { width: 390, height: 844 }, wide: { width: 1280, height: 900 } }
const looks = ['light', 'dark'] as const
/** Noon of a day in spring, whatever day it is. */
const DAY = '2027-04-12T12:00:00Z'

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const offset = Math.round(Temporal.Now.instant().until(Temporal.Instant.from(DAY)).total('seconds'))
const settings = { CLOCK_OFFSET: `PT${offset}S`, OPERATORS: 'operator@example.org' }
const server = await startServer(settings)
const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
let count = 0

try {
  await visitor(browser)
  for (const code of codes) {
    const language = languageByNameOrCode(code)
    if (!language) throw new Error(`Cannot take pictures of "${code}": There is no such language`)
    await learner(browser, language.code, language.id)
  }
  console.log(`${count} pictures in ${folder}`)
} finally {
  await browser.close()
  await server.stop()
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(20_000)
  return context.newPage()
}

/** One screen in every size and look. */
async function picture(page: Page, name: string) {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    for (const colorScheme of looks) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`), fullPage: true })
      count++
    }
  }
}

async function open(page: Page, path: string, name: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await picture(page, name)
}

async function visitor(browser: Browser) {
  const page = await newPage(browser)
  await open(page, '/', 'landing')
  await page.getByRole('button', { name: 'Start Learning Spanish' }).click()
  await page.getByLabel('E-mail').waitFor()
  await picture(page, 'practice-sign-in')
  await page.context().close()
}

async function learner(browser: Browser, code: LanguageCode, languageId: number) {
  const page = await newPage(browser)
  const person = { ...somebody('Ana'), email: `ana-${code}@example.org` }
  await arrive(page, { person, paid: false })
  await open(page, '/dashboard', `${code}-welcome`)
  await open(page, `/subscription?language_id=${languageId}`, `${code}-plan`)
  await page.getByRole('button', { name: 'Start Learning for $49' }).click()
  await page.getByLabel('Card number').waitFor()
  await picture(page, `${code}-practice-checkout`)
  await arrive(page, { person, assessed: false })
  await open(page, '/dashboard', `${code}-choose-language`)
  await open(page, '/languages', `${code}-languages`)
  await open(page, '/progress', `${code}-progress-empty`)
  await open(page, `/assessment?language_id=${languageId}`, `${code}-assessment`)
  await arrive(page, { person, languageId, paid: false, assessed: true })
  await open(page, '/dashboard', `${code}-dashboard`)
  await open(page, `/lesson/${code}-beginner-01-1`, `${code}-lesson`)
  const tasks: DailyTask[] = await (await page.request.get('/api/users/daily-tasks')).json()
  const task = tasks.find(each => each.content_data.activity_type && each.content_data.program_test === undefined)
  if (task) {
    await open(page, `/task/${task.id}`, `${code}-task`)
    await page.getByRole('button', { name: 'Start Activity' }).click()
    await page.getByRole('button', { name: 'Exit Activity' }).waitFor()
    await page.waitForLoadState('networkidle')
    await picture(page, `${code}-activity`)
  }
  await open(page, '/conversation', `${code}-conversation-start`)
  await page.getByRole('button', { name: 'Introducing yourself' }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  const box = page.getByRole('textbox', { name: /^Your message/ })
  await box.fill('Hello, I am Ana')
  await box.press('Enter')
  await page.getByRole('region', { name: 'Feedback' }).waitFor()
  await page.getByRole('button', { name: 'Show English' }).nth(1).waitFor()
  await picture(page, `${code}-conversation`)
  await open(page, `/how-to-say-it?language=${languageId}`, `${code}-lookup-empty`)
  await page.getByPlaceholder('Type any word in any language...').fill('thank you')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Pronounce' }).waitFor()
  await page.getByText('How each sound is made').click()
  await picture(page, `${code}-lookup`)
  await finishSomeTasks(page, tasks)
  await open(page, '/dashboard', `${code}-dashboard-full`)
  await open(page, '/progress', `${code}-progress`)
  await open(page, `/evaluation?language_id=${languageId}`, `${code}-evaluation`)
  await open(page, '/task/nothing', `${code}-task-not-found`)
  await page.route('**/api/users/program', route =>
    route.fulfill({ status: 404, json: { code: 'X', message: 'Gone' } }),
  )
  await open(page, '/dashboard', `${code}-error`)
  await page.context().close()
  if (code === codes[0]) {
    const operator = await newPage(browser)
    await arrive(operator, { person: { email: 'operator@example.org', givenName: 'Olga' } })
    await open(operator, '/operator', 'operator')
    await operator.context().close()
  }
}

/** Half of the day done, through the calls the screens make. */
async function finishSomeTasks(page: Page, tasks: DailyTask[]) {
  const headers = { origin: new URL(page.url()).origin }
  for (const task of tasks.slice(0, Math.ceil(tasks.length / 2))) {
    if (task.lesson_id) {
      const data = { status: 'completed', score: 85 }
      await page.request.post(`/api/lessons/${task.lesson_id}/progress`, { data, headers })
    } else await page.request.post(`/api/users/daily-tasks/${task.id}/complete`, { headers })
  }
}
