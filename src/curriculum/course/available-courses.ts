import { existsSync, readFileSync } from 'node:fs'
import type { Course } from './course.ts'
import { createCourses } from './load-courses.ts'
import type { CourseIndex } from './load-courses.ts'

const compiled = 'build/courses'

/** Every course that has been compiled, for what must hold in each of them. None before the first build. */
export async function availableCourses(): Promise<Course[]> {
  if (!existsSync(`${compiled}/index.json`)) return []
  const index = JSON.parse(readFileSync(`${compiled}/index.json`, 'utf8')) as CourseIndex
  const courses = createCourses(compiled)
  const found = await Promise.all(index.courses.map(({ code, level }) => courses.course(code, level)))
  return found.filter(course => course !== undefined)
}
