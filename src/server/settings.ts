import * as z from 'zod'

/** Everything that can be set from outside, read once. Names are the vendors' own where they have one; `.env.example` explains each. */

const emptyIsUnset = (value: unknown) => (value === '' ? undefined : value)
const text = z.preprocess(emptyIsUnset, z.string().optional())
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

const url = z.preprocess(
  emptyIsUnset,
  z
    .url({ protocol: /^https?$/, error: 'must be an http or https address, such as https://learn.example.org' })
    .refine(value => {
      const address = URL.parse(value)
      // What is no address at all is told by the check before.
      return !address || address.protocol === 'https:' || loopback.test(address.hostname)
    }, 'must be https; plain http is accepted on this machine only, such as http://localhost:8090')
    .optional(),
)

const amount = (standard: number, error: string) =>
  z.preprocess(emptyIsUnset, z.coerce.number({ error }).min(0, error).default(standard))

const Environment = z.object({
  PORT: z.preprocess(
    emptyIsUnset,
    z.coerce
      .number({ error: 'must be a port number, such as 8090' })
      .int('must be a whole number, such as 8090')
      .min(0)
      .max(65535)
      .default(8090),
  ),
  PUBLIC_URL: url,
  DATA_DIR: z.preprocess(emptyIsUnset, z.string().default('data')),
  MERIDIAN_ENV: z.preprocess(
    emptyIsUnset,
    z.enum(['practice', 'production'], 'must be practice or production').default('practice'),
  ),
  CLOCK_OFFSET: z.preprocess(
    emptyIsUnset,
    z.string().refine(isDuration, 'must be an ISO 8601 duration, such as P90D').optional(),
  ),
  LOG_LEVEL: z.preprocess(
    emptyIsUnset,
    z
      .enum(
        ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
        'must be one of silent, fatal, error, warn, info, debug, trace',
      )
      .default('info'),
  ),
  TRUST_PROXY: z.preprocess(
    emptyIsUnset,
    z.enum(['true', 'false', '1', '0'], 'must be true or false').default('false'),
  ),
  DATABASE_URL: z.preprocess(
    emptyIsUnset,
    z
      .string()
      .regex(
        /^postgres(ql)?:\/\//,
        'must begin with postgres://, such as postgres://meridian:secret@localhost/meridian',
      )
      .optional(),
  ),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  OIDC_ISSUER: url,
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_NAME: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: url,
  STRIPE_PRICE_ID: text,
  TUTOR_PROVIDER: z.preprocess(
    emptyIsUnset,
    z.enum(['openai-compatible', 'anthropic', 'google'], 'must be openai-compatible, anthropic or google').optional(),
  ),
  TUTOR_BASE_URL: url,
  TUTOR_API_KEY: text,
  TUTOR_MODEL: text,
  TUTOR_DAILY_TOKENS: amount(60_000, 'must be a number of tokens, such as 60000'),
  TUTOR_PRICE_INPUT: amount(0, 'must be a price in US dollars for a million tokens, such as 0.15'),
  TUTOR_PRICE_OUTPUT: amount(0, 'must be a price in US dollars for a million tokens, such as 0.60'),
  OPERATORS: text,
  CLAIMS: z.preprocess(
    emptyIsUnset,
    z.enum(['specified', 'measured'], 'must be specified or measured').default('specified'),
  ),
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
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`))
  }
  const env = parsed.data
  const faults = crossFaults(env)
  if (faults.length > 0) throw new SettingsError(faults)
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  return {
    port: env.PORT,
    publicUrl,
    dataDir: env.DATA_DIR,
    production: env.MERIDIAN_ENV === 'production',
    clockOffset: env.CLOCK_OFFSET,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY === 'true' || env.TRUST_PROXY === '1',
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
    operators: (env.OPERATORS ?? '')
      .split(',')
      .map(address => address.trim().toLowerCase())
      .filter(Boolean),
    claims: env.CLAIMS,
  }
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
  together('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'whsec_…')
  together('TUTOR_PROVIDER', 'TUTOR_MODEL', 'llama3.1')
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
  }
  return faults
}

function isDuration(value: string): boolean {
  try {
    Temporal.Duration.from(value)
    return true
  } catch {
    return false
  }
}
