import type { Course } from './course.ts'
import { courseSentences } from './course-sentences.ts'

const known = new WeakMap<Course, Map<string, string>>()

/** The reading of a text as the course gives it: of a word, an example, a line of a dialogue. */
export function readingOfText(course: Course, text: string): string | undefined {
  let readings = known.get(course)
  if (!readings) known.set(course, (readings = readingsOf(course)))
  return readings.get(text.trim())
}

function readingsOf(course: Course): Map<string, string> {
  const words = course.weeks.flatMap(week => [
    ...week.days.flatMap(day => day.words).map(({ word: text, reading }) => ({ text, reading })),
    ...week.sound.words,
  ])
  const found = [...words, ...courseSentences(course)]
  return new Map(found.flatMap(({ text, reading }) => (text && reading ? [[text, reading] as const] : [])))
}
