import { expect, test } from 'vitest'
import { englishContent, englishKeys } from './english-key.ts'
import type { ContentWord } from './english-key.ts'

test.each([
  ['to walk', 'walk'],
  ['walked', 'walk'],
  ['went', 'go'],
  ['children', 'child'],
  ['cities', 'city'],
  ['running', 'run'],
  ['making', 'make'],
  ['boxes', 'box'],
  ['elevator', 'lift'],
  ['color', 'colour'],
  ['you (formal)', 'you'],
  ['the dogs', 'dog'],
])('“%s” is found by “%s”', (text, key) => {
  expect(englishKeys(text)).toContain(key)
})

test('a word is found by itself first', () => {
  expect(englishKeys('bus')[0]).toBe('bus')
  expect(englishKeys('glass')).not.toContain('glas')
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  '“%s”, which every object knows, is a word like any other',
  word => {
    expect(englishKeys(word).every(key => typeof key === 'string')).toBe(true)
  },
)

test.each([
  ['did you see', [], 'see'],
  ['they went', [], 'go'],
  ['was sleeping', ['be sleeping'], 'sleep'],
  ["I'm hungry", ['be hungry'], 'hungry'],
  ['to be tired', ['be tired'], 'tired'],
  ['cheaper', [], 'cheap'],
  ['the biggest', [], 'big'],
  ['easier', [], 'easy'],
  ['more expensive', [], 'expensive'],
])('“%s” is about %j or “%s”', (text, whole, word) => {
  const content = englishContent(text)
  expect(content.whole).toEqual(whole)
  const [{ keys, positives }] = content.words as [ContentWord]
  expect([...keys, ...positives]).toContain(word)
})

test('a phrase of several words is asked for as a whole and by each of them', () => {
  expect(englishContent('took a photo')).toEqual({
    whole: ['took photo', 'take photo'],
    words: [
      { keys: ['took', 'take'], positives: [] },
      { keys: ['photo'], positives: [] },
    ],
  })
})

test('what is no English phrase is about nothing', () => {
  for (const text of ['où est', '電車', 'xyzzyq', 'is it', '']) expect(englishContent(text).words).toEqual([])
})
