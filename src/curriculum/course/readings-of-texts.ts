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
  const found = [...words, ...courseSentences(course)].flatMap(({ text, reading }) =>
    text && reading ? [{ text, reading }] : [],
  )
  // What is known as a whole comes last: it holds against a sentence of another text.
  return new Map([...found.flatMap(sentencesIn), ...found].map(({ text, reading }) => [text, reading]))
}

/** The sentences of a text with their readings, where both have as many. */
function sentencesIn({ text, reading }: { text: string; reading: string }): { text: string; reading: string }[] {
  const [texts, readings] = [sentencesOf(text), sentencesOf(reading)]
  if (texts.length < 2 || texts.length !== readings.length) return []
  return texts.map((sentence, at) => ({ text: sentence, reading: readings[at]! }))
}

const sentencesOf = (text: string) =>
  text.split(/(?<=[。！？.!?])\s*/u).flatMap(part => (part.trim() === '' ? [] : [part.trim()]))
