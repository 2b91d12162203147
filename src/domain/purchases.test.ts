import { expect, test } from 'vitest'
import { faultOf } from './purchases.ts'

const payment = { paid: true, amount: 4900, currency: 'usd', live: false }

test('a paid $49 buys a program', () => {
  expect(faultOf(payment, { live: false })).toBeUndefined()
  expect(faultOf({ ...payment, currency: 'USD' }, { live: false })).toBeUndefined()
})

test.each([
  ['an unpaid session', { paid: false }, 'not paid'],
  ['a cent too little', { amount: 4899 }, 'amount 4899 instead of 4900'],
  ['a cent too much', { amount: 4901 }, 'amount 4901 instead of 4900'],
  ['49 dollars sent as 49 cents', { amount: 49 }, 'amount 49 instead of 4900'],
  ['another currency', { currency: 'eur' }, 'currency eur instead of usd'],
  ['live money where test keys are set', { live: true }, 'live payment, test keys'],
])('%s buys nothing', (_, change, fault) => {
  expect(faultOf({ ...payment, ...change }, { live: false })).toBe(fault)
})

test('test money buys nothing where live keys are set', () => {
  expect(faultOf(payment, { live: true })).toBe('test payment, live keys')
})
