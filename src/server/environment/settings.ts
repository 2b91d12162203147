import * as z from 'zod'
import {
  amount,
  duration,
  host,
  isLiveKey,
  origin,
  proxies,
  stripePrice,
  stripeSecretKey,
  stripeWebhookSecret,
  support,
  url,
} from './setting-forms.ts'

/** Everything that can be set from outside, read once. Names are the vendors' own where they have one; `.env.example` explains each. */

const text = z.string().optional()

const Environment = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number, such as 8090' })
    .int('must be a whole number, such as 8090')
    .min(0)
    .max(65535)
    .default(8090),
  HOST: host.default('0.0.0.0'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('data'),
  MERIDIAN_ENV: z.enum(['practice', 'production'], 'must be practice or production').default('practice'),
  CLOCK_OFFSET: duration.optional(),
  LOG_LEVEL: z
    .enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      'must be one of silent, fatal, error, warn, info, debug, trace',
    )
    .default('info'),
  TRUST_PROXY: proxies,
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://, such as postgres://meridian:secret@localhost/meridian')
    .optional(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_NAME: text,
  STRIPE_SECRET_KEY: stripeSecretKey.optional(),
  STRIPE_WEBHOOK_SECRET: stripeWebhookSecret.optional(),
  STRIPE_API_BASE: url.optional(),
  STRIPE_PRICE_ID: stripePrice.optional(),
  TUTOR_PROVIDER: z
    .enum(['openai-compatible', 'anthropic', 'google'], 'must be openai-compatible, anthropic or google')
    .optional(),
  TUTOR_BASE_URL: url.optional(),
  TUTOR_API_KEY: text,
  TUTOR_MODEL: text,
  LANGUAGETOOL_URL: url.optional(),
  TUTOR_DAILY_TOKENS: amount(60_000, 'must be a number of tokens, such as 60000'),
  TUTOR_PRICE_INPUT: amount(0, 'must be a price in US dollars for a million tokens, such as 0.15'),
  TUTOR_PRICE_OUTPUT: amount(0, 'must be a price in US dollars for a million tokens, such as 0.60'),
  SMTP_URL: z
    .string()
    .refine(
      value => /^smtps?:$/.test(URL.parse(value)?.protocol ?? '') && URL.parse(value)?.hostname !== '',
      'must begin with smtp:// or smtps://, such as smtps://user:password@mail.example.org',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n"@]*<)?[^\s<>@]+@[^\s<>@]+>?$/,
      'must be an e-mail address, such as Meridian <meridian@learn.example.org>',
    )
    .optional(),
  OPERATORS: text,
  TEACHERS: text,
  CLAIMS: z.enum(['specified', 'measured'], 'must be specified or measured').default('specified'),
  SUPPORT: support.optional(),
  TERMS_URL: url.optional(),
  PRIVACY_URL: url.optional(),
  IMPRINT_URL: url.optional(),
})

export type Settings = ReturnType<typeof readSettings>

/** All faults of the environment at once, one line each. */
export class SettingsError extends Error {
  constructor(faults: string[]) {
    super(`Cannot start, the settings are wrong:\n${faults.map(fault => `  ${fault}`).join('\n')}`)
    this.name = 'SettingsError'
  }
}

/** Reads and checks the environment. Throws SettingsError naming every setting that is wrong, with an example. */
export function readSettings(environment: Record<string, string | undefined>) {
  // What is empty is not set, and a space that came along when it was copied belongs to nothing.
  const given = Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []))
  const parsed = Environment.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`))
  }
  const env = parsed.data
  const faults = crossFaults(env)
  if (faults.length > 0) throw new SettingsError(faults)
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir: env.DATA_DIR,
    production: env.MERIDIAN_ENV === 'production',
    clockOffset: env.CLOCK_OFFSET,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    databaseUrl: env.DATABASE_URL,
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET }
        : undefined,
    oidc:
      env.OIDC_ISSUER && env.OIDC_CLIENT_ID
        ? {
            issuer: env.OIDC_ISSUER,
            clientId: env.OIDC_CLIENT_ID,
            clientSecret: env.OIDC_CLIENT_SECRET,
            name: env.OIDC_NAME ?? new URL(env.OIDC_ISSUER).hostname,
          }
        : undefined,
    stripe: env.STRIPE_SECRET_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET,
          apiBase: env.STRIPE_API_BASE,
          priceId: env.STRIPE_PRICE_ID,
        }
      : undefined,
    tutor: env.TUTOR_PROVIDER
      ? {
          provider: env.TUTOR_PROVIDER,
          baseUrl: env.TUTOR_BASE_URL,
          apiKey: env.TUTOR_API_KEY,
          model: env.TUTOR_MODEL ?? '',
          dailyTokens: env.TUTOR_DAILY_TOKENS,
          /** US dollars for a million tokens. */
          price: { input: env.TUTOR_PRICE_INPUT, output: env.TUTOR_PRICE_OUTPUT },
        }
      : undefined,
    languageToolUrl: env.LANGUAGETOOL_URL,
    mail: env.SMTP_URL
      ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? `Meridian <no-reply@${new URL(publicUrl).hostname}>` }
      : undefined,
    operators: addressesIn(env.OPERATORS),
    teachers: addressesIn(env.TEACHERS),
    claims: env.CLAIMS,
    /** What learners see of who runs this installation, as links. */
    operator: { support: env.SUPPORT, terms: env.TERMS_URL, privacy: env.PRIVACY_URL, imprint: env.IMPRINT_URL },
  }
}

/** The e-mail addresses of a list with commas, in small letters. */
function addressesIn(list = ''): string[] {
  return list
    .split(',')
    .map(address => address.trim().toLowerCase())
    .filter(Boolean)
}

/** What a single setting cannot tell: settings that need one another, and what production requires. */
function crossFaults(env: z.infer<typeof Environment>): string[] {
  const faults: string[] = []
  const together = (name: keyof typeof env, needs: keyof typeof env, example: string) => {
    if (env[name] && !env[needs]) faults.push(`${needs} is missing: ${name} needs it, such as ${needs}=${example}`)
  }
  together('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GOCSPX-…')
  together('GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID', '1234.apps.googleusercontent.com')
  together('OIDC_ISSUER', 'OIDC_CLIENT_ID', 'meridian')
  together('OIDC_CLIENT_ID', 'OIDC_ISSUER', 'https://login.example.org')
  together('OIDC_CLIENT_SECRET', 'OIDC_ISSUER', 'https://login.example.org')
  together('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'whsec_…')
  together('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY', 'sk_live_…')
  together('STRIPE_PRICE_ID', 'STRIPE_SECRET_KEY', 'sk_live_…')
  if (env.STRIPE_SECRET_KEY && env.CLOCK_OFFSET) {
    faults.push(
      'CLOCK_OFFSET cannot be used with STRIPE_SECRET_KEY: every webhook would be too old; remove one of them',
    )
  }
  together('TUTOR_PROVIDER', 'TUTOR_MODEL', 'llama3.1')
  together('MAIL_FROM', 'SMTP_URL', 'smtps://user:password@mail.example.org')
  if (env.TUTOR_PROVIDER === 'openai-compatible')
    together('TUTOR_PROVIDER', 'TUTOR_BASE_URL', 'http://localhost:11434/v1')
  if (env.TUTOR_PROVIDER && env.TUTOR_PROVIDER !== 'openai-compatible')
    together('TUTOR_PROVIDER', 'TUTOR_API_KEY', 'sk-…')
  if (env.MERIDIAN_ENV === 'production') {
    if (!env.OIDC_ISSUER && !env.GOOGLE_CLIENT_ID) {
      faults.push(
        'OIDC_ISSUER (or GOOGLE_CLIENT_ID) is missing: production has no practice sign-in, such as OIDC_ISSUER=https://login.example.org',
      )
    }
    if (!env.PUBLIC_URL)
      faults.push('PUBLIC_URL is missing: production needs it, such as PUBLIC_URL=https://learn.example.org')
    if (env.CLOCK_OFFSET) faults.push('CLOCK_OFFSET cannot be used in production: remove it')
  } else if (env.STRIPE_SECRET_KEY && isLiveKey(env.STRIPE_SECRET_KEY)) {
    faults.push(
      'STRIPE_SECRET_KEY is a live key, which takes real money: set MERIDIAN_ENV=production, or use a test key such as sk_test_…',
    )
  }
  return faults
}
