import { ApiError } from './api-error.ts'
import type { Course } from '#curriculum/course.ts'
import type { Courses } from '#curriculum/courses.ts'
import { taskOf } from '#curriculum/derive/task.ts'
import type { DerivedTask } from '#curriculum/derive/task.ts'
import type { Recipe } from '#domain/course-outline.ts'
import { languageById } from '#domain/languages.ts'
import { levels } from '#domain/program.ts'
import type { Level } from '#domain/program.ts'

/**
 * The level a learner of `wanted` is taught at: that one, else the highest below it that has a course, else the lowest
 * there is. Throws 409 COURSE_NOT_READY where the language has none.
 */
export function levelTaught(courses: Courses, languageId: number, wanted: Level): Level {
  const language = languageById(languageId)
  const ready = language ? courses.levelsOf(language.code) : []
  const ascending = levels.filter(level => ready.includes(level))
  const level = ascending.findLast(each => levels.indexOf(each) <= levels.indexOf(wanted)) ?? ascending[0]
  if (!level) {
    throw new ApiError(409, 'COURSE_NOT_READY', 'The course of this language is still in preparation', {
      field: 'language_id',
    })
  }
  return level
}

/** The course of a language and level; undefined where there is none (any more). */
export async function courseIn(courses: Courses, languageId: number, level: Level): Promise<Course | undefined> {
  const language = languageById(languageId)
  return language && courses.course(language.code, level)
}

/** How many tasks of a course are kept made: a quiz takes longer to make than all queries of its request. */
const KEPT_TASKS = 2000
const made = new WeakMap<Course, Map<string, DerivedTask | undefined>>()

/** What a recipe gives, made once; undefined where the course no longer has its place. */
export function taskFrom(course: Course, recipe: Recipe): DerivedTask | undefined {
  const kept = made.get(course) ?? new Map<string, DerivedTask | undefined>()
  made.set(course, kept)
  const key = JSON.stringify(recipe)
  const task = kept.has(key) ? kept.get(key) : taskOf(course, recipe)
  // The one asked for last is forgotten last.
  kept.delete(key)
  kept.set(key, task)
  if (kept.size > KEPT_TASKS) kept.delete(kept.keys().next().value!)
  return task
}
