import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LanguageCode } from '#domain/languages.ts'
import type { Level } from '#domain/program.ts'
import type { Course } from './course.ts'
import type { Courses } from './courses.ts'

export type CourseIndex = { courses: { code: LanguageCode; level: Level; file: string }[] }

/** How many courses stay in memory: some 2 MB each. */
const KEPT = 12

/** The compiled courses of a folder. Its index is read at once, a course when it is first asked for. */
export function createCourses(folder: string): Courses {
  const index = readIndex(folder)
  const kept = new Map<string, Promise<Course>>()
  return {
    levelsOf: code => index.courses.filter(entry => entry.code === code).map(entry => entry.level),
    async course(code, level) {
      const entry = index.courses.find(each => each.code === code && each.level === level)
      if (!entry) return undefined
      const loading = kept.get(entry.file) ?? load(join(folder, entry.file))
      // The one asked for last is forgotten last.
      kept.delete(entry.file)
      kept.set(entry.file, loading)
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break
        kept.delete(oldest)
      }
      // A failure is not kept: the next call reads the file again.
      return loading.catch((error: unknown) => {
        kept.delete(entry.file)
        throw error
      })
    },
  }
}

function readIndex(folder: string): CourseIndex {
  const file = join(folder, 'index.json')
  if (!existsSync(file)) throw new Error(`Cannot find the compiled courses: "${file}" is missing; run npm run build`)
  return JSON.parse(readFileSync(file, 'utf8')) as CourseIndex
}

async function load(file: string): Promise<Course> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Course
  } catch (error) {
    throw new Error(`Cannot read the compiled course "${file}"`, { cause: error })
  }
}
