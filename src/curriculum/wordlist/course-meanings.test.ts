import { expect, test } from 'vitest'
import { createTestCourse } from '#test/courses/syllable-course.ts'
import { withMeanings } from './course-meanings.ts'

const course = createTestCourse()
const [word, other] = course.weeks[0]!.days[0]!.words
const wordsOf = (lines: string[]) => withMeanings(course, lines).weeks[0]!.days[0]!.words

test('a word has the senses of its headword, whatever part of speech they are filed under, but not its gloss again', () => {
  const [first, second] = wordsOf([
    `${word!.word}\tnoun\t${word!.gloss}; dock | quay`,
    `${word!.word}\tverb\tto moor`,
    `${word!.word}\tname\tHarbour`,
  ])
  expect(first!.meanings).toEqual(['dock', 'quay', 'to moor'])
  expect(second).toEqual(other)
})

test('without a wordlist a course stays as it is', () => {
  expect(withMeanings(course, [])).toEqual(course)
})
