import { expect, test } from 'vitest'
import { outlineAtOwnPace } from './own-pace.ts'
import { syntheticOutline } from '#test/synthetic-outline.ts'

const outline = syntheticOutline()
const secondsOf = (activity: string, given = outline) =>
  new Set(given.activities.filter(each => each.activity === activity && each.scalable).map(each => each.secondsPerItem))
const answers = (count: number, milliseconds: number, activity = 'flashcard_drill') =>
  Array.from({ length: count }, () => ({ activity, milliseconds }))

test('a learner with few answers is planned for at the usual pace', () => {
  expect(outlineAtOwnPace(outline, answers(19, 2000))).toBe(outline)
})

test('a learner with twenty answers is planned for at their own, in that activity only', () => {
  const own = outlineAtOwnPace(outline, answers(20, 6000))
  expect(secondsOf('flashcard_drill', own)).toEqual(new Set([9]))
  expect(secondsOf('quiz_game', own)).toEqual(secondsOf('quiz_game'))
})

test.each([
  ['nobody is planned for at less than half the usual time', 100, 6],
  ['or more than twice', 3_600_000, 24],
])('%s', (_, milliseconds, seconds) => {
  expect(secondsOf('flashcard_drill', outlineAtOwnPace(outline, answers(30, milliseconds)))).toEqual(new Set([seconds]))
})

test('a few very long answers change nothing', () => {
  const own = outlineAtOwnPace(outline, [...answers(20, 6000), ...answers(5, 3_600_000)])
  expect(secondsOf('flashcard_drill', own)).toEqual(new Set([9]))
})
