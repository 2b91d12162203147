import { describe, expect, test } from 'vitest'
import { strengthOf, wordsToReview } from './word-strength.ts'

const now = Temporal.Instant.from('2026-11-23T09:00:00Z')

test.each([
  [0, 'weak'],
  [2.9, 'weak'],
  [3, 'growing'],
  [10, 'firm'],
  [29.9, 'firm'],
  [30, 'strong'],
])('a word that holds for %d days is %s', (stability, strength) => {
  expect(strengthOf({ stability, lastReview: now })).toBe(strength)
})

test('a word that was never asked for is new', () => {
  expect(strengthOf({ stability: 0, lastReview: null })).toBe('new')
})

describe('wordsToReview()', () => {
  const word = (item: string, hours: number, known: number, stability = 5) => ({
    item,
    due: now.add({ hours }),
    known,
    stability,
  })
  test('takes the due ones first, the most forgotten of them before the others, then the least known', () => {
    const words = [word('later', 48, 0.95), word('due', -1, 0.9), word('soon', 24, 0.85), word('forgotten', -50, 0.4)]
    expect(wordsToReview(words, now, 3).map(each => each.item)).toEqual(['forgotten', 'due', 'soon'])
  })
})
