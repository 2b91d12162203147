import { expect, test, vi } from 'vitest'
import { checkSettings, readyText, warningsOf } from './setting-checks.ts'
import { createLogger } from '../environment/logger.ts'
import { readSettings } from '../environment/settings.ts'
import type { Parts } from '../http/handler.ts'

const production = {
  MERIDIAN_ENV: 'production',
  PUBLIC_URL: 'https://learn.example.org',
  OIDC_ISSUER: 'https://login.example.org',
  OIDC_CLIENT_ID: 'meridian',
}
const stripe = (key: string) => ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_1' })
const mode = (is: Parts['payments']['mode']) => ({ mode: is }) as Parts['payments']

test.each([
  [
    'nothing is set',
    {},
    'practice',
    ' (practice sign-in: anybody can be anybody; practice checkout: nothing is charged)',
  ],
  [
    'a test key is set',
    stripe('sk_test_1'),
    'test',
    " (practice sign-in: anybody can be anybody; Stripe's test mode: nothing is charged)",
  ],
  ['it is production with a live key', { ...production, ...stripe('sk_live_1') }, 'live', ''],
] as const)('where %s, the line at start says what is really used', (_, environment, is, told) => {
  const settings = readSettings(environment)
  expect(readyText({ settings, payments: mode(is) })).toBe(`Meridian is ready at ${settings.publicUrl}${told}`)
})

test('what issuer and payment service find wrong is written down, each with what to do', async () => {
  const logger = createLogger('silent')
  const lines: string[] = []
  vi.spyOn(logger, 'error').mockImplementation((line: unknown) => void lines.push((line as { fault: string }).fault))
  const asked: string[] = []
  const payments = {
    check: async (url: string) => (asked.push(url), ['STRIPE_PRICE_ID …']),
  } as unknown as Parts['payments']
  const identity = { check: async () => ['OIDC_ISSUER …'] } as unknown as Parts['identity']
  await checkSettings({ settings: readSettings({ ...production, ...stripe('sk_live_1') }), payments, identity, logger })
  expect(lines).toEqual(['OIDC_ISSUER …', 'STRIPE_PRICE_ID …'])
  expect(asked).toEqual(['https://learn.example.org/api/payments/webhook'])
  // The practice parts are our own and asked nothing.
  await checkSettings({ settings: readSettings({}), payments, identity, logger })
  expect(lines).toHaveLength(2)
})

test.each([
  ['a test key in production', { ...production, ...stripe('sk_test_1'), SUPPORT: 'a@b.c' }, 'test key in production'],
  ['no support address in production', { ...production, ...stripe('sk_live_1') }, 'SUPPORT is missing'],
  ['a practice sign-in that the network reaches', {}, 'set HOST=127.0.0.1'],
])('%s is worth a warning', (_, environment, warning) => {
  expect(warningsOf(readSettings(environment)).join()).toContain(warning)
})

test('where nothing is doubtful there is no warning', () => {
  expect(warningsOf(readSettings({ ...production, ...stripe('sk_live_1'), SUPPORT: 'help@example.org' }))).toEqual([])
  expect(warningsOf(readSettings({ HOST: '127.0.0.1' }))).toEqual([])
})
