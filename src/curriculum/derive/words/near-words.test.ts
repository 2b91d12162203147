import { expect, test } from 'vitest'
import { judgeAnswer } from '#domain/answers/answers.ts'
import { createTestCourse } from '#test/courses/syllable-course.ts'
import type { Course } from '#curriculum/course/course.ts'
import { nearWords } from './near-words.ts'

/** A course with these words in place of its first ones. */
function courseWith(words: string[]): Course {
  const course = createTestCourse()
  const [week] = course.weeks
  const [day] = week!.days
  for (const [index, word] of words.entries()) {
    const { example: _, ...entry } = day!.words[index]!
    day!.words[index] = { ...entry, word, also: [] }
  }
  return course
}

test('a word that one letter parts from an answer is near it, whether changed, missing or added', () => {
  const course = courseWith(['la cuenta', 'la cuerta', 'cuentan', 'cueta', 'la puerta', 'pollo'])
  expect(nearWords(course, ['la cuenta']).toSorted()).toEqual(expect.arrayContaining(['cuentan', 'cuerta', 'cueta']))
})

test('the answer’s own words are not near it', () => {
  const near = nearWords(courseWith(['cuenta', 'puente']), ['cuenta', 'puente'])
  expect(near).not.toContain('cuenta')
  expect(near).not.toContain('puente')
  expect(near).not.toContain('pollo')
})

test('a slip that makes a near word is an error, and one that makes none is a slip', () => {
  const course = courseWith(['el cuento', 'la cuenta'])
  const judge = (given: string) =>
    judgeAnswer(given, { answer: 'cuenta' }, { code: 'es', otherWords: nearWords(course, ['cuenta']) }).verdict
  expect(judge('cuento')).toBe('wrong')
  expect(judge('cuentu')).toBe('almost')
})
