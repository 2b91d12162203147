import type { CourseOutline } from '../course-outline.ts'

/**
 * The lessons a learner need not do any more: those done, and those of the weeks before the one in which they began.
 * `asked` are the lessons the course consists of for them.
 */
export function lessonsSettled(outline: Pick<CourseOutline, 'lessons'>, done: ReadonlySet<string>, firstWeek: number) {
  const skipped = outline.lessons.filter(lesson => lesson.week < firstWeek && !done.has(lesson.id))
  return {
    settled: new Set([...done, ...skipped.map(lesson => lesson.id)]),
    asked: outline.lessons.filter(lesson => !skipped.includes(lesson)),
  }
}
