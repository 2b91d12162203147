import { expect, test } from 'vitest'
import { lessonResults } from './lesson-results.ts'

const exercise = (id: string, answer: string) => ({
  id,
  question: '',
  answer,
  alternatives: [],
  explanation: '',
  answer_language: 'es',
})
const exercises = [exercise('a', 'hola'), exercise('b', 'adiós'), exercise('c', 'gracias')]

test('the score is the percent of exercises right, rounded; capitals and surrounding spaces do not count', () => {
  expect(lessonResults(exercises, { a: ' HOLA ', b: 'no', c: 'no' }).score).toBe(33)
  expect(lessonResults(exercises, { a: 'hola', b: 'adiós', c: 'x' }).score).toBe(67)
  expect(lessonResults(exercises, {}).score).toBe(0)
  expect(lessonResults([], {}).score).toBe(100)
})

test('an answer that is almost right costs no points', () => {
  const { score, answers } = lessonResults(exercises, { a: 'hola', b: 'adios', c: 'gracias' })
  expect(score).toBe(100)
  expect(answers[1]).toMatchObject({ verdict: 'almost', expected: 'adiós' })
})

test('a slip that makes another word of the lesson is an error', () => {
  expect(lessonResults([exercise('a', 'hermano')], { a: 'hermana' }, ['la hermana']).score).toBe(0)
})

test('an exercise without an answer has an empty one', () => {
  expect(lessonResults(exercises, { a: '  ' }).answers[0]).toMatchObject({ given: '', verdict: 'wrong' })
})
