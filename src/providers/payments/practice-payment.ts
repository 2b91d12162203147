import * as z from 'zod'

/** What became of the money of a practice session, and what the practice desk can make happen next. */
export const PracticePayment = z.object({
  state: z.enum(['paid', 'processing', 'failed']).optional(),
  refunded: z.boolean().optional(),
  dispute: z.enum(['needs_response', 'won', 'lost']).optional(),
})
export type PracticePayment = z.infer<typeof PracticePayment>

export const deskActions = ['settle', 'fail', 'refund', 'dispute', 'win', 'lose'] as const
export type DeskAction = (typeof deskActions)[number]

/** What a desk action says on its button. */
export const deskLabels = {
  settle: 'Let the bank debit succeed',
  fail: 'Let the bank debit fail',
  refund: 'Return the money',
  dispute: 'Open a dispute',
  win: 'Decide the dispute for us',
  lose: 'Decide the dispute for the payer',
} satisfies Record<DeskAction, string>

/** The payment after an action; undefined where it cannot be taken now. */
export function afterAction(payment: PracticePayment, action: DeskAction): PracticePayment | undefined {
  const { state, refunded, dispute } = payment
  switch (action) {
    case 'settle':
      return state === 'processing' ? { ...payment, state: 'paid' } : undefined
    case 'fail':
      return state === 'processing' ? { ...payment, state: 'failed' } : undefined
    case 'refund':
      return state === 'paid' && !refunded && dispute !== 'lost' ? { ...payment, refunded: true } : undefined
    case 'dispute':
      return state === 'paid' && !refunded && !dispute ? { ...payment, dispute: 'needs_response' } : undefined
    case 'win':
      return dispute === 'needs_response' || dispute === 'lost' ? { ...payment, dispute: 'won' } : undefined
    case 'lose':
      return dispute === 'needs_response' ? { ...payment, dispute: 'lost' } : undefined
  }
}

export const possibleActions = (payment: PracticePayment): DeskAction[] =>
  deskActions.filter(action => afterAction(payment, action) !== undefined)

/** Bank accounts of the practice checkout, numbered as Stripe's own for tests are: https://docs.stripe.com/testing */
export const GOOD_ACCOUNT = '000123456789'
export const EMPTY_ACCOUNT = '000222222227'

/** Why a bank account is not taken; undefined for one that is. What the bank then decides is told at the practice desk. */
export function accountFault(account: string): string | undefined {
  const number = account.replaceAll(/[\s-]/g, '')
  return number === GOOD_ACCOUNT || number === EMPTY_ACCOUNT
    ? undefined
    : `This practice checkout takes its test accounts only: ${GOOD_ACCOUNT} or ${EMPTY_ACCOUNT}.`
}
