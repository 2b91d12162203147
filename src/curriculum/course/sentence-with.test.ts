import { expect, test } from 'vitest'
import { createTestCourse } from '#test/courses/syllable-course.ts'
import { courseSentences } from './course-sentences.ts'
import { sentenceWith } from './sentence-with.ts'

const course = createTestCourse()
const whole = courseSentences(course).find(
  ({ text, translation }) => translation && text && text.split(' ').length >= 3,
)!

test('a sentence is found by any of its words, whatever the capitals, with its English', () => {
  const word = whole.text!.replace(/[^\p{L}\s]/gu, '').split(' ')[1]!
  const found = sentenceWith(course, ['xyzzy', word.toUpperCase()])
  expect(found?.text.toLowerCase()).toContain(word.toLowerCase())
  expect(found?.translation).toBeTruthy()
})

test('a word that stands in no sentence has none', () => {
  expect(sentenceWith(course, ['xyzzy'])).toBeUndefined()
  expect(sentenceWith(course, [])).toBeUndefined()
})
