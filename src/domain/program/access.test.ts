import { describe, expect, test } from 'vitest'
import { periodAgain, remainderOf, withoutPeriod } from './access.ts'

const day = (days: number) => Temporal.Instant.from('2026-11-02T09:00:00Z').add({ hours: 24 * days })
const period = (id: string, from: number, to: number) => ({ id, startsAt: day(from), expiresAt: day(to) })
const days = (duration: Temporal.Duration) => duration.total('hours') / 24

describe('remainderOf()', () => {
  test.each([
    ['in its tenth day', 10, 80],
    ['before it begins', -5, 90],
    ['on its last instant', 90, 0],
    ['long after', 200, 0],
  ])('of 90 days that end %s is what was still to come', (_, at, left) => {
    expect(days(remainderOf(period('a', 0, 90), day(at)))).toBe(left)
  })
})

describe('withoutPeriod()', () => {
  test('what follows begins sooner, so that a refund of the first program leaves 90 days of the second', () => {
    const [second] = withoutPeriod([period('b', 90, 180)], period('a', 0, 90), day(10))
    expect(second).toEqual(period('b', 10, 100))
  })

  test('what came before stays as it was', () => {
    expect(withoutPeriod([period('a', 0, 90)], period('b', 90, 180), day(10))).toEqual([])
  })
})

describe('periodAgain()', () => {
  test('gives the days that were left, from now, and the day of the program goes on where it stood', () => {
    expect(periodAgain(period('a', 0, 90), { endedAt: day(10), now: day(40) })).toEqual(period('a', 30, 120))
  })

  test('gives them after other access', () => {
    const again = periodAgain(period('a', 0, 90), { endedAt: day(10), now: day(40), otherEnd: day(100) })
    expect(again).toEqual(period('a', 90, 180))
  })
})
