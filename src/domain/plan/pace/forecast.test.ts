import { describe, expect, test } from 'vitest'
import { calibration, dueByDay, forecastWords, wordsKnown } from './forecast.ts'
import type { ForecastInput } from './forecast.ts'
import { asTheModel } from '#domain/memory/recall-calibration.ts'
import { syntheticOutline } from '../../../../bench/planner/synthetic-outline.ts'

const now = Temporal.Instant.from('2026-12-02T10:00:00Z')
const outline = syntheticOutline()
const daysOf = (lessons: (number | null)[], reviewSeconds = 0) =>
  lessons.map(each => (each === null ? null : { lessons: each, reviewSeconds }))
const input = (given: Partial<ForecastInput> & { done?: number } = {}): ForecastInput => ({
  outline,
  lessonsDone: new Set(outline.lessons.slice(0, given.done ?? 30).map(lesson => lesson.id)),
  memory: Array.from({ length: 364 }, () => ({ stability: 30, lastReview: now })),
  days: daysOf(Array.from({ length: 30 }, () => 1)),
  calibration: asTheModel,
  minutes: 30,
  daysLeft: 60,
  now,
  ...given,
})

describe('forecastWords()', () => {
  test('holds its number in its band, which narrows towards the end', () => {
    const early = forecastWords(input())
    const late = forecastWords(input({ daysLeft: 5 }))
    for (const { words, low, high } of [early, late]) {
      expect(low).toBeLessThan(words)
      expect(high).toBeGreaterThan(words)
    }
    expect((late.high - late.low) / late.words).toBeLessThan((early.high - early.low) / early.words)
  })

  test('expects less of a slower pace and of a weaker memory', () => {
    const { words } = forecastWords(input())
    expect(forecastWords(input({ days: daysOf(Array.from({ length: 30 }, (_, day) => day % 2)) })).words).toBeLessThan(
      words,
    )
    expect(forecastWords(input({ calibration: { ...asTheModel, shift: -2 } })).words).toBeLessThan(words)
  })

  test('counts a free weekend as part of the pace, and an absence not', () => {
    const weekends = Array.from({ length: 28 }, (_, day) => (day % 7 < 5 ? 1 : null))
    const absence = [...Array.from({ length: 21 }, () => 1), ...Array.from({ length: 7 }, () => null)]
    expect(forecastWords(input({ days: daysOf(weekends) })).words).toBeLessThan(
      forecastWords(input({ days: daysOf(absence) })).words,
    )
  })

  test('expects fewer lessons where reviews take what there is', () => {
    const pace = Array.from({ length: 30 }, () => 0.6)
    const given = { minutes: 15, memory: Array.from({ length: 200 }, () => ({ stability: 30, lastReview: now })) }
    const easy = forecastWords(input({ ...given, days: daysOf(pace) }))
    const busy = forecastWords(input({ ...given, days: daysOf(pace, 400) }))
    expect(busy.words).toBeLessThan(0.97 * easy.words)
  })

  test('counts a word that is due as coming back, unless reviews are full', () => {
    const waiting = Array.from({ length: 364 }, () => ({ stability: 3, lastReview: now.subtract({ hours: 24 * 9 }) }))
    const roomy = forecastWords(input({ memory: waiting.slice(0, 60), daysLeft: 0, minutes: 60 }))
    const full = forecastWords(input({ memory: waiting, daysLeft: 0, minutes: 15 }))
    expect(roomy.words / 60).toBeGreaterThan(0.85)
    expect(full.words / 364).toBeLessThan(0.85)
  })

  test('counts on no more words than the course has', () => {
    const { words } = forecastWords(input({ days: daysOf(Array.from({ length: 30 }, () => 4)) }))
    expect(words).toBeLessThanOrEqual(1092)
  })
})

test('calibration() sets what was predicted beside what was recalled', () => {
  const made = [
    ...Array.from({ length: 10 }, (_, at) => ({ predicted: 0.92, recalled: at > 0 })),
    { predicted: 0.2, recalled: false },
    { predicted: 1, recalled: true },
  ]
  expect(calibration(made)).toEqual([
    { from: 0, to: 0.5, answers: 1, predicted: 0.2, recalled: 0 },
    { from: 0.9, to: 0.95, answers: 10, predicted: expect.closeTo(0.92), recalled: 0.9 },
    { from: 0.95, to: 1, answers: 1, predicted: 1, recalled: 1 },
  ])
  expect(calibration([])).toEqual([])
})

test('dueByDay() counts what is overdue on the first day and leaves out what comes later', () => {
  const hours = [-50, 1, 25, 47, 24 * 9]
  expect(
    dueByDay(
      hours.map(each => now.add({ hours: each })),
      now,
      3,
    ),
  ).toEqual([2, 2, 0])
})

test('wordsKnown() adds up what is likely to be remembered', () => {
  expect(
    wordsKnown(
      Array.from({ length: 10 }, () => ({ stability: 5, lastReview: now.subtract({ hours: 120 }) })),
      now,
    ),
  ).toBe(9)
  expect(wordsKnown([{ stability: 0, lastReview: null }], now)).toBe(0)
})
