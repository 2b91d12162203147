import { expect, test } from 'vitest'
import { measuredClaims, specifiedClaims } from './claims.ts'

test('the specified claims are 95% of users see improvement, 50,000+ students, a 4.9 rating', () => {
  expect(specifiedClaims.map(claim => `${claim.figure} ${claim.text}`)).toEqual([
    '95% of users see improvement',
    '50,000+ students',
    '4.9 rating',
  ])
})

test('nothing is claimed from fewer than 30 people', () => {
  const evaluations = [{ from: 'beginner', to: 'intermediate', count: 29, ratingSum: 145 }] as const
  expect(measuredClaims({ students: 29, evaluations })).toEqual([])
})

test('a measured claim names the number of people behind it', () => {
  const evaluations = [
    { from: 'beginner', to: 'beginner_plus', count: 20, ratingSum: 90 },
    { from: 'intermediate', to: 'intermediate', count: 10, ratingSum: 40 },
  ] as const
  expect(measuredClaims({ students: 1234, evaluations })).toEqual([
    { figure: '66%', text: 'of users see improvement (n = 30)' },
    { figure: '1,234', text: 'students' },
    { figure: '4.3', text: 'rating (n = 30)' },
  ])
})

test('who ends at the level they began at has not improved; students alone may be claimed', () => {
  const evaluations = [
    { from: 'intermediate', to: 'intermediate_low', count: 10, ratingSum: 10 },
    { from: 'advanced', to: 'advanced', count: 20, ratingSum: 20 },
  ] as const
  expect(measuredClaims({ students: 30, evaluations })[0]?.figure).toBe('0%')
  expect(measuredClaims({ students: 30, evaluations: [] })).toEqual([{ figure: '30', text: 'students' }])
})
