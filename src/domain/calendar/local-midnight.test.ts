import { expect, test } from 'vitest'
import { millisecondsToLocalMidnight } from './local-midnight.ts'

const HOUR = 3_600_000

const hoursLeft = (instant: string, zone: string) =>
  millisecondsToLocalMidnight(Temporal.Instant.from(instant), zone) / HOUR

test.each([
  ['an ordinary day in UTC', '2026-11-20T00:00:00Z', 'UTC', 24],
  ['half past six in the evening', '2026-11-20T18:30:00Z', 'UTC', 5.5],
  ['a zone with 45 minutes', '2026-11-20T17:15:00Z', 'Asia/Kathmandu', 1],
  ['the far east of the date line', '2026-11-20T10:00:00Z', 'Pacific/Apia', 1],
  ['a zone without daylight saving', '2026-11-20T02:00:00Z', 'America/Sao_Paulo', 1],
  ['the day of 23 hours', '2027-03-14T05:00:00Z', 'America/New_York', 23],
  ['the day of 25 hours', '2027-11-07T04:00:00Z', 'America/New_York', 25],
  ['the day after a day of 23 hours', '2027-03-15T04:00:00Z', 'America/New_York', 24],
  ['a day whose next day was skipped', '2011-12-30T09:00:00Z', 'Pacific/Apia', 1],
  ['a day that begins at one, not at midnight', '2018-11-04T02:00:00Z', 'America/Sao_Paulo', 1],
])('millisecondsToLocalMidnight() on %s', (_, instant, zone, hours) => {
  expect(hoursLeft(instant, zone)).toBe(hours)
})

test('at midnight itself the next one is a whole day away, never 0', () => {
  expect(hoursLeft('2026-11-20T18:15:00Z', 'Asia/Kathmandu')).toBe(24)
})

test('a second before midnight one second is left, also with a fraction of a millisecond', () => {
  expect(millisecondsToLocalMidnight(Temporal.Instant.from('2026-11-20T23:59:59Z'), 'UTC')).toBe(1000)
  expect(millisecondsToLocalMidnight(Temporal.Instant.from('2026-11-20T23:59:59.9999999Z'), 'UTC')).toBe(1)
})

test('following it from midnight to midnight walks through seven days around a change of clocks, none twice, none left out', () => {
  for (const [start, first] of [
    ['2027-03-11T05:00:00Z', '2027-03-11'],
    ['2027-11-04T04:00:00Z', '2027-11-04'],
  ] as const) {
    let now = Temporal.Instant.from(start)
    const days: string[] = []
    for (let day = 0; day < 7; day++) {
      days.push(now.toZonedDateTimeISO('America/New_York').toPlainDate().toString())
      now = now.add({ milliseconds: millisecondsToLocalMidnight(now, 'America/New_York') })
    }
    const expected = Array.from({ length: 7 }, (_, day) => Temporal.PlainDate.from(first).add({ days: day }).toString())
    expect(days).toEqual(expected)
  }
})
