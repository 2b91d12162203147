import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, localDate } from './local-days.ts'
import { idleDays, streakDays, streakLabel, zoneToKeep } from './streak.ts'

const utc = (...dates: string[]) => dates.map(date => ({ date, zone: 'UTC' }))
const today = { date: '2026-11-20', zone: 'UTC' }

test.each([
  ['0 days', 0],
  ['1 day', 1],
  ['2 days', 2],
  ['90 days', 90],
])('streakLabel() says %s', (label, days) => {
  expect(streakLabel(days)).toBe(label)
})

describe('streakDays()', () => {
  test.each([
    ['is 0 for a new learner', [], 0],
    ['is 1 on the first day', ['2026-11-20'], 1],
    ['counts days in a row, given in any order', ['2026-11-19', '2026-11-20', '2026-11-18'], 3],
    ['is not broken by a day that has only begun', ['2026-11-18', '2026-11-19'], 2],
    ['ends with a day without activity', ['2026-11-17', '2026-11-18'], 0],
    ['counts back to the last gap only', ['2026-11-15', '2026-11-16', '2026-11-18', '2026-11-19', '2026-11-20'], 3],
  ])('%s', (_, dates, days) => {
    expect(streakDays(utc(...dates), today)).toBe(days)
  })

  test('is not broken by the day that Samoa left out when it crossed the date line in 2011', () => {
    const days = ['2011-12-28', '2011-12-29', '2011-12-31', '2012-01-01'].map(date => ({ date, zone: 'Pacific/Apia' }))
    expect(streakDays(days, days.at(-1)!)).toBe(4)
    expect(streakDays(utc(...days.map(day => day.date)), { date: '2012-01-01', zone: 'UTC' })).toBe(2)
  })

  test('is not broken by that day either when the day after it ended elsewhere', () => {
    const days = [
      { date: '2011-12-28', zone: 'Pacific/Apia' },
      { date: '2011-12-29', zone: 'Pacific/Apia' },
      { date: '2011-12-31', zone: 'America/New_York' },
    ]
    expect(streakDays(days, days[2]!)).toBe(3)
  })

  test('survives a flight over the date line, on which a date is never lived', () => {
    const before = ['2026-11-18', '2026-11-19'].map(date => ({ date, zone: 'Pacific/Pago_Pago' }))
    const after = { date: '2026-11-21', zone: 'Pacific/Kiritimati' }
    expect(streakDays([...before, after], after)).toBe(3)
    expect(streakDays(before, after)).toBe(2)
  })

  test('survives the flight back, on which a date is lived twice and counts once', () => {
    const lived = [
      { date: '2026-11-20', zone: 'Pacific/Kiritimati' },
      { date: '2026-11-21', zone: 'Pacific/Kiritimati' },
    ]
    expect(streakDays(lived, { date: '2026-11-20', zone: 'Pacific/Pago_Pago' })).toBe(2)
    expect(
      streakDays([...lived, { date: '2026-11-22', zone: 'Pacific/Pago_Pago' }], {
        date: '2026-11-22',
        zone: 'Pacific/Pago_Pago',
      }),
    ).toBe(3)
  })

  test('a date that was lived and left out ends it, in whatever zones', () => {
    const lived = [
      { date: '2026-11-18', zone: 'Asia/Tokyo' },
      { date: '2026-11-20', zone: 'Europe/Madrid' },
    ]
    expect(streakDays(lived, lived[1]!)).toBe(1)
  })

  const zones = [
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'America/New_York',
    'Australia/Lord_Howe',
    'Europe/London',
    'UTC',
  ]
  const journey = fc.record({
    // Spans Samoa's change of 2011 and many changes of the clock.
    start: fc.integer({ min: Date.UTC(2011, 11, 20), max: Date.UTC(2012, 11, 1) }),
    stays: fc.array(fc.record({ zone: fc.constantFrom(...zones), hours: fc.integer({ min: 60, max: 24 * 30 }) }), {
      minLength: 1,
      maxLength: 6,
    }),
  })

  test('is as many days as were lived wherever a traveller does something on each date of each place', () => {
    fc.assert(
      fc.property(journey, ({ start, stays }) => {
        const { active, now } = travel(start, stays, () => true)
        const days = Array.from(active, ([date, zone]) => ({ date, zone }))
        expect(streakDays(days, now)).toBe(active.size)
      }),
      { numRuns: 150 },
    )
  })

  test('is never more than the dates on which something was done', () => {
    fc.assert(
      fc.property(journey, fc.func(fc.boolean()), ({ start, stays }, isActive) => {
        const { active, now } = travel(start, stays, isActive)
        const days = Array.from(active, ([date, zone]) => ({ date, zone }))
        expect(streakDays(days, now)).toBeLessThanOrEqual(active.size)
      }),
      { numRuns: 100 },
    )
  })
})

/** Lives through stays half an hour at a time, with one event at the first moment of each date in each place. */
function travel(start: number, stays: { zone: string; hours: number }[], isActive: (date: string) => boolean) {
  const active = new Map<string, string>()
  let at = start
  let now = { date: '', zone: 'UTC' }
  for (const { zone, hours } of stays) {
    const seen = new Set<string>()
    for (const end = at + hours * 3_600_000; at < end; at += 1_800_000) {
      const date = localDate(Temporal.Instant.fromEpochMilliseconds(at), zone)
      now = { date, zone }
      if (seen.has(date)) continue
      seen.add(date)
      if (isActive(date)) active.set(date, zoneToKeep(date, active.get(date) ?? zone, zone))
    }
  }
  return { active, now }
}

test('zoneToKeep() keeps the zone in which the date ends later', () => {
  expect(zoneToKeep('2026-11-20', 'Pacific/Kiritimati', 'Pacific/Pago_Pago')).toBe('Pacific/Pago_Pago')
  expect(zoneToKeep('2026-11-20', 'Pacific/Pago_Pago', 'Pacific/Kiritimati')).toBe('Pacific/Pago_Pago')
})

test.each([
  [undefined, 0],
  ['2026-11-20', 0],
  ['2026-11-19', 0],
  ['2026-11-18', 1],
  ['2026-11-16', 3],
  [addDays('2026-11-20', 1), 0],
])('idleDays() since %s is %i', (last, days) => {
  expect(idleDays(last, '2026-11-20')).toBe(days)
})
