import { expect, test } from 'vitest'
import { milestoneReached } from './milestones.ts'

test.each([
  [1, undefined],
  [44, undefined],
  [45, 45],
  [89, 45],
  [90, 90],
])('milestoneReached() on day %i is %s', (day, milestone) => {
  expect(milestoneReached(day)).toBe(milestone)
})
