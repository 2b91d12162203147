import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerActivity } from './activities.ts'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import type { Lesson } from '#contract/program/lessons.ts'
import type { InteractiveExercise } from '#domain/activities/task-content.ts'
import { lessonSteps } from '#domain/activities/lesson-steps.ts'

/** A day done as a person does it: what the screen leads on with is pressed, and nothing is scrolled for. */

const zone = { 'x-user-timezone': 'Europe/Madrid' }

/** The tasks of today as the server has them. */
export const tasksOf = async (page: Page): Promise<DailyTask[]> =>
  (await page.request.get('/api/users/daily-tasks', { headers: zone })).json()

/** Presses what leads on, which has to be in sight as the page stands. */
export async function pressInView(page: Page, what: Locator): Promise<void> {
  await what.waitFor()
  // What comes in moves for a moment.
  await expect.poll(() => isInView(page, what), { message: `${what.toString()} is not in view` }).toBe(true)
  await what.click()
}

async function isInView(page: Page, what: Locator): Promise<boolean> {
  const box = await what.boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= page.viewportSize()!.height
}

/** Goes on with the session from the task it stands at to the end of the day. */
export async function walkSession(page: Page): Promise<void> {
  const goOn = page.getByRole('button', { name: /^(Next|See what you learned)/ }).last()
  for (;;) {
    const task = (await tasksOf(page)).find(each => !each.is_completed)
    if (!task) return
    if (task.lesson_id) {
      await page.waitForURL(`**/lesson/${task.lesson_id}`)
      await walkLesson(page, await (await page.request.get(`/api/lessons/${task.lesson_id}`)).json())
      await pressInView(page, page.getByRole('link', { name: /^(Next: |See what you did today)/ }))
    } else if (task.content_data.conversation) {
      await walkTalk(page)
      await pressInView(page, page.getByRole('link', { name: /^(Next: |See what you did today)/ }))
    } else {
      await page.getByRole('dialog').waitFor()
      await answerActivity(page, task.content_data)
      await page.getByText(/^(Activity complete|Handed in)$/).waitFor()
      await expect.poll(async () => (await tasksOf(page)).find(each => each.id === task.id)?.is_completed).toBe(true)
      await pressInView(page, goOn)
    }
  }
}

/** Walks through the steps of a lesson with right answers, then its exercises. */
async function walkLesson(page: Page, lesson: Lesson): Promise<void> {
  const { content } = lesson
  const stage = page.getByRole('dialog', { name: lesson.title })
  const goOn = page.locator('[data-go-on]').last()
  const options = stage.locator('[role=group] > button[aria-disabled=false]')
  const show = page.getByRole('button', { name: 'Show me an answer' })
  const pieces = page.getByRole('group', { name: 'Pieces' })
  const first = page.getByText(`Exercise 1 of ${content.exercises.length}`)
  const rights = rightAnswers(lesson)
  await stage.waitFor()
  while (!(await first.isVisible())) {
    await goOn.or(options.first()).or(show).or(first).first().waitFor()
    if (await first.isVisible()) break
    if (await goOn.isVisible()) await pressInView(page, goOn)
    else if (await pieces.isVisible()) {
      const send = page.getByRole('button', { name: 'Submit Answer' })
      while (!(await send.isEnabled())) await pieces.locator('button:visible:enabled').first().click()
      await pressInView(page, send)
    } else if (await options.first().isVisible()) {
      const texts = (await options.allInnerTexts()).map(text => plain(text.split('\n')[0]!))
      const at = texts.findIndex(text => rights.has(text))
      await pressInView(page, options.nth(Math.max(0, at)))
    } else if (await show.isVisible()) await pressInView(page, show)
  }
  for (const [index, { answer }] of content.exercises.entries()) {
    await page.getByText(`Exercise ${index + 1} of ${content.exercises.length}`).waitFor()
    await page.getByRole('textbox').fill(answer)
    await pressInView(page, page.getByRole('button', { name: /^(Next|Complete Lesson)$/ }).last())
  }
  await page.getByRole('heading', { name: 'Lesson complete' }).waitFor()
}

const plain = (text: string) => text.replace(/^\d\s*/u, '').trim()

/** What is right somewhere in the lesson; a press on what is right elsewhere is a slip, which comes once more. */
function rightAnswers({ content, content_type, day_number }: Lesson): Set<string> {
  const context = { code: 'es', languageName: content_type, audible: true, isCheckpoint: day_number === 7 }
  const steps = lessonSteps(content, context)
  const rightOf = ({ correct_answer, answer }: InteractiveExercise) => correct_answer ?? answer ?? ''
  return new Set(
    steps.flatMap(step =>
      step.kind === 'check'
        ? [rightOf(step.exercise)]
        : step.kind === 'reply'
          ? [step.dialogue.lines[step.position]!.text]
          : [],
    ),
  )
}

/** Talks until the talk may be left, with what the screen offers as answers where it does. */
async function walkTalk(page: Page): Promise<void> {
  await pressInView(page, page.getByRole('button', { name: /^(Start|Go on) talking$/ }))
  const box = page.getByRole('textbox', { name: /^Your message/ })
  const enough = page.getByRole('button', { name: 'That is enough for today' })
  const done = page.getByText(/this task is completed/)
  for (let said = 0; said < 6 && !(await enough.isVisible()) && !(await done.isVisible()); said++) {
    await box.fill(said % 2 === 0 ? 'Me llamo Ana.' : 'Muy bien, gracias.')
    await pressInView(page, page.getByRole('button', { name: 'Send' }))
    await page.getByText('The tutor is answering…').waitFor({ state: 'detached' })
    await page.getByText(new RegExp(`^${said + 1} of \\d+ messages$`)).waitFor()
  }
  if (!(await done.isVisible())) await pressInView(page, enough)
  await done.waitFor()
}
