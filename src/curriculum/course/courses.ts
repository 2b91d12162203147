import type { Course } from './course.ts'
import type { CourseOutline } from '#domain/plan/course-outline.ts'
import type { LanguageCode } from '#domain/languages.ts'
import type { Level } from '#domain/program/program.ts'

/** The compiled courses of this installation. */
export type Courses = {
  /** The levels whose course is complete, cheap to ask: nothing is loaded for it. */
  levelsOf(code: LanguageCode): Level[]
  /** The order of a course and what each piece costs, made when it was compiled: for lists and plans, which need no text. */
  outline(code: LanguageCode, level: Level): Promise<CourseOutline | undefined>
  /** Loads a course when it is first asked for. Undefined where it is not complete. */
  course(code: LanguageCode, level: Level): Promise<Course | undefined>
}
