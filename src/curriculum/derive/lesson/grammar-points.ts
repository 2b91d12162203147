import type { Phrase } from '#domain/lessons/lesson.ts'
import type { Course, GrammarPoint } from '#curriculum/course/course.ts'
import { lessonId } from './lesson-id.ts'

export type TaughtPoint = Pick<GrammarPoint, 'id' | 'title' | 'day' | 'explanation' | 'table'> & {
  week: number
  lesson_id: string
  examples: Phrase[]
}

/** Every point of grammar of a course, in the order in which it is taught. */
export function grammarOf(course: Course): TaughtPoint[] {
  const { code, level } = course
  return course.weeks.flatMap(({ number: week, grammar }) =>
    grammar
      .toSorted((a, b) => a.day - b.day)
      .map(({ id, title, day, explanation, table, examples }) => ({
        id,
        title,
        week,
        day,
        lesson_id: lessonId({ code, level, week, day }),
        explanation,
        ...(table && { table }),
        examples,
      })),
  )
}
