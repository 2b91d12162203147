import { LRUCache } from 'lru-cache'
import { ApiError } from '../http/answer/api-error.ts'
import type { Course } from '#curriculum/course/course.ts'
import type { Courses } from '#curriculum/course/courses.ts'
import { taskOf } from '#curriculum/derive/tasks/task.ts'
import type { DerivedTask } from '#curriculum/derive/tasks/derived-task.ts'
import type { CourseOutline, Recipe } from '#domain/plan/course-outline.ts'
import { languageById } from '#domain/languages.ts'
import { nearestLevel } from '#domain/program/level-in-words.ts'
import type { Level } from '#domain/program/program.ts'

/**
 * The level a learner of `wanted` is taught at: that one, else the highest below it that has a course, else the lowest
 * there is. Throws 409 COURSE_NOT_READY where the language has none.
 */
export function levelTaught(courses: Courses, languageId: number, wanted: Level): Level {
  const language = languageById(languageId)
  const level = nearestLevel(language ? courses.levelsOf(language.code) : [], wanted)
  if (!level) {
    throw new ApiError(409, 'COURSE_NOT_READY', 'The course of this language is still in preparation', {
      field: 'language_id',
    })
  }
  return level
}

/** The order of a course and what each piece costs: all that lists and plans need. Undefined where there is none (any more). */
export async function outlineIn(
  courses: Courses,
  languageId: number,
  level: Level,
): Promise<CourseOutline | undefined> {
  const language = languageById(languageId)
  return language && courses.outline(language.code, level)
}

/** The course of a language and level; undefined where there is none (any more). */
export async function courseIn(courses: Courses, languageId: number, level: Level): Promise<Course | undefined> {
  const language = languageById(languageId)
  return language && courses.course(language.code, level)
}

/** Characters of made tasks (as JSON) that stay in memory, some three thousand tasks: a quiz takes longer to make than all queries of its request. */
const KEPT_CHARACTERS = 16_000_000
type MadeTask = { task: DerivedTask | undefined }
const tasks = new LRUCache<string, MadeTask>({
  maxSize: KEPT_CHARACTERS,
  sizeCalculation: ({ task }) => (task ? JSON.stringify(task).length : 1),
})
/** Courses that were loaded anew, or are not the installation's own, share no tasks. */
const numbers = new WeakMap<Course, number>()
let loaded = 0

/** What a recipe gives, made once; undefined where the course no longer has its place. */
export function taskFrom(course: Course, recipe: Recipe): DerivedTask | undefined {
  const number = numbers.get(course) ?? loaded++
  numbers.set(course, number)
  const key = `${number} ${JSON.stringify(recipe)}`
  const known = tasks.get(key) ?? { task: taskOf(course, recipe) }
  if (!tasks.has(key)) tasks.set(key, known)
  return known.task
}
