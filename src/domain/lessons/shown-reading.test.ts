import { expect, test } from 'vitest'
import { shownReading } from './shown-reading.ts'

test.each([
  ['元気', 'げんき', 'げんき'],
  ['こんにちは', 'こんにちは', undefined],
  ['こんばんは。はじめまして。', 'こんばんは。 はじめまして', undefined],
  ['hola', undefined, undefined],
])('shownReading() of %s, read %s, is %s', (text, reading, shown) => {
  expect(shownReading(text, reading)).toBe(shown)
})
