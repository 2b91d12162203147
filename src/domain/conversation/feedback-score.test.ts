import { expect, test } from 'vitest'
import { feedbackScore, isWorthKeeping, scoreColour } from './feedback-score.ts'

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

const message = { words: 4, unknown: 0, errors: [], lookedAt: 4, isAttested: false }

test.each([
  ['a sentence of the course', { isAttested: true }, 100],
  ['one in which four kinds of rules found nothing', {}, 85],
  ['one that only the spelling was looked at of', { lookedAt: 1 }, 70],
  ['one error among four words', { errors: ['agreement'] }, 58],
  ['one error among eight words', { words: 8, errors: ['agreement'] }, 71],
  ['a missing accent', { errors: ['accent'] }, 71],
  ['two errors among four words', { errors: ['agreement', 'case'] }, 30],
  ['a quarter of the words unknown', { unknown: 1 }, 80],
  ['one misspelled word alone', { words: 1, errors: ['spelling'] }, 58],
  ['words nobody knows', { unknown: 3 }, undefined],
  ['nothing', { words: 0 }, undefined],
] as const)('%s scores by the published formula', (_, change, score) => {
  expect(feedbackScore({ ...message, ...change, errors: [...('errors' in change ? change.errors : [])] })).toBe(score)
})

test('marks and capitals are not kept for review', () => {
  expect((['punctuation', 'capital', 'spelling', undefined] as const).map(isWorthKeeping)).toEqual([
    false,
    false,
    true,
    true,
  ])
})
