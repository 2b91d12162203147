import { expect, test } from 'vitest'
import { callFor, contractFault } from './contract-faults.ts'

const streak = { days: 3, label: '3 days', last_active: null, zone: 'UTC', as_of: '2026-11-02T09:00:00.000Z' }
const faultOf = (value: unknown, status = 200) =>
  contractFault(callFor('GET', '/users/streak'), status, typeof value === 'string' ? value : JSON.stringify(value))

test('an answer that is as promised has no fault', () => {
  expect(faultOf(streak)).toBeUndefined()
  expect(faultOf({ code: 'SIGNED_OUT', message: 'Sign in first' }, 401)).toBeUndefined()
})

test.each([
  ['a field of the wrong type', { ...streak, days: 'three' }, 200, 'days'],
  ['a field that is missing', { ...streak, zone: undefined }, 200, 'zone'],
  [
    'a field that nobody promised',
    { ...streak, email: 'ana@example.org' },
    200,
    'more than the contract promises (.email)',
  ],
  ['no JSON', '<html>', 200, 'not what the contract promises'],
  ['an error without a code', { message: 'x' }, 400, 'without the form of errors'],
])('%s is a fault', (_, value, status, told) => {
  expect(faultOf(value, status)).toContain(told)
})

test('an address with parameters is found, and a fixed one before it', () => {
  expect(callFor('GET', '/users/daily-tasks/42')?.path).toBe('/users/daily-tasks/{id}')
  expect(callFor('GET', '/languages/1')?.path).toBe('/languages/{id}')
  expect(callFor('DELETE', '/languages/1')).toBeUndefined()
})
