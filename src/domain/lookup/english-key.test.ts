import { expect, test } from 'vitest'
import { englishKeys } from './english-key.ts'

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
