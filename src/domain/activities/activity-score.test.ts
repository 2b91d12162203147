import { expect, test } from 'vitest'
import {
  AUTO_ADVANCE_MS,
  DEFAULT_TIME_LIMIT_SECONDS,
  reachedTarget,
  scoreAfter,
  timeLimitMinutes,
} from './activity-score.ts'

test.each([
  [0, 'correct', undefined, 2],
  [4, 'correct', 5, 9],
  [4, 'wrong', undefined, 3],
  [0, 'wrong', undefined, 0],
  [4, 'almost', undefined, 4],
] as const)('scoreAfter() from %i, %s (worth %s) is %i', (score, verdict, worth, after) => {
  expect(scoreAfter(score, verdict, worth)).toBe(after)
})

test('completion fires only at the target score, which is 0 unless set', () => {
  expect([reachedTarget(0), reachedTarget(7, 8), reachedTarget(8, 8)]).toEqual([true, false, true])
})

test('the time limit is 300 seconds unless set, and shown in whole minutes', () => {
  expect(DEFAULT_TIME_LIMIT_SECONDS).toBe(300)
  expect([timeLimitMinutes(), timeLimitMinutes(150), timeLimitMinutes(59)]).toEqual([5, 2, 0])
})

test('an answered card goes on after 1500 ms', () => {
  expect(AUTO_ADVANCE_MS).toBe(1500)
})
