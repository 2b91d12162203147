import { expect, test } from 'vitest'
import { ownSeconds, paceAt } from './own-pace.ts'

const answers = (count: number, milliseconds: number, activity = 'flashcard_drill') =>
  Array.from({ length: count }, () => ({ activity, milliseconds }))
const pace = (given: ReturnType<typeof answers>, activity = 'flashcard_drill') =>
  paceAt(ownSeconds(given), activity, 12)

test('a learner with few answers is planned for at the usual pace', () => {
  expect(pace(answers(19, 2000))).toBe(1)
  expect(paceAt(undefined, 'flashcard_drill', 12)).toBe(1)
})

test('a learner with twenty answers is planned for at their own, in that activity only', () => {
  expect(pace(answers(20, 6000))).toBe(0.75)
  expect(pace(answers(20, 6000), 'quiz_game')).toBe(1)
})

test.each([
  ['nobody is planned for at less than half the usual time', 100, 0.5],
  ['or more than twice', 3_600_000, 2],
])('%s', (_, milliseconds, times) => {
  expect(pace(answers(30, milliseconds))).toBe(times)
})

test('a few very long answers change nothing', () => {
  expect(pace([...answers(20, 6000), ...answers(5, 3_600_000)])).toBe(0.75)
})
