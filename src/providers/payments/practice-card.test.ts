import { expect, test } from 'vitest'
import { judgeCard } from './practice-card.ts'

const today = Temporal.PlainDate.from('2026-11-20')
const card = { number: '4242 4242 4242 4242', expiry: '11/26', cvc: '123' }

test.each([
  ['the approving card in its last month', {}],
  ['a number without spaces', { number: '4242424242424242' }],
  ['a number with dashes', { number: '4242-4242-4242-4242' }],
  ['an expiry with a long year', { expiry: '12 / 2034' }],
])('%s is approved', (_, change) => {
  expect(judgeCard({ ...card, ...change }, today)).toEqual({ approved: true })
})

test.each([
  ['the declining card', { number: '4000 0000 0000 0002' }, 'Your card was declined'],
  ['any other card', { number: '5555 5555 5555 4444' }, 'two test cards only'],
  ['nothing', { number: '' }, 'two test cards only'],
  ['last month', { expiry: '10/26' }, 'has expired'],
  ['a thirteenth month', { expiry: '13/30' }, 'Enter the expiry'],
  ['a date', { expiry: 'soon' }, 'Enter the expiry'],
  ['a code of two digits', { cvc: '12' }, 'three digits'],
])('%s is not approved, and says why', (_, change, fault) => {
  const verdict = judgeCard({ ...card, ...change }, today)
  expect(verdict).toMatchObject({ approved: false, fault: expect.stringContaining(fault) })
})
