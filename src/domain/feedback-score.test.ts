import { expect, test } from 'vitest'
import { ENGLISH_SCORE, feedbackScore, scoreColour } from './feedback-score.ts'

test.each([
  [100, 'green'],
  [80, 'green'],
  [79, 'yellow'],
  [60, 'yellow'],
  [59, 'red'],
  [0, 'red'],
] as const)('a score of %i is %s', (score, colour) => {
  expect(scoreColour(score)).toBe(colour)
})

const message = { words: 4, recognised: 4, errors: [], answers: true, english: false }

test.each([
  ['a faultless answer', {}, 100],
  ['a faultless sentence about something else', { answers: false }, 88],
  ['one misspelled word of four', { errors: ['spelling'] }, 88],
  ['one missing accent of four words', { errors: ['accent'] }, 94],
  ['no capital and no full stop', { errors: ['capital', 'punctuation'] }, 94],
  ['every word misspelled', { errors: ['spelling', 'spelling', 'spelling', 'spelling'] }, 50],
  ['half of the words unknown', { recognised: 2 }, 100],
  ['a quarter of the words known', { recognised: 1, answers: false }, 75],
  ['words nobody taught that look right', { recognised: 0, plausible: 4, answers: false }, 75],
  ['a name as the answer', { words: 1, recognised: 0, names: 1, answers: false }, 88],
  ['no word of the language', { recognised: 0, answers: false }, 25],
  ['English', { recognised: 0, answers: false, english: true }, ENGLISH_SCORE],
  ['nothing', { words: 0, recognised: 0, answers: false }, 0],
] as const)('%s scores by the published formula', (_, change, score) => {
  expect(feedbackScore({ ...message, ...change, errors: [...('errors' in change ? change.errors : [])] })).toBe(score)
})
