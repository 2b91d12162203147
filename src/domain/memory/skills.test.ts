import { expect, test } from 'vitest'
import { byEvidence } from './evidence.ts'
import { ratings } from './review.ts'
import { skillOf, skillOfExercise } from './skills.ts'

test.each([
  ['flashcard_drill', 'write'],
  ['listening_exercise', 'hear'],
  ['pronunciation_drill', 'say'],
  ['quiz_game', 'recognise'],
  ['something of a later release', 'recognise'],
])('an answer in %s shows that one can %s', (activity, skill) => {
  expect(skillOf(activity)).toBe(skill)
})

test('an activity that is only a name JavaScript knows shows nothing but recognition', () => {
  expect(['toString', 'constructor', '__proto__'].map(name => skillOf(name))).toEqual(Array(3).fill('recognise'))
})

test('what is told of an answer counts for more than its activity', () => {
  expect(skillOf('grammar_worksheet', 'hear')).toBe('hear')
})

test.each([
  [{ type: 'multiple_choice', audio_text: 'hola' }, 'hear'],
  [{ type: 'dictation', audio_text: 'hola' }, 'hear'],
  [{ type: 'multiple_choice' }, 'recognise'],
  [{ type: 'translation' }, 'write'],
  [{ type: 'fill_in_blank' }, 'write'],
  [undefined, undefined],
])('%j asks to %s', (exercise, skill) => {
  expect(skillOfExercise(exercise)).toBe(skill)
})

test('a pair found is remembered with effort, a choice is never easy, a typed word is what it is', () => {
  expect(byEvidence(ratings.easy, 'memory_game', 'recognise')).toBe(ratings.hard)
  expect(byEvidence(ratings.easy, 'quiz_game', 'recognise')).toBe(ratings.good)
  expect(byEvidence(ratings.easy, 'flashcard_drill', 'write')).toBe(ratings.easy)
  expect(byEvidence(ratings.again, 'memory_game', 'recognise')).toBe(ratings.again)
})
