import { expect, test } from 'vitest'
import { exerciseKey, givenKey, withAccepted, withOneMoreRight } from './appeal.ts'

test('an exercise is known by what it asks, spaces and capitals aside', () => {
  expect(exerciseKey('  Translate into Spanish:  I live here. ')).toBe(
    exerciseKey('translate into Spanish: I live here.'),
  )
})

test('two answers that differ in capitals and punctuation only are one', () => {
  expect(givenKey('¡Vivo acá!', 'es')).toBe(givenKey('vivo acá', 'es'))
})

test('accepted answers stand among the other answers of their exercise, and of no other', () => {
  const exercises = [{ question: 'A?', alternatives: ['x'] }, { question: 'B?' }]
  expect(withAccepted(exercises, new Map([['a?', ['y']]]))).toEqual([
    { question: 'A?', alternatives: ['x', 'y'] },
    { question: 'B?' },
  ])
})

test('a lesson with one more answer right gains the part of one exercise', () => {
  expect(withOneMoreRight(50, 4)).toBe(75)
  expect(withOneMoreRight(67, 3)).toBe(100)
  expect(withOneMoreRight(100, 8)).toBe(100)
})
