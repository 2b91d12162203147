import { generateKeyPair } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Hono } from 'hono'
import type { Clock } from '../environment/clock.ts'
import type { Logger } from '../environment/logger.ts'
import { notFound } from '../http/answer/api-error.ts'
import { answerError } from '../http/answer/error-answer.ts'
import { requireSameSite } from '../http/request/same-site.ts'
import type { Settings } from '../environment/settings.ts'
import { createPracticeAccounts } from '#database/learners/practice-accounts.ts'
import { createPracticeCheckouts } from '#database/payments/practice-checkouts.ts'
import { createPracticeIssuerRecords } from '#database/learners/practice-issuer-records.ts'
import { practiceMessages } from '#database/reminders/practice-messages.ts'
import { installationSecret, newSecret } from '#database/secrets.ts'
import type { Db } from '#database/connect.ts'
import { PRACTICE_MESSAGES_PATH } from '#providers/mail/create-mail.ts'
import { PRACTICE_SIGN_IN_PATH, usesPracticeSignIn } from '#providers/identity/create-identity.ts'
import type { PracticeSignIn } from '#providers/identity/create-identity.ts'
import { PRACTICE_CHECKOUT_PATH, usesPracticeCheckout } from '#providers/payments/create-payments.ts'
import type { PracticeCheckoutAccess } from '#providers/payments/create-payments.ts'
import { PRACTICE_FONT_PATH, PRACTICE_LOOK_PATH } from '#providers/practice-page.ts'

/** What src/web/styles.css names as well. */
const HEADING_FONT = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'

export type Practice = {
  /** For `createIdentity`. */
  signIn: PracticeSignIn
  /** For `createPayments`. */
  checkout: PracticeCheckoutAccess
  /** Mounts the practice parts that the settings ask for; none in production. */
  mount(app: Hono): void
}

type Dependencies = {
  settings: Settings
  db: Db
  clock: Clock
  logger: Logger
  /** Where this server is reached inside its machine, such as `http://127.0.0.1:8090`; known once it listens. */
  internalUrl: () => string
}

/** The practice sign-in and the practice checkout: loaded when first used, their keys made by and for this installation. */
export function createPractice(means: Dependencies): Practice {
  const { settings, db, logger, internalUrl } = means
  const clientSecret = () => installationSecret(db, 'practice-client', newSecret)
  const keys = async () => ({
    secretKey: await installationSecret(db, 'practice-payment-key', () => `sk_practice_${newSecret()}`),
    webhookSecret: await installationSecret(db, 'practice-webhook', () => `whsec_${newSecret()}`),
  })
  return {
    signIn: { clientSecret, internalUrl },
    checkout: { keys, internalUrl },

    mount(app) {
      const withSignIn = usesPracticeSignIn(settings)
      const withCheckout = usesPracticeCheckout(settings)
      if (withSignIn) mountLazily(app, PRACTICE_SIGN_IN_PATH, () => loadIssuer(means, clientSecret))
      if (withCheckout) mountLazily(app, PRACTICE_CHECKOUT_PATH, () => loadCheckout(means, keys))
      if (!settings.production && !settings.mail) mountLazily(app, PRACTICE_MESSAGES_PATH, () => loadMessages(means))
      if (!settings.production) {
        app.get(PRACTICE_LOOK_PATH, async http => {
          const look = await readFile(new URL('../../providers/practice-look.css', import.meta.url), 'utf8')
          return http.body(look, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' })
        })
        app.get(PRACTICE_FONT_PATH, async http => {
          const font = await readFile(fileURLToPath(import.meta.resolve(HEADING_FONT)))
          const headers = { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=604800' }
          return http.body(Uint8Array.from(font), 200, headers)
        })
      }
    },
  }

  function mountLazily(app: Hono, path: string, load: () => Promise<Hono>) {
    let loaded: Promise<Hono> | undefined
    app.all(`${path}/*`, async http => {
      // No address and no form of ours has NUL in it, and PostgreSQL cannot look for it.
      if (/%00/.test(http.req.url)) throw notFound()
      // Only forms are sent by browsers, and only by our own pages; programs send no origin.
      if (http.req.method === 'POST') requireSameSite(http, settings.publicUrl)
      loaded ??= load().then(
        part => part.onError((error, answering) => answerError(error, answering, logger)),
        error => {
          loaded = undefined
          throw error
        },
      )
      return (await loaded).fetch(http.req.raw)
    })
  }
}

async function loadIssuer({ settings, db, clock }: Dependencies, clientSecret: () => Promise<string>): Promise<Hono> {
  const { createPracticeIssuer } = await import('#providers/identity/practice-issuer.ts')
  return createPracticeIssuer({
    publicUrl: settings.publicUrl,
    clientSecret: await clientSecret(),
    cookieSecret: await installationSecret(db, 'practice-issuer-cookies', newSecret),
    signingKey: JSON.parse(await installationSecret(db, 'practice-issuer-key', newSigningKey)),
    accounts: createPracticeAccounts(db, clock),
    records: createPracticeIssuerRecords(db),
  })
}

async function loadMessages({ db, settings }: Dependencies): Promise<Hono> {
  const { createPracticeMessages } = await import('#providers/mail/practice-messages.ts')
  return createPracticeMessages({ publicUrl: settings.publicUrl, messages: most => practiceMessages(db, most) })
}

async function loadCheckout(means: Dependencies, keys: PracticeCheckoutAccess['keys']): Promise<Hono> {
  const { settings, db, clock, logger, internalUrl } = means
  const { createPracticeCheckout } = await import('#providers/payments/practice-checkout.ts')
  const { createPracticeEvents } = await import('#providers/payments/practice-events.ts')
  const { secretKey, webhookSecret } = await keys()
  const events = createPracticeEvents({
    webhookSecret,
    webhookUrl: () => `${internalUrl()}/api/payments/webhook`,
    clock,
    onFailure: fault => logger.warn({ fault }, 'A practice payment could not be told to the product'),
  })
  const sessions = createPracticeCheckouts(db)
  return createPracticeCheckout({ publicUrl: settings.publicUrl, secretKey, clock, sessions, events })
}

/** A private RSA key as JSON, for the practice issuer's signatures. */
async function newSigningKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return JSON.stringify({
    ...privateKey.export({ format: 'jwk' }),
    use: 'sig',
    alg: 'RS256',
    kid: newSecret().slice(0, 12),
  })
}
