import type { Parts } from '../http/handler.ts'
import { isLiveKey, isLoopback } from '../environment/setting-forms.ts'
import { usesPracticeSignIn } from '#providers/identity/create-identity.ts'
import { usesPracticeCheckout } from '#providers/payments/create-payments.ts'

/** What the line that the server is ready adds: which parts are for practice, and that nobody should rely on them. */
export function readyText({ settings, payments }: Pick<Parts, 'settings' | 'payments'>): string {
  const signIn = usesPracticeSignIn(settings) ? ['practice sign-in: anybody can be anybody'] : []
  const checkout = usesPracticeCheckout(settings)
    ? ['practice checkout: nothing is charged']
    : payments.mode === 'test'
      ? ["Stripe's test mode: nothing is charged"]
      : []
  const parts = [...signIn, ...checkout]
  return `Meridian is ready at ${settings.publicUrl}${parts.length > 0 ? ` (${parts.join('; ')})` : ''}`
}

type Checked = Pick<Parts, 'settings' | 'payments' | 'identity' | 'logger'>

/**
 * Asks issuers and the payment service whether they take the settings, and writes down what they do not, with what to do.
 * The server serves meanwhile: what is wrong there stops nothing else.
 */
export async function checkSettings({ settings, payments, identity, logger }: Checked): Promise<void> {
  const faults = await Promise.all([
    usesPracticeSignIn(settings) ? [] : identity.check(),
    usesPracticeCheckout(settings) ? [] : payments.check(`${settings.publicUrl}/api/payments/webhook`),
  ])
  for (const fault of faults.flat()) logger.error({ fault }, 'A setting does not fit')
  for (const warning of warningsOf(settings)) logger.warn({ warning }, 'A setting to look at')
}

/** What is right in itself and probably not meant. */
export function warningsOf(settings: Parts['settings']): string[] {
  const { production, stripe, operator, host, publicUrl } = settings
  const warnings: string[] = []
  if (production && stripe && !isLiveKey(stripe.secretKey)) {
    warnings.push(
      'STRIPE_SECRET_KEY is a test key in production: nothing is charged; set the live key, such as sk_live_…',
    )
  }
  if (production && !operator.support) {
    warnings.push(
      'SUPPORT is missing: learners are told to contact support and not where; such as SUPPORT=help@example.org',
    )
  }
  if (usesPracticeSignIn(settings) && isLoopback(publicUrl) && !/^(127\.|::1$|localhost$)/.test(host)) {
    warnings.push(
      'The practice sign-in can be reached from the whole network: set HOST=127.0.0.1 to keep it to this machine',
    )
  }
  return warnings
}
