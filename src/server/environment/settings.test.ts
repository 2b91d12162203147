import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SettingsError, readSettings } from './settings.ts'

const production = {
  MERIDIAN_ENV: 'production',
  PUBLIC_URL: 'https://learn.example.org',
  OIDC_ISSUER: 'https://login.example.org',
  OIDC_CLIENT_ID: 'meridian',
}

function faultsOf(environment: Record<string, string>): string {
  try {
    readSettings(environment)
    return ''
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
}

describe('readSettings()', () => {
  test('an empty environment is the whole product for practice on port 8090', () => {
    expect(readSettings({})).toMatchObject({
      port: 8090,
      publicUrl: 'http://localhost:8090',
      dataDir: 'data',
      production: false,
      logLevel: 'info',
      host: '0.0.0.0',
      trustProxy: 0,
      databaseUrl: undefined,
      google: undefined,
      oidc: undefined,
      stripe: undefined,
      tutor: undefined,
      operators: [],
      claims: 'specified',
    })
  })

  test('a setting that is there but empty counts as not there', () => {
    const names = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm)!
    expect(readSettings(Object.fromEntries(names.map(name => [name, ''])))).toEqual(readSettings({}))
  })

  test.each([
    ['PORT', '3000', { port: 3000, publicUrl: 'http://localhost:3000' }],
    ['PUBLIC_URL', 'https://learn.example.org/', { publicUrl: 'https://learn.example.org' }],
    ['DATA_DIR', '/var/lib/meridian', { dataDir: '/var/lib/meridian' }],
    ['CLOCK_OFFSET', 'P90D', { clockOffset: 'P90D' }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ['TRUST_PROXY', 'true', { trustProxy: 1 }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['TRUST_PROXY', '10.0.0.1, 172.16.0.0/12,fd00::/8', { trustProxy: ['10.0.0.1', '172.16.0.0/12', 'fd00::/8'] }],
    ['HOST', '127.0.0.1', { host: '127.0.0.1' }],
    ['HOST', '::1', { host: '::1' }],
    ['SUPPORT', 'help@example.org', { operator: { support: 'mailto:help@example.org' } }],
    ['SUPPORT', 'https://example.org/help', { operator: { support: 'https://example.org/help' } }],
    ['TERMS_URL', 'https://example.org/terms', { operator: { terms: 'https://example.org/terms' } }],
    ['DATA_DIR', '  /var/lib/meridian ', { dataDir: '/var/lib/meridian' }],
    [
      'DATABASE_URL',
      'postgres://meridian:secret@localhost/meridian',
      { databaseUrl: 'postgres://meridian:secret@localhost/meridian' },
    ],
    ['TEACHERS', 'Ana@Example.org', { teachers: ['ana@example.org'] }],
    ['OPERATORS', 'Ops@Example.org, second@example.org', { operators: ['ops@example.org', 'second@example.org'] }],
    ['CLAIMS', 'measured', { claims: 'measured' }],
  ])('%s=%s is read', (name, value, expected) => {
    expect(readSettings({ [name]: value })).toMatchObject(expected)
  })

  test('identity, payments and tutor are there when their settings are', () => {
    const settings = readSettings({
      GOOGLE_CLIENT_ID: 'g',
      GOOGLE_CLIENT_SECRET: 's',
      OIDC_ISSUER: 'https://login.example.org',
      OIDC_CLIENT_ID: 'c',
      OIDC_CLIENT_SECRET: 'd',
      OIDC_NAME: 'School login',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: 'http://localhost:12111',
      STRIPE_PRICE_ID: 'price_1',
      TUTOR_PROVIDER: 'openai-compatible',
      TUTOR_BASE_URL: 'http://localhost:11434/v1',
      TUTOR_API_KEY: 'k',
      TUTOR_MODEL: 'small',
    })
    expect(settings).toMatchObject({
      google: { clientId: 'g', clientSecret: 's' },
      oidc: { issuer: 'https://login.example.org', clientId: 'c', clientSecret: 'd', name: 'School login' },
      stripe: {
        secretKey: 'sk_test_1',
        webhookSecret: 'whsec_1',
        apiBase: 'http://localhost:12111',
        priceId: 'price_1',
      },
      tutor: { provider: 'openai-compatible', baseUrl: 'http://localhost:11434/v1', apiKey: 'k', model: 'small' },
    })
  })

  test('an issuer without a name is called by its host', () => {
    expect(readSettings({ OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'c' }).oidc?.name).toBe(
      'login.example.org',
    )
  })

  test.each([
    ['PORT', 'eighty', '8090'],
    ['PUBLIC_URL', 'learn.example.org', 'https://learn.example.org'],
    ['PUBLIC_URL', 'http://learn.example.org', 'https'],
    ['OIDC_ISSUER', 'http://login.example.org', 'https'],
    ['STRIPE_API_BASE', 'http://pay.example.org', 'https'],
    ['TUTOR_BASE_URL', 'http://models.example.org', 'https'],
    ['MERIDIAN_ENV', 'staging', 'practice or production'],
    ['CLOCK_OFFSET', '90 days', 'P90D'],
    ['LOG_LEVEL', 'loud', 'debug'],
    ['TRUST_PROXY', 'maybe', 'the number of proxies of yours, such as 1'],
    ['TRUST_PROXY', '10.0.0.0/33', 'their addresses, such as 10.0.0.1'],
    ['TRUST_PROXY', '11', 'such as 1'],
    ['HOST', 'everywhere', 'such as 127.0.0.1'],
    ['PUBLIC_URL', 'https://learn.example.org/app', 'without path, query, user and password'],
    ['PUBLIC_URL', 'https://learn.example.org/?x=1', 'without path, query, user and password'],
    ['PUBLIC_URL', 'https://me:secret@learn.example.org', 'without path, query, user and password'],
    ['CLOCK_OFFSET', 'P300000Y', 'P90D'],
    ['STRIPE_SECRET_KEY', 'pk_live_1', 'pk_ is the publishable one'],
    ['STRIPE_SECRET_KEY', 'whsec_1', 'whsec_ the webhook'],
    ['STRIPE_WEBHOOK_SECRET', 'we_1', 'we_ is its id'],
    ['STRIPE_PRICE_ID', 'prod_1', 'prod_ is a product'],
    ['SUPPORT', 'me', 'such as help@example.org'],
    ['TERMS_URL', 'terms', 'https://learn.example.org'],
    ['DATABASE_URL', 'mysql://localhost', 'postgres://'],
    ['TUTOR_PROVIDER', 'oracle', 'openai-compatible'],
    ['CLAIMS', 'some', 'measured'],
  ])('%s=%s is refused with its name and an example', (name, value, example) => {
    const message = faultsOf({ [name]: value })
    expect(message).toContain(name)
    expect(message).toContain(example)
  })

  test('all faults are told at once', () => {
    const message = faultsOf({ PORT: 'x', LOG_LEVEL: 'y', CLAIMS: 'z' })
    for (const name of ['PORT', 'LOG_LEVEL', 'CLAIMS']) expect(message).toContain(name)
  })

  test.each([
    [{ GOOGLE_CLIENT_ID: 'g' }, 'GOOGLE_CLIENT_SECRET is missing'],
    [{ OIDC_ISSUER: 'https://login.example.org' }, 'OIDC_CLIENT_ID is missing'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET is missing'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY is missing'],
    [{ STRIPE_PRICE_ID: 'price_1' }, 'STRIPE_SECRET_KEY is missing'],
    [{ OIDC_CLIENT_SECRET: 's' }, 'OIDC_ISSUER is missing'],
    [{ TUTOR_PROVIDER: 'openai-compatible', TUTOR_MODEL: 'm' }, 'TUTOR_BASE_URL is missing'],
    [{ TUTOR_PROVIDER: 'anthropic', TUTOR_MODEL: 'm' }, 'TUTOR_API_KEY is missing'],
    [{ TUTOR_PROVIDER: 'google', TUTOR_API_KEY: 'k' }, 'TUTOR_MODEL is missing'],
  ])('half of a pair is refused: %j', (environment, message) => {
    expect(faultsOf(environment as Record<string, string>)).toContain(message)
  })

  test('production starts with an issuer and an address', () => {
    expect(readSettings(production)).toMatchObject({ production: true, publicUrl: 'https://learn.example.org' })
  })

  test.each([
    ['OIDC_ISSUER', { ...production, OIDC_ISSUER: '', OIDC_CLIENT_ID: '' }],
    ['PUBLIC_URL', { ...production, PUBLIC_URL: '' }],
    ['CLOCK_OFFSET', { ...production, CLOCK_OFFSET: 'P1D' }],
  ])('production does not start with %s wrong', (name, environment) => {
    expect(faultsOf(environment)).toContain(name)
  })

  const stripe = (key: string) => ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_1' })

  test('a live key takes real money and needs production', () => {
    expect(faultsOf(stripe('sk_live_1'))).toContain(
      'STRIPE_SECRET_KEY is a live key, which takes real money: set MERIDIAN_ENV',
    )
    expect(faultsOf(stripe('rk_live_1'))).toContain('set MERIDIAN_ENV=production')
    expect(faultsOf(stripe('sk_test_1'))).toBe('')
    expect(faultsOf({ ...production, ...stripe('sk_live_1') })).toBe('')
  })

  test('a secret that was copied with a space is the secret without it', () => {
    const { stripe: read } = readSettings({ STRIPE_SECRET_KEY: ' sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1 \n' })
    expect(read).toMatchObject({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' })
  })

  test("another day and Stripe's real days do not go together", () => {
    expect(faultsOf({ ...stripe('sk_test_1'), CLOCK_OFFSET: 'P1D' })).toContain('every webhook would be too old')
  })

  test('every setting the program reads is explained in .env.example, and no other', () => {
    const explained = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm)!
    const read = readFileSync('src/server/environment/settings.ts', 'utf8')
      .match(/^ {2}[A-Z_]+(?=:)/gm)!
      .map(name => name.trim())
    expect([...explained].sort()).toEqual([...read].sort())
  })
})
