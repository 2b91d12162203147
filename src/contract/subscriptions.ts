import * as z from 'zod/mini'
import { get, post } from './call.ts'
import { InstantText, LanguageId } from './fields.ts'

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
})

export const PaymentSession = z.object({
  language_id: z.nullable(z.int()),
  customer_email: z.string(),
  payment_status: z.enum(['paid', 'unpaid']),
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
  paymentSession: get('/payments/session/{sessionId}', 'signed-in', PaymentSession, { points: 60, seconds: 60 }),
}
