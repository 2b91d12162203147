import { expect, test } from 'vitest'
import { levelsInWords, nearestLevel, programHours } from './level-in-words.ts'
import { levels } from './program.ts'
import type { Level } from './program.ts'

test('every level says where it begins and ends, and what one can do after it', () => {
  for (const level of levels) {
    expect(levelsInWords[level].span).toMatch(/^[AB][12] to [AB][12]$/)
    expect(levelsInWords[level].abilities.length).toBeGreaterThan(levelsInWords[level].after.length)
  }
})

test.each([
  [15, 23],
  [30, 45],
  [60, 90],
  [120, 180],
])('%i minutes a day are %i hours in 90 days', (minutes, hours) => {
  expect(programHours(minutes)).toBe(hours)
})

test.each<[Level[], Level, Level | undefined]>([
  [['beginner'], 'advanced', 'beginner'],
  [['beginner', 'intermediate'], 'advanced', 'intermediate'],
  [['beginner', 'intermediate'], 'beginner', 'beginner'],
  [['intermediate', 'advanced'], 'beginner', 'intermediate'],
  [[], 'beginner', undefined],
])('with courses at %j, who is at %s is taught at %s', (ready, wanted, taught) => {
  expect(nearestLevel(ready, wanted)).toBe(taught)
})
