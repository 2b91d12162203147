import { describe, expect, test } from 'vitest'
import { dueReminder, isLocalTime, lastReminderAt, nextReminderAt } from './reminder-time.ts'

const at = (text: string) => Temporal.Instant.from(text)
const inZone = (moment: Temporal.Instant, zone: string) => moment.toZonedDateTimeISO(zone).toPlainDateTime().toString()

describe('nextReminderAt()', () => {
  test.each([
    ['Asia/Kathmandu', '2026-11-02T09:00:00Z', '2026-11-02T18:00:00'],
    ['Asia/Kathmandu', '2026-11-02T12:15:00Z', '2026-11-03T18:00:00'],
    ['Pacific/Apia', '2026-11-02T09:00:00Z', '2026-11-03T18:00:00'],
    ['America/Sao_Paulo', '2026-11-02T20:59:59Z', '2026-11-02T18:00:00'],
  ])('in %s after %s is when the clocks there show the time: %s', (zone, after, shown) => {
    expect(inZone(nextReminderAt('18:00', zone, at(after)), zone)).toBe(shown)
  })

  test('stays at the same time of day over days of 23 and 25 hours', () => {
    for (const [first, days] of [
      ['2027-03-12T00:00:00Z', 5],
      ['2027-11-05T00:00:00Z', 5],
    ] as const) {
      let moment = at(first)
      const shown = Array.from({ length: days }, () => {
        moment = nextReminderAt('07:30', 'America/New_York', moment)
        return inZone(moment, 'America/New_York')
      })
      expect(shown.every(each => each.endsWith('T07:30:00'))).toBe(true)
      expect(new Set(shown.map(each => each.slice(0, 10))).size).toBe(days)
    }
  })

  test('a time that the clocks leave out comes as much later, and one they show twice comes once', () => {
    expect(inZone(nextReminderAt('02:30', 'America/New_York', at('2027-03-14T05:00:00Z')), 'America/New_York')).toBe(
      '2027-03-14T03:30:00',
    )
    const first = nextReminderAt('01:30', 'America/New_York', at('2027-11-07T04:00:00Z'))
    expect(first.toString()).toBe('2027-11-07T05:30:00Z')
    expect(inZone(nextReminderAt('01:30', 'America/New_York', first), 'America/New_York')).toBe('2027-11-08T01:30:00')
  })

  test('goes on after a date that a zone left out', () => {
    expect(nextReminderAt('18:00', 'Pacific/Apia', at('2011-12-30T05:00:00Z')).toString()).toBe('2011-12-31T04:00:00Z')
  })
})

test('lastReminderAt() is the moment before nextReminderAt()', () => {
  const now = at('2026-11-02T17:00:00Z')
  expect(lastReminderAt('18:00', 'Europe/Madrid', now).toString()).toBe('2026-11-02T17:00:00Z')
  expect(lastReminderAt('18:00', 'Europe/Madrid', now.subtract({ seconds: 1 })).toString()).toBe('2026-11-01T17:00:00Z')
})

describe('dueReminder()', () => {
  const reminder = { localTime: '18:00', zone: 'UTC', changedAt: at('2026-11-02T09:00:00Z') }
  test.each([
    ['2026-11-02T17:59:59Z', undefined],
    ['2026-11-02T18:00:00Z', '2026-11-02T18:00:00Z'],
    ['2026-11-02T20:00:00Z', '2026-11-02T18:00:00Z'],
    ['2026-11-02T20:00:01Z', undefined],
  ])('at %s is %s', (now, due) => {
    expect(dueReminder(reminder, at(now))?.toString()).toBe(due)
  })

  test('does not come for a time that had passed when it was chosen', () => {
    const late = { ...reminder, changedAt: at('2026-11-02T18:30:00Z') }
    expect(dueReminder(late, at('2026-11-02T18:31:00Z'))).toBeUndefined()
  })
})

test.each([
  ['07:30', true],
  ['23:59', true],
  ['24:00', false],
  ['7:30', false],
  ['07:60', false],
  ['', false],
])('isLocalTime(%j) is %j', (text, is) => {
  expect(isLocalTime(text)).toBe(is)
})
