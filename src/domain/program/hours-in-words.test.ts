import { expect, test } from 'vitest'
import { hoursInWords } from './hours-in-words.ts'

test.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [89, '89 minutes'],
  [90, 'about 2 hours'],
  [2460, 'about 41 hours'],
])('hoursInWords(%i) is %s', (minutes, words) => {
  expect(hoursInWords(minutes)).toBe(words)
})
