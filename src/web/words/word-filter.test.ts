import { describe, expect, test } from 'vitest'
import { comesBack, wordsFound } from './word-filter.ts'
import type { MetWord } from '#contract/words/words.ts'

const word = (part: Partial<MetWord>): MetWord => ({
  item: part.word ?? 'x',
  word: 'adiós',
  reading: null,
  pronunciation: '',
  translation: 'goodbye',
  example: null,
  week: 1,
  source: 'lesson',
  strength: 'growing',
  known: 90,
  next_review: '2026-11-25T09:00:00.000Z',
  is_due: false,
  ...part,
})
const words = [
  word({ word: 'adiós' }),
  word({ word: 'こんにちは', reading: 'konnichiwa', translation: 'hello', strength: 'weak' }),
  word({
    word: 'la mariposa',
    translation: 'butterfly',
    source: 'lookup',
    strength: 'new',
    is_due: true,
    next_review: '2026-11-20T09:00:00.000Z',
  }),
  word({ word: 'gracias', translation: 'thanks', strength: 'strong' }),
]
const found = (...asked: [Parameters<typeof wordsFound>[1], string]) =>
  wordsFound(words, ...asked).map(each => each.word)

describe('wordsFound()', () => {
  test.each([
    ['all', 'adios', ['adiós']],
    ['all', 'KONNI', ['こんにちは']],
    ['all', 'butter', ['la mariposa']],
    ['due', '', ['la mariposa']],
    ['weak', '', ['la mariposa', 'こんにちは']],
    ['strong', '', ['gracias']],
    ['own', '', ['la mariposa']],
    ['strong', 'butter', []],
  ] as const)('of %s with %j', (filter, search, expected) => {
    expect(found(filter, search)).toEqual(expected)
  })

  test('begins with those that come back first', () => {
    expect(found('all', '')[0]).toBe('la mariposa')
  })
})

test.each([
  ['2026-11-20T09:00:00Z', 'today'],
  ['2026-11-23T22:59:00Z', 'today'],
  ['2026-11-23T23:00:00Z', 'tomorrow'],
  ['2026-12-05T12:00:00Z', 'in 12 days'],
])('a review at %s is %s in Madrid', (moment, text) => {
  expect(comesBack(moment, Temporal.Instant.from('2026-11-23T09:00:00Z'), 'Europe/Madrid')).toBe(text)
})
