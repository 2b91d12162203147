import { expect, test } from 'vitest'
import { dailyProgress } from './daily-progress.ts'

const tasks = (done: number, all: number) => Array.from({ length: all }, (_, index) => ({ is_completed: index < done }))

test.each([
  [0, 0, 0],
  [0, 4, 0],
  [1, 4, 25],
  [1, 3, 33],
  [2, 3, 67],
  [4, 4, 100],
])('dailyProgress() of %i done of %i is %i percent', (done, all, percent) => {
  expect(dailyProgress(tasks(done, all))).toBe(percent)
})

test('dailyProgress() never rounds an unfinished day up to 100', () => {
  expect(dailyProgress(tasks(299, 300))).toBe(99)
})
