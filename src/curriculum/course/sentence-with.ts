import { answerKey, answerWords } from '#domain/answers/text/answer-text.ts'
import type { Phrase } from '#domain/lessons/lesson.ts'
import type { Course } from './course.ts'
import { courseSentences } from './course-sentences.ts'

const indexes = new WeakMap<Course, ReadonlyMap<string, Phrase>>()

/** A sentence of the course, with its English, in which one of these forms stands; the first form that has one, the shortest of its sentences. */
export function sentenceWith(course: Course, forms: readonly string[]): Phrase | undefined {
  const index = indexes.get(course) ?? indexOf(course)
  indexes.set(course, index)
  for (const form of forms) {
    const found = index.get(answerKey(form, course.code))
    if (found) return found
  }
  return undefined
}

/** A word alone is no sentence. */
const FEWEST_WORDS = 3

function indexOf(course: Course): ReadonlyMap<string, Phrase> {
  const index = new Map<string, Phrase>()
  for (const { text, translation, reading } of courseSentences(course)) {
    if (!text || !translation) continue
    const words = answerWords(answerKey(text, course.code), course.code)
    if (words.length < FEWEST_WORDS) continue
    const sentence = { text, translation, ...(reading && { reading }) }
    for (const word of words) {
      const known = index.get(word)
      if (!known || text.length < known.text.length) index.set(word, sentence)
    }
  }
  return index
}
