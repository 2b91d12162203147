import { describe, expect, it, test } from 'vitest'
import {
  DO_NOT_KNOW,
  knownFromTest,
  placedWeek,
  testDue,
  testItems,
  testNumbers,
  testPlaces,
  WORDS_OF_A_WEEK,
} from './word-check.ts'
import type { TestNumber } from './word-check.ts'
import { addDays } from '../calendar/local-days.ts'
import { syntheticOutline } from '../../../bench/planner/synthetic-outline.ts'

const outline = syntheticOutline()

describe('testItems()', () => {
  const forms = testNumbers.map(number => testItems(outline, number, 7))

  it('asks as many words of each week', () => {
    const weekOf = new Map(outline.lessons.flatMap(lesson => lesson.items.map(item => [item, lesson.week] as const)))
    for (const form of forms) {
      const counts = Map.groupBy(form, item => weekOf.get(item))
      expect([...counts.values()].map(items => items.length)).toEqual(Array(13).fill(WORDS_OF_A_WEEK))
    }
  })

  it('has no word in two tests of a learner', () => {
    expect(new Set(forms.flat()).size).toBe(forms.flat().length)
  })

  it('draws other words for another learner, and the same ones again for the same', () => {
    expect(testItems(outline, 1, 7)).toEqual(forms[0])
    expect(testItems(outline, 1, 8)).not.toEqual(forms[0])
  })
})

describe('testDue()', () => {
  const assessed = '2026-11-20'
  const on = (day: number, taken: TestNumber[], daysLeft = 91 - day) =>
    testDue(assessed, addDays(assessed, day - 1), daysLeft, new Set(taken))

  test.each([
    [1, [], 1],
    [2, [1], undefined],
    [3, [], 1],
    [44, [1], undefined],
    [45, [1], 2],
    [45, [], 2],
    [60, [1], 2],
    [60, [1, 2], undefined],
    [89, [1, 2], undefined],
    [90, [1, 2], 3],
    [120, [1], 3],
    [120, [1, 3], undefined],
  ] as const)('on day %i, with %j taken, it is %s', (day, taken, due) => {
    expect(on(day, [...taken], 40)).toBe(due)
  })

  it('comes early where the program ends early', () => {
    expect(on(85, [1, 2], 1)).toBe(3)
  })
})

describe('knownFromTest()', () => {
  it('gives Wilson’s interval around the share', () => {
    // 20 of 26: 0.769, interval 0.579 to 0.890.
    expect(knownFromTest({ correct: 20, wrong: 0, asked: 26 }, 1000)).toEqual({ words: 769, low: 579, high: 890 })
  })

  it.each([
    [3, 23, 0],
    [6, 20, 0],
    [20, 6, 18],
    [8, 0, 8],
  ])('counts the guesses out: %i right and %i wrong of 26 are as good as %i known', (correct, wrong, known) => {
    expect(knownFromTest({ correct, wrong, asked: 26 }, 26).words).toBe(known)
  })

  it('leaves room above nothing and below everything', () => {
    expect(knownFromTest({ correct: 0, wrong: 0, asked: 26 }, 1092)).toMatchObject({ words: 0, low: 0, high: 141 })
    expect(knownFromTest({ correct: 26, wrong: 0, asked: 26 }, 1092)).toMatchObject({
      words: 1092,
      low: 951,
      high: 1092,
    })
  })
})

describe('placedWeek()', () => {
  const answers = (right: number[], given = DO_NOT_KNOW) =>
    right.flatMap((each, at) =>
      [1, 2].map(turn => ({ week: at + 1, right: turn <= each, given: turn <= each ? 'right' : given })),
    )

  test.each([
    ['who knows nothing begins at the beginning', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 1],
    ['a lucky late word changes nothing', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2], 1],
    ['one slip in four weeks is forgiven', [2, 1, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0], 5],
    ['a week of which nothing is known is not skipped', [2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0], 6],
    ['who knows everything begins in the last week', [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], 13],
  ])('%s', (_, right, week) => {
    expect(placedWeek(answers(right))).toBe(week)
  })

  it('places who guesses what they do not know no further than who says so', () => {
    const right = [2, 2, 1, 2, 1, 1, 0, 1, 0, 0, 1, 0, 0]
    expect(placedWeek(answers(right, 'a guess'))).toBeLessThanOrEqual(placedWeek(answers(right)))
    expect(placedWeek(answers([1, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1], 'a guess'))).toBe(1)
  })
})

test.each([
  [1, 'beginner', 'beginner', false],
  [1, 'intermediate', 'beginner', true],
  [1, 'advanced', 'advanced', false],
  [2, 'advanced', 'beginner', false],
] as const)('of number %i, for who said %s and is taught %s, places: %s', (number, said, taught, places) => {
  expect(testPlaces(number, said, taught)).toBe(places)
})
