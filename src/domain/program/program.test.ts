import { describe, expect, test } from 'vitest'
import {
  CURRENCY,
  EVALUATION_AFTER_DAYS,
  PLAN_NAME,
  PRICE,
  PRICE_LABEL,
  PROGRAM_DAYS,
  accessUntil,
  daysRemaining,
  evaluationIsDue,
  isActive,
} from './program.ts'

const at = (text: string) => Temporal.Instant.from(text)
const end = at('2027-01-31T09:00:00Z')

test('the offer is $49 once for 90 days, evaluated after 90', () => {
  expect({ PRICE, CURRENCY, PRICE_LABEL, PLAN_NAME, PROGRAM_DAYS, EVALUATION_AFTER_DAYS }).toEqual({
    PRICE: 4900,
    CURRENCY: 'usd',
    PRICE_LABEL: '$49',
    PLAN_NAME: 'Premium Program',
    PROGRAM_DAYS: 90,
    EVALUATION_AFTER_DAYS: 90,
  })
})

test.each([
  ['2026-11-02T09:00:00Z', 90],
  ['2026-11-02T09:00:01Z', 90],
  ['2026-11-03T09:00:00Z', 89],
  ['2027-01-30T09:00:00Z', 1],
  ['2027-01-31T08:59:59Z', 1],
  ['2027-01-31T09:00:00Z', 0],
  ['2027-03-01T00:00:00Z', 0],
])(
  'daysRemaining() counts a day that has begun as a whole one and is never negative: at %s there are %i',
  (now, days) => {
    expect(daysRemaining(at(now), end)).toBe(days)
  },
)

describe('accessUntil()', () => {
  test('gives 90 days from the payment', () => {
    expect(accessUntil(at('2026-11-02T09:00:00Z'), undefined).equals(end)).toBe(true)
  })

  test('extends from the end of what was already paid', () => {
    expect(accessUntil(at('2027-01-01T00:00:00Z'), end).toString()).toBe('2027-05-01T09:00:00Z')
  })

  test('begins anew when the earlier access has ended', () => {
    expect(accessUntil(at('2027-02-01T00:00:00Z'), end).toString()).toBe('2027-05-02T00:00:00Z')
  })
})

test('isActive() holds until one second before the end, and no longer', () => {
  expect(isActive(at('2027-01-31T08:59:59Z'), end)).toBe(true)
  expect(isActive(end, end)).toBe(false)
  expect(isActive(at('2027-01-31T09:00:01Z'), end)).toBe(false)
  expect(isActive(end, undefined)).toBe(false)
})

test('evaluationIsDue() from the moment the assessment is 90 days old until one was given', () => {
  const assessed = at('2026-11-02T09:00:00Z')
  expect(evaluationIsDue(at('2027-01-31T08:59:59Z'), assessed, false)).toBe(false)
  expect(evaluationIsDue(end, assessed, false)).toBe(true)
  expect(evaluationIsDue(end, assessed, true)).toBe(false)
})
