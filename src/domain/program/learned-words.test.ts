import { expect, test } from 'vitest'
import { learnedInWords } from './learned-words.ts'

const lesson = { title: 'Hello and goodbye' }

test.each([
  [
    { words_met: 14, words_reviewed: 0, lessons: [lesson], answers: { right: 26, asked: 31 } },
    '14 new words, one lesson, 26 right of 31',
  ],
  [
    { words_met: 1, words_reviewed: 20, lessons: [lesson, lesson], answers: { right: 20, asked: 20 } },
    '1 new word, 20 words reviewed, two lessons, 20 right of 20',
  ],
  [{ words_met: 0, words_reviewed: 0, lessons: [lesson], answers: { right: 0, asked: 0 } }, 'One lesson'],
  [{ words_met: 0, words_reviewed: 0, lessons: [], answers: { right: 0, asked: 0 } }, ''],
])('learnedInWords() names only what there was: %o', (learned, words) => {
  expect(learnedInWords(learned)).toBe(words)
})
