import { describe, expect, test } from 'vitest'
import { comesFrom, faultOf, paymentStates, reversalOf } from './payments.ts'

const payment = { amount: 4900, currency: 'usd', live: false }

describe('faultOf()', () => {
  test('finds nothing in a payment of $49 in the mode that is expected', () => {
    expect(faultOf(payment, { live: false })).toBeUndefined()
    expect(faultOf({ ...payment, currency: 'USD', live: true }, { live: true })).toBeUndefined()
  })

  test.each([
    [{ amount: 4899 }, 'amount 4899 instead of 4900'],
    [{ amount: 490_000 }, 'amount 490000 instead of 4900'],
    [{ currency: 'eur' }, 'currency eur instead of usd'],
    [{ live: true }, 'live payment, test keys'],
  ])('names what is wrong with %j', (change, fault) => {
    expect(faultOf({ ...payment, ...change }, { live: false })).toBe(fault)
  })

  test('names play money where real money is expected', () => {
    expect(faultOf(payment, { live: true })).toBe('test payment, live keys')
  })
})

describe('comesFrom', () => {
  test('what was paid never becomes anything else', () => {
    for (const state of paymentStates) expect(comesFrom[state]).not.toContain('paid')
  })

  test('a failure that is told before its beginning is not undone by it', () => {
    expect(comesFrom.pending).not.toContain('failed')
  })

  test('nothing becomes open again', () => {
    expect(comesFrom.open).toEqual([])
  })
})

describe('reversalOf()', () => {
  test.each([
    ['money that stays', false, [], undefined],
    ['money that went back', true, [], 'refunded'],
    ['a dispute that is open', false, ['needs_response'], undefined],
    ['a dispute that was won', false, ['won'], undefined],
    ['a dispute that was lost', false, ['won', 'lost'], 'disputed'],
    ['an inquiry that ended', false, ['warning_closed'], undefined],
  ] as const)('%s', (_, refundedInFull, statuses, reason) => {
    expect(reversalOf({ refundedInFull, disputes: statuses.map(status => ({ status })) })).toBe(reason)
  })
})
