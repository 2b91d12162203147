import { expect, test } from 'vitest'
import { MAX_ALTERNATIVES, matchPronunciation, pointsFor } from './pronunciation-score.ts'
import { graphemeDistance, normalizeForSpeech, similarity, withoutAccents } from '../answers/text/text-similarity.ts'

test.each([
  [1, 15],
  [0.81, 15],
  [0.8, 10],
  [0.61, 10],
  [0.6, 5],
  [0.41, 5],
  [0.4, 0],
  [0, 0],
])('a similarity of %d gives %i points', (value, points) => {
  expect(pointsFor(value)).toBe(points)
})

test('the best of up to five alternatives is used', () => {
  expect(MAX_ALTERNATIVES).toBe(5)
  expect(matchPronunciation('buenos días', ['buena día', 'Buenos dias!', 'x'])).toEqual({
    heard: 'Buenos dias!',
    similarity: 1,
    points: 15,
  })
  expect(matchPronunciation('hola', ['a', 'b', 'c', 'd', 'e', 'hola']).points).toBe(0)
  expect(matchPronunciation('hola', [])).toEqual({ heard: '', similarity: 0, points: 0 })
})

test.each([
  ['¿Cómo ESTÁS?', 'como estas'],
  ['مُحَمَّد', 'محمد'],
  ['שָׁלוֹם', 'שלום'],
  ['мой', 'мой'],
  ['हिन्दी', 'हिन्दी'],
  ['がぎぐ', 'がぎぐ'],
  ['ที่นี่', 'ที่นี่'],
])('normalizeForSpeech() of %s is %s: accents go from Latin letters, Arabic and Hebrew only', (text, plain) => {
  expect(normalizeForSpeech(text)).toBe(plain)
})

test('withoutAccents() keeps letters that only look accented', () => {
  expect(withoutAccents('Ёлка Żółć')).toBe('Ёлка Zołc')
})

test('similarity() is one minus the edit distance in letters over the longer length', () => {
  expect(similarity('abcd', 'abcx')).toBeCloseTo(0.75)
  expect(similarity('', '')).toBe(0)
  expect(graphemeDistance('किताब', 'किताबें')).toBe(1)
})
