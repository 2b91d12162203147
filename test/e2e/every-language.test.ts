import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { doActivityQuickly } from './quick-activities.ts'
import { arrive } from './arrival.ts'
import { newContext } from './learner.ts'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { taskOf } from '#curriculum/derive/tasks/task.ts'
import { createCourses } from '#curriculum/course/load-courses.ts'
import type { CourseIndex } from '#curriculum/course/load-courses.ts'
import { activityTypes } from '#domain/activities/activities.ts'
import { languageByNameOrCode } from '#domain/languages.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'

/** Every kind of activity of every language that has a course, done on the screen. */

const courses = createCourses('build/courses')
const { courses: index } = JSON.parse(readFileSync('build/courses/index.json', 'utf8')) as CourseIndex

let page: Page
beforeAll(async () => {
  page = await (await newContext(inject('serverUrl'))).newPage()
  await arrive(page)
})
afterAll(() => page.context().close())

const ITEMS = 2

/** The first items of an activity: each is done by the same component. */
function shortened(content: TaskContent): TaskContent {
  const { game_mechanics: _, ...rest } = content
  const { flashcards, quiz_questions, pronunciation_exercises, interactive_exercises, memory_pairs } = content
  const { dialogue, role_play, culture } = content
  return {
    ...rest,
    ...(flashcards && { flashcards: flashcards.slice(0, ITEMS) }),
    ...(quiz_questions && { quiz_questions: quiz_questions.slice(0, ITEMS) }),
    ...(pronunciation_exercises && { pronunciation_exercises: pronunciation_exercises.slice(0, ITEMS) }),
    ...(interactive_exercises && { interactive_exercises: interactive_exercises.slice(0, ITEMS) }),
    ...(memory_pairs && { memory_pairs: memory_pairs.slice(0, ITEMS) }),
    ...(dialogue && { dialogue: { ...dialogue, lines: dialogue.lines.slice(0, ITEMS) } }),
    ...(role_play && { role_play: { ...role_play, turns: role_play.turns.slice(0, ITEMS) } }),
    ...(culture && { culture: { ...culture, questions: culture.questions.slice(0, ITEMS) } }),
  }
}

/** Goes to another address within the application, as a link does. */
async function follow(path: string) {
  await page.evaluate(to => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

test.each(index)('$code $level: all ten kinds are finished', { timeout: 120_000 }, async ({ code, level }) => {
  const course = (await courses.course(code, level))!
  const language = languageByNameOrCode(code)!
  const [task]: DailyTask[] = await (await page.request.get('/api/users/daily-tasks')).json()
  const known = new Map<string, DailyTask>()
  await page.unrouteAll()
  await page.route('**/api/users/daily-tasks/*', route =>
    route.fulfill({ json: known.get(route.request().url().split('/').at(-1)!) }),
  )
  await page.route('**/api/users/reviews', route => route.fulfill({ json: { recorded: 0 } }))
  for (const [at, kind] of activityTypes.entries()) {
    const week = 1 + ((at * 3 + index.findIndex(entry => entry.code === code)) % 13)
    const { content } = taskOf(course, { kind: 'activity', activity: kind, week, day: 3, items: [], seed: 7 })!
    const content_data = shortened(content)
    const id = randomUUID()
    known.set(id, {
      ...task!,
      id,
      title: `${kind} ${id}`,
      lesson_id: null,
      language_id: language.id,
      language_code: code,
      language_name: language.name,
      content_data,
    })
    if (at === 0) await page.goto(`/task/${id}`)
    else await follow(`/task/${id}`)
    await page.getByRole('heading', { name: `${kind} ${id}` }).waitFor()
    await doActivityQuickly(page, content_data).catch(error => {
      throw new Error(`${code} ${kind}`, { cause: error })
    })
    expect(await page.getByText('Your score').count(), `${code} ${kind}`).toBe(1)
  }
})
