import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayNumber, daysBetween, endOfDay, localDate, startOfDay } from './local-days.ts'

const hours = (date: string, zone: string) => startOfDay(date, zone).until(endOfDay(date, zone)).total('hours')

test.each([
  ['2026-11-02T18:14:59Z', 'Asia/Kathmandu', '2026-11-02'],
  ['2026-11-02T18:15:00Z', 'Asia/Kathmandu', '2026-11-03'],
  ['2026-11-02T10:59:59Z', 'Pacific/Apia', '2026-11-02'],
  ['2026-11-02T11:00:00Z', 'Pacific/Apia', '2026-11-03'],
  ['2026-11-03T02:59:59Z', 'America/Sao_Paulo', '2026-11-02'],
  ['2026-11-03T03:00:00Z', 'America/Sao_Paulo', '2026-11-03'],
  ['2026-11-02T10:00:00Z', 'Pacific/Kiritimati', '2026-11-03'],
  ['2026-11-02T10:00:00Z', 'Pacific/Pago_Pago', '2026-11-01'],
])('localDate() of %s in %s is %s', (instant, zone, date) => {
  expect(localDate(Temporal.Instant.from(instant), zone)).toBe(date)
})

test.each([
  ['2027-03-14', 'America/New_York', 23],
  ['2027-11-07', 'America/New_York', 25],
  ['2026-11-02', 'Asia/Kathmandu', 24],
  ['2011-12-29', 'Pacific/Apia', 24],
  ['2011-12-30', 'Pacific/Apia', 0],
  ['2011-12-31', 'Pacific/Apia', 24],
])('%s in %s has %i hours', (date, zone, length) => {
  expect(hours(date, zone)).toBe(length)
})

test('addDays(), daysBetween() and dayNumber() count calendar days across months and leap years', () => {
  expect(addDays('2026-11-02', 90)).toBe('2027-01-31')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1)
  expect(daysBetween('2026-01-31', '2026-03-01')).toBe(29)
  expect(dayNumber('1970-01-02')).toBe(1)
})

test('a moment lies in the day it is dated to', () => {
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'America/New_York', 'Australia/Lord_Howe']
  fc.assert(
    fc.property(fc.integer({ min: 1.2e12, max: 1.9e12 }), fc.constantFrom(...zones), (milliseconds, zone) => {
      const now = Temporal.Instant.fromEpochMilliseconds(milliseconds)
      const date = localDate(now, zone)
      expect(Temporal.Instant.compare(startOfDay(date, zone), now)).toBeLessThanOrEqual(0)
      expect(Temporal.Instant.compare(now, endOfDay(date, zone))).toBeLessThan(0)
    }),
  )
})
