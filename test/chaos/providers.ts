import { createProgram } from '../program.ts'
import { pause, timed, within } from './trouble.ts'
import type { Outcome } from './trouble.ts'
import { connectMemory } from '#database/connect.ts'
import { createOpenidIdentity } from '#providers/identity/openid-identity.ts'
import { startScriptedStripe } from '#providers/payments/scripted-stripe.suite.ts'
import { createStripePayments } from '#providers/payments/stripe-payments.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How long the product waits here for services that never answer, in milliseconds. */
const PATIENCE = 1500
/** The longest that anybody else may wait meanwhile. */
const LONGEST_OTHER = 500

/** Payment service and issuer take every question and never answer: whoever asked them is told, nobody else waits. */
export async function silentProviders(): Promise<Outcome> {
  const stripe = await startScriptedStripe()
  const mute = createServer(() => {})
  await new Promise<void>(resolve => mute.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`
  const payments = createStripePayments({
    mode: 'test',
    keys: async () => ({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }),
    apiBase: () => stripe.url,
    timeoutMilliseconds: PATIENCE,
    shortTimeoutMilliseconds: PATIENCE,
  })
  const identity = createOpenidIdentity({
    redirectUri: 'https://learn.example.org/auth/callback',
    issuers: [{ id: 'oidc', name: 'Mute', issuer, clientId: 'meridian' }],
    timeoutSeconds: PATIENCE / 1000,
  })
  const { learner, request } = await createProgram({ database: await connectMemory(), payments, identity })
  const payers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => learner({ id: `payer-${at}`, email: `${at}@example.org`, paid: false })),
  )
  const other = await learner({ id: 'other', email: 'other@example.org' })
  const faults: string[] = []
  stripe.answer('silence')
  let isOver = false
  const asking = Promise.all([
    ...payers.map(({ post }) => timed(() => post('/payments/create-checkout-session', { language_id: 1 }))),
    ...Array.from({ length: 10 }, () => timed(() => request('GET', '/oauth/oidc/redirect_url'))),
  ]).finally(() => (isOver = true))
  const waits: number[] = []
  while (!isOver) {
    const { answer, took } = await timed(() => other.get('/users/streak'))
    waits.push(took)
    if (answer.status !== 200) faults.push(`another learner was answered ${answer.status}`)
    await pause(20)
  }
  const answers = await asking
  const longest = Math.max(...answers.map(({ took }) => took))
  const statuses = [...new Set(answers.map(({ answer }) => answer.status))].toSorted((a, b) => a - b)
  if (statuses.some(status => ![502, 503, 504].includes(status))) faults.push(`answered ${statuses.join(', ')}`)
  if (longest > 8 * PATIENCE) faults.push(`who asked a silent service waited ${Math.round(longest)} ms`)
  const wait = within(waits, 0.95)
  if (wait > LONGEST_OTHER) faults.push(`another learner waited ${Math.round(wait)} ms (p95)`)
  stripe.answer(undefined)
  const again = await payers[0]!.post('/payments/create-checkout-session', { language_id: 1 })
  if (again.status !== 200) faults.push(`when it answered again, paying was answered ${again.status}`)
  stripe.stop()
  mute.closeAllConnections()
  mute.close()
  return {
    figures: `30 calls to silent services answered ${statuses.join(', ')} after ${Math.round(longest)} ms at most; another learner's p95 ${Math.round(wait)} ms of ${waits.length}`,
    faults,
  }
}
