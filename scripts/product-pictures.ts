import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Page } from 'playwright-core'
import { arrive, somebody } from '#test/e2e/arrival.ts'
import { startServer } from '#test/e2e/server.ts'

// The pictures that the landing page and the README show: the product as it is, with what a learner's first days really hold.

const landing = 'src/web/public/screens'
const readme = 'docs/pictures'
/** Noon of a day in spring, whatever day it is. */
const DAY = '2027-04-12T12:00:00Z'
const PHONE = { width: 390, height: 780 }
const DESK = { width: 1280, height: 800 }
/** A picture on the landing page weighs at most this. */
const MOST_BYTES = 60_000

mkdirSync(landing, { recursive: true })
mkdirSync(readme, { recursive: true })
const offset = Math.round(Temporal.Now.instant().until(Temporal.Instant.from(DAY)).total('seconds'))
const server = await startServer({ CLOCK_OFFSET: `PT${offset}S` })
const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})

try {
  const spanish = await learner('Ana', 1)
  await talk(spanish)
  await day(spanish)
  await check(spanish)
  await lookup(spanish)
  await lesson(await learner('Ken', 2))
  await front(await newPage(DESK, 1))
} finally {
  await browser.close()
  await server.stop()
}

async function newPage(viewport: { width: number; height: number }, deviceScaleFactor: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    viewport,
    deviceScaleFactor,
  })
  context.setDefaultTimeout(20_000)
  return context.newPage()
}

async function learner(givenName: string, languageId: number): Promise<Page> {
  const page = await newPage(PHONE, 1.5)
  await arrive(page, { person: somebody(givenName), languageId })
  return page
}

/** For the landing page, by day and by night. */
async function take(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page)
    const picture = await asWebP(await page.screenshot())
    if (picture.length > MOST_BYTES)
      throw new Error(`Cannot show "${name}": the picture weighs ${picture.length} bytes`)
    writeFileSync(join(landing, `${name}-${colorScheme}.webp`), picture)
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/** For the README, on a desk. */
async function takeWide(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()!
  await page.setViewportSize(DESK)
  await settled(page)
  await page.screenshot({ path: join(readme, `${name}.png`) })
  await page.setViewportSize(before)
}

/** Everything asked for has come, and every picture that is in sight is drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (const image of document.images)
      if (!image.complete && image.loading !== 'lazy') await image.decode().catch(() => 0)
  })
}

/** The browser itself writes WebP. */
async function asWebP(png: Buffer): Promise<Buffer> {
  const page = await browser.newPage()
  const base64 = await page.evaluate(async source => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')!.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.8).split(',')[1]!
  }, png.toString('base64'))
  await page.close()
  return Buffer.from(base64, 'base64')
}

async function talk(page: Page): Promise<void> {
  await page.goto('/conversation?language=Spanish')
  await page.getByRole('button', { name: 'Introducing yourself' }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  const box = page.getByRole('textbox', { name: /^Your message/ })
  await box.fill('Yo soy Ana. Yo tengo una gato.')
  await box.press('Enter')
  const feedback = page.getByRole('region', { name: 'Feedback' })
  await feedback.waitFor()
  await page.getByRole('button', { name: 'Show English' }).nth(1).waitFor()
  await feedback.scrollIntoViewIfNeeded()
  await take(page, 'talk')
}

/** Two lessons and the tasks of a first day, through the calls that the screens make. */
async function day(page: Page): Promise<void> {
  const headers = { origin: server.url, 'x-user-timezone': 'Europe/Madrid' }
  const tasks = (await (await page.request.get('/api/users/daily-tasks', { headers })).json()) as {
    id: string
    lesson_id: string | null
  }[]
  for (const task of tasks.slice(0, 2)) {
    if (task.lesson_id) {
      const data = { status: 'completed', score: 91 }
      await page.request.post(`/api/lessons/${task.lesson_id}/progress`, { data, headers })
    } else await page.request.post(`/api/users/daily-tasks/${task.id}/complete`, { headers })
  }
  await page.goto('/dashboard')
  await take(page, 'day')
  await takeWide(page, 'dashboard')
}

/** The first question of a lesson, which asks for its first word, answered. */
async function check(page: Page): Promise<void> {
  const lesson = await (await page.request.get('/api/lessons/es-beginner-01-2')).json()
  const right: string = lesson.content.vocabulary[0].word
  await page.goto('/lesson/es-beginner-01-2')
  const options = page.locator('[role=group] > button[aria-disabled=false]')
  await page.getByRole('button', { name: 'Begin' }).click()
  for (let step = 0; step < 10 && (await options.count()) === 0; step++) {
    await page.locator('[data-go-on]').click()
    await settled(page)
  }
  await options.filter({ hasText: right }).first().click()
  await page.locator('[data-go-on]').waitFor()
  await take(page, 'check')
}

async function lookup(page: Page): Promise<void> {
  await page.goto('/how-to-say-it?language=1')
  await page.getByPlaceholder('Type any word in any language...').fill('thank you')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Pronounce' }).waitFor()
  await takeWide(page, 'lookup')
}

async function lesson(page: Page): Promise<void> {
  await page.goto('/lesson/fr-beginner-01-1')
  await page.getByRole('button', { name: 'Begin' }).click()
  const word = page.getByText('New word', { exact: true })
  for (let step = 0; step < 20 && !(await word.isVisible()); step++) {
    const option = page.locator('[role=group] > button[aria-disabled=false]')
    if ((await option.count()) > 0) await option.first().click()
    await page.locator('[data-go-on]').click()
    await settled(page)
  }
  await take(page, 'lesson')
}

/** After the others, whose pictures it shows. */
async function front(page: Page): Promise<void> {
  await page.goto('/')
  await settled(page)
  await page.screenshot({ path: join(readme, 'landing.png') })
}
