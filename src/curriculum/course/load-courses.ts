import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { LanguageCode } from '#domain/languages.ts'
import type { CourseOutline } from '#domain/plan/course-outline.ts'
import type { Level } from '#domain/program/program.ts'
import type { Course } from './course.ts'
import type { Courses } from './courses.ts'

export type CourseIndex = { courses: { code: LanguageCode; level: Level; file: string; outline: string }[] }

/** Courses that stay in memory, some 2 MB each: all 32 languages, and several levels of some. */
const KEPT_COURSES = 40
/** Outlines that stay in memory, some 300 kB each: every level of every language. */
const KEPT_OUTLINES = 100

/** The compiled courses of a folder. Its index is read at once, a course or its outline when it is first asked for. */
export function createCourses(folder: string): Courses {
  const index = readIndex(folder)
  const entryOf = (code: LanguageCode, level: Level) =>
    index.courses.find(each => each.code === code && each.level === level)
  const courses = cacheOf<Course>(folder, KEPT_COURSES)
  const outlines = cacheOf<CourseOutline>(folder, KEPT_OUTLINES)
  return {
    levelsOf: code => index.courses.filter(entry => entry.code === code).map(entry => entry.level),
    outline: async (code, level) => outlines(entryOf(code, level)?.outline),
    course: async (code, level) => courses(entryOf(code, level)?.file),
  }
}

/** Files of a folder, each read once for all who ask while it stays in memory. A failure is not kept. */
function cacheOf<Content extends object>(folder: string, max: number) {
  const cache = new LRUCache<string, Content>({ max, fetchMethod: file => load<Content>(join(folder, file)) })
  return async (file: string | undefined) => (file === undefined ? undefined : cache.fetch(file))
}

function readIndex(folder: string): CourseIndex {
  const file = join(folder, 'index.json')
  if (!existsSync(file)) throw new Error(`Cannot find the compiled courses: "${file}" is missing; run npm run build`)
  return JSON.parse(readFileSync(file, 'utf8')) as CourseIndex
}

async function load<Content>(file: string): Promise<Content> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Content
  } catch (error) {
    throw new Error(`Cannot read the compiled course "${file}"`, { cause: error })
  }
}
