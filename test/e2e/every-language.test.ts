import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { doActivity } from './activities.ts'
import { arrive, newContext } from './learner.ts'
import type { DailyTask } from '#contract/daily-tasks.ts'
import { taskOf } from '#curriculum/derive/task.ts'
import { createCourses } from '#curriculum/load-courses.ts'
import type { CourseIndex } from '#curriculum/load-courses.ts'
import { activityTypes } from '#domain/activities.ts'
import { languageByNameOrCode } from '#domain/languages.ts'
import type { TaskContent } from '#domain/task-content.ts'

/**
 * Activities of every language that has a course, done on the screen: two kinds of each language, all ten in turn. That
 * each kind of each language can be finished by the rules, properties.test.ts shows.
 */

const courses = createCourses('build/courses')
const { courses: index } = JSON.parse(readFileSync('build/courses/index.json', 'utf8')) as CourseIndex
const cases = index.flatMap((entry, at) =>
  [0, 1].map(more => ({ ...entry, kind: activityTypes[(2 * at + more) % activityTypes.length]!, week: 1 + (at % 13) })),
)

let page: Page
beforeAll(async () => {
  page = await (await newContext(inject('serverUrl'))).newPage()
  await arrive(page)
})
afterAll(() => page.context().close())

const ITEMS = 3

/** The first items of an activity: each is done by the same component. */
function shortened(content: TaskContent): TaskContent {
  const { game_mechanics: _, ...rest } = content
  const { flashcards, quiz_questions, pronunciation_exercises, interactive_exercises, memory_pairs } = content
  return {
    ...rest,
    ...(flashcards && { flashcards: flashcards.slice(0, ITEMS) }),
    ...(quiz_questions && { quiz_questions: quiz_questions.slice(0, ITEMS) }),
    ...(pronunciation_exercises && { pronunciation_exercises: pronunciation_exercises.slice(0, ITEMS) }),
    ...(interactive_exercises && { interactive_exercises: interactive_exercises.slice(0, ITEMS) }),
    ...(memory_pairs && { memory_pairs: memory_pairs.slice(0, ITEMS) }),
  }
}

test.each(cases)('$code $level: $kind is finished', async ({ code, level, kind, week }) => {
  const course = (await courses.course(code, level))!
  const { content } = taskOf(course, { kind: 'activity', activity: kind, week, day: 3, items: [], seed: 7 })!
  const [task]: DailyTask[] = await (await page.request.get('/api/users/daily-tasks')).json()
  const language = languageByNameOrCode(code)!
  const content_data = shortened(content)
  const id = randomUUID()
  const changed = {
    ...task,
    id,
    lesson_id: null,
    language_id: language.id,
    language_code: code,
    language_name: language.name,
    content_data,
  }
  await page.unrouteAll()
  await page.route(`**/api/users/daily-tasks/${id}`, route => route.fulfill({ json: changed }))
  await page.route('**/api/users/reviews', route => route.fulfill({ json: { recorded: 0 } }))
  await page.goto(`/task/${id}`)
  await doActivity(page, content_data)
  await expect.poll(() => page.getByText('Your score').count()).toBe(1)
})
