import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { InstantText, LanguageId } from '../fields.ts'

export const Subscription = z.object({
  expires_at: InstantText,
  days_remaining: z.int(),
  /** The day of the program, 1 to 90. */
  program_day: z.int(),
})
export type Subscription = z.infer<typeof Subscription>

/** What a learner's program is when `subscription` is null: never begun, or ended. */
export const ProgramState = z.object({
  subscription: z.nullable(Subscription),
  ended_at: z.nullable(InstantText),
  /** Days of the present program, or of the last one, on which something was done; 0 where none was ever bought. */
  days_learned: z.int(),
  /** Why it ended before its time: the money went back, a dispute was lost, or an operator ended it. */
  ended_because: z.nullable(z.enum(['refunded', 'disputed', 'stopped'])),
  /** A payment that the bank has not decided. */
  pending_payment: z.nullable(z.object({ session_id: z.string(), language_id: z.int(), since: InstantText })),
})
export type ProgramState = z.infer<typeof ProgramState>

export const PaymentSession = z.object({
  language_id: z.nullable(z.int()),
  customer_email: z.string(),
  /**
   * `unpaid`: not known to be paid yet. `pending`: the bank has not decided, which takes days. `failed`: nothing was
   * charged. `refused`: money came that does not fit what is sold.
   */
  payment_status: z.enum(['paid', 'unpaid', 'pending', 'failed', 'refused']),
})
export type PaymentSession = z.infer<typeof PaymentSession>

export const subscriptionCalls = {
  subscription: get('/users/subscription', 'signed-in', z.nullable(Subscription)),
  program: get('/users/program', 'signed-in', ProgramState),
  createCheckout: post(
    '/payments/create-checkout-session',
    'signed-in',
    z.object({ language_id: LanguageId }),
    z.object({ url: z.string() }),
    { points: 10, seconds: 60 },
  ),
  paymentSession: get('/payments/session/{sessionId}', 'signed-in', PaymentSession, { points: 240, seconds: 60 }),
}
