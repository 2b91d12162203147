import type { Payments } from './payments.ts'
import { createStripePayments, createUnconfiguredPayments } from './stripe-payments.ts'

export const PRACTICE_CHECKOUT_PATH = '/practice/checkout'

/** The settings that choose who takes the money. */
export type PaymentSettings = {
  production: boolean
  stripe:
    | { secretKey: string; webhookSecret: string | undefined; apiBase: string | undefined; priceId: string | undefined }
    | undefined
}

/** What the practice checkout shares with us: its keys, and where it is reached inside this machine. */
export type PracticeCheckoutAccess = {
  keys: () => Promise<{ secretKey: string; webhookSecret: string }>
  internalUrl: () => string
}

/** Stripe where it is configured; else the practice checkout; in production without Stripe, a refusal that says why. */
export function createPayments({ production, stripe }: PaymentSettings, practice: PracticeCheckoutAccess): Payments {
  if (stripe) {
    const { secretKey, webhookSecret = '', apiBase, priceId } = stripe
    return createStripePayments({
      mode: /^[a-z]+_live_/.test(secretKey) ? 'live' : 'test',
      keys: async () => ({ secretKey, webhookSecret }),
      ...(apiBase && { apiBase: () => apiBase }),
      ...(priceId && { priceId }),
    })
  }
  if (production) return createUnconfiguredPayments()
  return createStripePayments({
    mode: 'practice',
    keys: practice.keys,
    apiBase: () => practice.internalUrl() + PRACTICE_CHECKOUT_PATH,
  })
}

/** Whether learners pay with play money at the practice checkout. */
export function usesPracticeCheckout({ production, stripe }: PaymentSettings): boolean {
  return !production && !stripe
}
