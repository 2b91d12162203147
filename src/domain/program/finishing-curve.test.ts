import { expect, test } from 'vitest'
import { finishingCurve } from './finishing-curve.ts'
import { addDays } from '../calendar/local-days.ts'

const startedOn = '2026-11-02'
const days = (...numbers: number[]) => numbers.map(day => addDays(startedOn, day))

test('a week counts once it is over, for those who did something in it or later', () => {
  const learners = [
    { startedOn, activeDates: days(0, 1, 20) },
    { startedOn, activeDates: days(0) },
    { startedOn: addDays(startedOn, 14), activeDates: days(14) },
  ]
  const curve = finishingCurve(learners, addDays(startedOn, 21))
  expect(curve).toHaveLength(13)
  expect(curve.slice(0, 4)).toEqual([
    { week: 1, reached: 3, stillLearning: 3 },
    { week: 2, reached: 2, stillLearning: 1 },
    { week: 3, reached: 2, stillLearning: 1 },
    { week: 4, reached: 0, stillLearning: 0 },
  ])
})

test('the last week is over on day 90', () => {
  const learners = [{ startedOn, activeDates: days(88) }]
  expect(finishingCurve(learners, addDays(startedOn, 89)).at(-1)).toEqual({ week: 13, reached: 0, stillLearning: 0 })
  expect(finishingCurve(learners, addDays(startedOn, 90)).at(-1)).toEqual({ week: 13, reached: 1, stillLearning: 1 })
})
