import { describe, expect, test } from 'vitest'
import { sharesOfDay } from './day-shares.ts'
import { addDays } from '#domain/calendar/local-days.ts'

const languages = (...minutes: number[]) =>
  minutes.map((each, index) => ({ id: index + 1, minutes: each, isNew: false }))
const onDay = (day: number) => addDays('2026-11-02', day)

test('one language has the whole day', () => {
  expect(sharesOfDay(languages(30), onDay(0))).toEqual(new Map([[1, 30]]))
  expect(sharesOfDay([], onDay(0))).toEqual(new Map())
})

test('several languages share the minutes, each its own divided by their number', () => {
  expect(sharesOfDay(languages(30, 60), onDay(0))).toEqual(
    new Map([
      [1, 15],
      [2, 30],
    ]),
  )
  expect(sharesOfDay(languages(120, 120, 120), onDay(0)).size).toBe(3)
})

test('where shares would fall below 15 minutes languages take turns, and each has as many days as the others', () => {
  const days = new Map<number, number>()
  for (let day = 0; day < 30; day++) {
    const shares = sharesOfDay(languages(30, 30, 30), onDay(day))
    expect([...shares.values()]).toEqual([15, 15])
    for (const id of shares.keys()) days.set(id, (days.get(id) ?? 0) + 1)
  }
  expect([...days.values()]).toEqual([20, 20, 20])
})

test('no day is longer than the longest of its languages promised', () => {
  for (let day = 0; day < 10; day++) {
    const total = [...sharesOfDay(languages(15, 45, 120), onDay(day)).values()].reduce((sum, each) => sum + each, 0)
    expect(total).toBeLessThanOrEqual(120)
  }
})

test('a language that begins has tasks on its first day, whosever turn it is', () => {
  for (let day = 0; day < 4; day++) {
    const [first, ...others] = languages(15, 15, 15, 15)
    expect([...sharesOfDay([...others, { ...first!, isNew: true }], onDay(day))]).toEqual([[1, 15]])
  }
  expect(
    sharesOfDay(
      languages(15, 15).map(each => ({ ...each, isNew: true })),
      onDay(0),
    ),
  ).toEqual(
    new Map([
      [1, 7],
      [2, 7],
    ]),
  )
})

describe('with weights', () => {
  const of = (id: number, minutes: number, weight: number) => ({ id, minutes, weight, isNew: false })
  const dates = Array.from({ length: 40 }, (_, day) => addDays('2026-11-02', day))
  const totals = (languages: ReturnType<typeof of>[]) => {
    const sums = new Map<number, number>()
    for (const date of dates)
      for (const [id, minutes] of sharesOfDay(languages, date)) sums.set(id, (sums.get(id) ?? 0) + minutes)
    return sums
  }

  test('a long day is divided by them', () => {
    expect([...sharesOfDay([of(1, 60, 3), of(2, 60, 1)], '2026-11-02')].toSorted(([a], [b]) => a - b)).toEqual([
      [1, 45],
      [2, 15],
    ])
  })

  test('languages of a short day take turns by them, and no share falls below 15 minutes', () => {
    const sums = totals([of(1, 30, 3), of(2, 30, 1)])
    expect(sums.get(1)! / sums.get(2)!).toBe(3)
    for (const date of dates)
      for (const minutes of sharesOfDay([of(1, 45, 2), of(2, 45, 1), of(3, 45, 10)], date).values())
        expect(minutes).toBeGreaterThanOrEqual(15)
  })

  test('every language has its turn', () => {
    expect([...totals([of(1, 15, 10), of(2, 15, 1), of(3, 15, 5)]).keys()].toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  })
})
