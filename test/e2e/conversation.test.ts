import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { colourOf } from './colours.ts'
import { arrive } from './arrival.ts'
import { axeViolations } from './axe.ts'
import { newContext } from './learner.ts'
import type { Scene } from '#contract/conversation/conversation.ts'
import { createCourses } from '#curriculum/course/load-courses.ts'
import { fixedTopics, starters } from '#domain/conversation/conversation-topics.ts'

/** The conversation screen: choosing what to talk about, talking, and what is said about each message. */

let page: Page
beforeAll(async () => {
  page = await (await newContext(inject('serverUrl'))).newPage()
  await arrive(page)
})
afterAll(() => page.context().close())

const topic = () => page.getByRole('textbox', { name: 'Topic' })
const start = () => page.getByRole('button', { name: 'Start Conversation' })
const box = () => page.getByRole('textbox', { name: 'Your message in Spanish' })
const feedback = () => page.getByRole('region', { name: 'Feedback' })
const shown = async (titles: (string | RegExp)[]) => {
  const visible = await Promise.all(titles.map(title => page.getByRole('button', { name: title, exact: true }).count()))
  return visible.filter(count => count > 0).length
}
/** The scenes as the course has them, with what is heard in them. */
const readCourseScenes = async () => (await createCourses('build/courses').course('es', 'beginner'))!.scenes!
const starterTitles = starters.map(({ title }) => title)

test.each(['Spanish', 'es'])('the language is preselected from a name or a code: %s', async language => {
  await page.goto(`/conversation?language=${language}`)
  expect(await page.getByRole('combobox', { name: 'Language' }).inputValue()).toBe('1')
})

test('8 fixed topics are offered and 15 starters, five at a time, plus a random pick', async () => {
  expect(await shown(fixedTopics.map(({ title }) => title))).toBe(8)
  expect(await shown(starterTitles)).toBe(5)
  const first = await page.getByRole('button', { name: starterTitles[0]!, exact: true }).count()
  expect(first).toBe(1)
  await page.getByRole('button', { name: 'Show five others' }).click()
  await expect.poll(() => page.getByRole('button', { name: starterTitles[0]!, exact: true }).count()).toBe(0)
  expect(await shown(starterTitles)).toBe(5)
  await page.getByRole('button', { name: 'Random topic' }).click()
  expect([...fixedTopics, ...starters].map(({ title }) => title)).toContain(await topic().inputValue())
})

test('a scene is played: place and aim stand above, what was got across is counted, and the end says so', async () => {
  await page.goto('/conversation?language=es')
  const scenes = (await (await page.request.get('/api/languages/1/scenes')).json()) as Scene[]
  expect(scenes.length).toBeGreaterThanOrEqual(16)
  // Those of the topic that was chosen; else some of all.
  await page.getByRole('button', { name: 'Food and restaurants', exact: true }).click()
  const food = scenes.filter(scene => scene.topic === 'food')
  await expect.poll(() => shown(food.map(scene => new RegExp(`^${RegExp.escape(scene.title)}`)))).toBe(food.length)
  const scene = food.find(({ id }) => id === 'bar-breakfast')!
  await page.getByRole('button', { name: new RegExp(`^${RegExp.escape(scene.title)}`) }).click()
  await start().click()
  const panel = page.getByRole('region', { name: 'The scene' })
  await panel.getByText(scene.aim).waitFor()
  await panel.getByText(/^0 of \d got across$/).waitFor()
  const { steps } = (await readCourseScenes()).find(({ id }) => id === scene.id)!
  for (const step of steps) {
    if (await panel.getByText(/^You got everything across/).isVisible()) break
    await box().fill(step.examples[0]!)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('The tutor is answering…').waitFor({ state: 'detached' })
  }
  await panel.getByText(/^You got everything across, in (one message|\d messages)\.$/).waitFor()
  expect(await axeViolations(page)).toEqual([])
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/conversation?language=es')
})

test('a conversation starts only with a language and a topic that says something', async () => {
  await topic().fill('   ')
  expect(await start().isDisabled()).toBe(true)
  await topic().fill('Food and restaurants')
  expect(await start().isEnabled()).toBe(true)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('')
  expect(await start().isDisabled()).toBe(true)
})

test('the chat panel is 600px high, blank messages cannot be sent, Shift+Enter begins a line and Enter sends', async () => {
  await page.getByRole('combobox', { name: 'Language' }).selectOption('1')
  await start().click()
  const panel = page.getByRole('log', { name: 'Messages' }).locator('xpath=..')
  expect((await panel.boundingBox())?.height).toBe(600)
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await box().fill('  ')
  expect(await send.isDisabled()).toBe(true)
  await box().fill('Quiero')
  await box().press('Shift+Enter')
  await box().pressSequentially('pan')
  expect(await box().inputValue()).toBe('Quiero\npan')
  await box().press('Enter')
  await feedback().first().waitFor()
  expect(await box().inputValue()).toBe('')
})

test('while the tutor answers nothing can be sent; each message gets its feedback and then a reply', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route('**/api/conversation/feedback', async route => {
    await held
    await route.continue()
  })
  await box().fill('Quiero agua.')
  await box().press('Enter')
  await page.getByText('The tutor is answering…').waitFor()
  await box().fill('Otra cosa')
  expect(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true)
  await box().press('Enter')
  expect(await box().inputValue()).toBe('Otra cosa')
  release()
  await expect.poll(() => feedback().count()).toBe(2)
  await page.unroute('**/api/conversation/feedback')
  await expect.poll(() => page.getByText('Tutor:').count()).toBe(3)
})

test.each([
  [80, 'green', 'Good'],
  [79, 'yellow', 'Nearly there'],
  [60, 'yellow', 'Nearly there'],
  [59, 'red', 'Needs work'],
])('feedback with a score of %i is %s and says “%s”, corrections and encouragement', async (score, colour, word) => {
  const corrections = [{ original: 'agua', corrected: 'el agua', explanation: 'It takes an article.' }]
  const answer = { score, feedback: 'I understood you.', corrections, encouragement: 'Go on!' }
  await page.route('**/api/conversation/feedback', route => route.fulfill({ json: answer }))
  const before = await feedback().count()
  await box().fill(`Quiero agua ${score}`)
  await box().press('Enter')
  const card = feedback().nth(before)
  await card.getByText(`Score ${score}`).waitFor()
  for (const part of [word, 'I understood you.', 'el agua', 'It takes an article.', 'Go on!']) {
    expect(await card.innerText()).toContain(part)
  }
  expect(await colourOf(card.getByText(`Score ${score}`))).toBe(colour)
  await page.unroute('**/api/conversation/feedback')
  await page.getByText('The tutor is answering…').waitFor({ state: 'detached' })
})

test('New Topic resets messages and topic', async () => {
  await page.getByRole('button', { name: 'New Topic' }).click()
  await start().waitFor()
  expect(await topic().inputValue()).toBe('')
  expect(await page.getByRole('log').count()).toBe(0)
})

test('who is new is offered answers; one is written into the box, where it can be changed, and what was chosen is kept', async () => {
  await topic().fill('Food and restaurants')
  await start().click()
  const offered = page.getByRole('button', { name: 'You could answer' })
  await offered.waitFor()
  const first = page.getByRole('list').last().getByRole('button').first()
  const text = await first.locator('[lang=es]').first().innerText()
  await first.click()
  expect(await box().inputValue()).toBe(text)
  // Whoever writes has no use for them.
  await offered.waitFor({ state: 'detached' })
  await box().fill('')
  await offered.click()
  await page.getByRole('button', { name: 'Help me answer' }).waitFor()
  expect(await page.getByText(text, { exact: true }).count()).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Help me answer' }).click()
  await offered.waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test('a word that comes from How to Say It seeds the conversation', async () => {
  await page.goto('/conversation?language=Spanish&practice_word=gracias')
  expect(await topic().inputValue()).toContain('gracias')
  await start().click()
  await page
    .getByRole('log')
    .getByText(/gracias/i)
    .first()
    .waitFor()
})

test('on the first card she is offered to fix errors herself; then a card shows where the error is, and the answer after a try', async () => {
  await page.goto('/conversation?language=Spanish')
  await topic().fill('Food and restaurants')
  await start().click()
  await box().fill('Quiero una manazna roja.')
  await box().press('Enter')
  await feedback().first().getByText('It is spelled “manzana”.').waitFor()
  await feedback().first().getByRole('button', { name: 'Let me fix it first' }).click()
  await box().fill('Quiero una naranaj y pan.')
  await box().press('Enter')
  const card = feedback().nth(1)
  const fix = card.getByRole('textbox', { name: /Something is wrong here \(spelling\)/ })
  await fix.waitFor()
  expect(await card.innerText()).not.toContain('naranja')
  expect(await axeViolations(page)).toEqual([])
  await fix.fill('naranja')
  await card.getByRole('button', { name: 'Check' }).click()
  await card.getByText('fixed by you').waitFor()
  await page.reload()
  await feedback().nth(1).getByText('fixed by you').waitFor()
  expect(await page.getByRole('checkbox', { name: 'Let me fix it first' }).isChecked()).toBe(true)
  await page.getByRole('checkbox', { name: 'Let me fix it first' }).uncheck()
})

test('a model’s reply is seen while it is written, under its name; a stream that breaks off can be tried again', async () => {
  await page.route('**/api/conversation/start', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), generated_by: 'tiny' } })
  })
  await page.goto('/conversation?language=Spanish')
  await topic().fill('Daily life')
  await start().click()
  await page.getByText('Written by tiny').waitFor()
  await page.route('**/api/conversation/stream', route =>
    route.fulfill({ contentType: 'application/x-ndjson', body: '{"part":"Me gus"}\n' }),
  )
  await box().fill('Me gusta el pan.')
  await box().press('Enter')
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.unroute('**/api/conversation/stream')
  const done = { message: 'A mí también. ¿Y qué bebes?', conversation_id: 'x', generated_by: 'tiny' }
  await page.route('**/api/conversation/stream', route =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: `{"part":"A mí"}\n{"part":"A mí también."}\n${JSON.stringify({ done })}\n`,
    }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('A mí también. ¿Y qué bebes?').waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
