import type { Course, GrammarExercise } from '#curriculum/course/course.ts'
import { withDigits } from '../sentences/digits.ts'
import { readingAnswers } from '../sentences/readings.ts'
import { otherBlanks, withSynonyms } from '../words/synonyms.ts'
import { distinctTexts, inAllWriting } from '../words/word-answers.ts'

const known = new WeakMap<GrammarExercise, string[]>()

/** Every right answer to an exercise of a grammar point besides the first: those its author lists, and what follows from them. */
export function grammarAnswers(course: Course, exercise: GrammarExercise): string[] {
  const made = known.get(exercise) ?? makeAnswers(course, exercise)
  known.set(exercise, made)
  return made
}

function makeAnswers(course: Course, { type, answer, also, reading, question }: GrammarExercise): string[] {
  if (type === 'multiple_choice') return []
  const listed = [answer, ...also]
  const synonyms =
    type === 'translation' ? withSynonyms(course, listed, question) : otherBlanks(course, { question, answer })
  const digits = type === 'translation' ? withDigits(course, [...listed, ...synonyms]) : []
  const answers = inAllWriting(course, [...also, ...synonyms, ...digits])
  return distinctTexts([...answers, ...readingAnswers(reading, course.code)], [answer])
}
