import { describe, expect, test } from 'vitest'
import { recallAim, recallOf } from './recall-aim.ts'
import { asTheModel } from '#domain/memory/recall-calibration.ts'

const now = Temporal.Instant.from('2026-12-02T10:00:00Z')
const end = Temporal.Instant.from('2026-12-03T00:00:00Z')
const asked = { now, end, minutes: 60, calibration: asTheModel }
/** A word answered some days ago, whose recall falls to 90 % after ten. */
const answered = (days: number) => ({
  stability: 10,
  lastReview: now.subtract({ hours: 24 * days }),
  repetitions: 3,
  lapses: 0,
})

test('a short day aims lower than a long one', () => {
  expect([15, 30, 45, 120].map(recallAim)).toEqual([0.8, expect.closeTo(0.85), expect.closeTo(0.9), 0.9])
})

describe('a word', () => {
  test('is due when its recall falls below the aim, on a short day later than on a long one', () => {
    expect(recallOf(answered(5), asked).due).toBe(false)
    expect(recallOf(answered(14), asked).due).toBe(true)
    expect(recallOf(answered(14), { ...asked, minutes: 15 }).due).toBe(false)
  })

  test('is due earlier for a learner who forgets faster than the model', () => {
    const calibration = { ...asTheModel, slope: 0.7 }
    expect(recallOf(answered(8), { ...asked, calibration }).due).toBe(true)
  })

  test('is not due at once because of slips that no review can mend', () => {
    const calibration = { shift: 1.6, slope: 0.05, growth: 0 }
    expect(recallOf(answered(1), { ...asked, calibration }).due).toBe(false)
  })

  test('never asked for is due', () => {
    expect(recallOf({ stability: 0, lastReview: null, repetitions: 0, lapses: 0 }, asked)).toMatchObject({
      due: true,
      retrievability: 0,
    })
  })
})
