import { expect, test } from 'vitest'
import { createClock, createManualClock } from './clock.ts'

test('createClock() tells the machine’s time, moved by the offset', () => {
  const seconds = (offset?: string) => Temporal.Now.instant().until(createClock(offset).now()).total('seconds')
  expect(Math.abs(seconds())).toBeLessThan(1)
  expect(Math.round(seconds('P90D'))).toBe(90 * 86_400)
  expect(Math.round(seconds('-PT2H'))).toBe(-7200)
})

test('createManualClock() stands still until it is moved', () => {
  const clock = createManualClock('2026-11-02T09:00:00Z')
  expect(clock.now().toString()).toBe('2026-11-02T09:00:00Z')
  clock.advance({ days: 1 })
  expect(clock.now().toString()).toBe('2026-11-03T09:00:00Z')
  clock.set('2027-01-01T00:00:00Z')
  expect(clock.now().toString()).toBe('2027-01-01T00:00:00Z')
})
