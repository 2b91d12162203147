import { answerKey, answerWords } from '#domain/answers/text/answer-text.ts'
import { valueOfNumberWord } from '#domain/answers/english/english-rules.ts'
import type { Course } from '#curriculum/course/course.ts'
import { wordsOf } from '../words/course-words.ts'

/** “One” is an article in many languages. */
const SMALLEST = 2

const known = new WeakMap<Course, Map<string, string>>()

/** Sentences with the number words of a course in digits: tengo veinte años, tengo 20 años. A number of several words is left alone. */
export function withDigits(course: Course, texts: readonly string[]): string[] {
  if (!course.info.spaces) return []
  const digits = known.get(course) ?? digitsOf(course)
  known.set(course, digits)
  return texts.flatMap(text => {
    const words = answerWords(answerKey(text, course.code), course.code)
    const isPart = (at: number) => digits.has(words[at - 1] ?? '') || digits.has(words[at + 1] ?? '')
    const written = words.map((word, at) => (isPart(at) ? word : (digits.get(word) ?? word)))
    return words.length > 1 && written.some((word, at) => word !== words[at]) ? [written.join(' ')] : []
  })
}

function digitsOf(course: Course): Map<string, string> {
  const numbers = wordsOf(course).all.filter(word => word.part === 'number')
  return new Map(
    numbers.flatMap(({ word, also, gloss }) => {
      const value = valueOfNumberWord(gloss) ?? 0
      return value < SMALLEST ? [] : [word, ...also].map(each => [answerKey(each, course.code), String(value)] as const)
    }),
  )
}
