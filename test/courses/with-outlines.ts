import type { Courses } from '#curriculum/course/courses.ts'
import { outlineOf } from '#curriculum/derive/outline.ts'

/** Courses whose outlines are made when they are asked for, as compiling makes them. */
export function withOutlines(courses: Pick<Courses, 'levelsOf' | 'course'>): Courses {
  return {
    ...courses,
    async outline(code, level) {
      const course = await courses.course(code, level)
      return course && outlineOf(course)
    },
  }
}
