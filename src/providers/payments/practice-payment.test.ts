import { expect, test } from 'vitest'
import { accountFault, afterAction, possibleActions } from './practice-payment.ts'

test.each([
  [{}, []],
  [{ state: 'processing' }, ['settle', 'fail']],
  [{ state: 'failed' }, []],
  [{ state: 'paid' }, ['refund', 'dispute']],
  [{ state: 'paid', refunded: true }, []],
  [{ state: 'paid', dispute: 'needs_response' }, ['refund', 'win', 'lose']],
  [{ state: 'paid', dispute: 'lost' }, ['win']],
] as const)('with a payment that is %j the desk can %j', (payment, actions) => {
  expect(possibleActions(payment)).toEqual(actions)
})

test('a dispute that was lost can still be won, as a bank may think again', () => {
  expect(afterAction({ state: 'paid', dispute: 'lost' }, 'win')).toEqual({ state: 'paid', dispute: 'won' })
})

test('only the two test accounts are taken, written in any way', () => {
  expect(accountFault('000 123 456 789')).toBeUndefined()
  expect(accountFault('000222222227')).toBeUndefined()
  expect(accountFault('DE89 3704 0044 0532 0130 00')).toContain('test accounts only')
})
