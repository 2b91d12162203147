import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createIdentity } from './create-identity.ts'
import { identityPromises } from './identity.suite.ts'
import { createOpenidIdentity } from './openid-identity.ts'
import { startScriptedIssuer } from './scripted-issuer.suite.ts'
import type { Script } from './scripted-issuer.suite.ts'

const redirectUri = 'https://learn.example.org/auth/callback'
let server: Awaited<ReturnType<typeof startScriptedIssuer>>
beforeAll(async () => {
  server = await startScriptedIssuer()
})
beforeEach(() => server.play({}))
afterAll(() => server.stop())

const identityOf = () =>
  createOpenidIdentity({
    redirectUri,
    issuers: [{ id: 'oidc', name: 'Example', issuer: server.issuer, clientId: 'meridian', clientSecret: 'secret' }],
    timeoutSeconds: 0.5,
  })

identityPromises('any OpenID issuer', async () => ({
  identity: identityOf(),
  provider: 'oidc',
  issuer: server.issuer,
  redirectUri,
  signIn: server.signIn,
}))

async function signInWith(script: Script) {
  const identity = identityOf()
  const { redirectUrl, pending } = await identity.begin('oidc')
  server.play(script)
  return identity.finish(pending, await server.signIn(redirectUrl))
}

const hourAgo = () => Math.floor(Date.now() / 1000) - 3600

test.each<[string, () => Script]>([
  ['another audience', () => ({ claims: { aud: 'other' } })],
  ['another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
  ['another nonce', () => ({ claims: { nonce: 'other' } })],
  ['no nonce', () => ({ claims: { nonce: undefined } })],
  ['a signature by another key', () => ({ foreignKey: true })],
  ['alg none and no signature', () => ({ header: { alg: 'none' }, unsigned: true })],
  ['alg none over a real signature', () => ({ header: { alg: 'none' } })],
  ['no signature', () => ({ unsigned: true })],
  ['a key nobody knows', () => ({ header: { kid: 'k9' } })],
  ['an expiry that has passed', () => ({ claims: { exp: hourAgo() } })],
  ['no subject', () => ({ claims: { sub: undefined } })],
])('D05: an ID token with %s is rejected', async (_, script) => {
  await expect(signInWith(script())).rejects.toMatchObject({ reason: 'rejected' })
})

test.each<[string, Script, string]>([
  ['answers 500', { answer: { status: 500, body: 'oops', type: 'text/plain' } }, 'unavailable'],
  ['answers 503 as JSON', { answer: { status: 503, body: '{"error":"temporarily_unavailable"}' } }, 'unavailable'],
  ['is over its limits', { answer: { status: 429, body: '{"error":"slow_down"}' } }, 'unavailable'],
  ['does not know our client', { answer: { status: 401, body: '{"error":"invalid_client"}' } }, 'unavailable'],
  ['answers a page', { answer: { status: 200, body: '<html>', type: 'text/html' } }, 'unavailable'],
  ['answers half an object', { answer: { status: 200, body: '{"access_token":' } }, 'unavailable'],
  ['answers an array', { answer: { status: 200, body: '[]' } }, 'rejected'],
  ['sends no ID token', { answer: { status: 200, body: '{"access_token":"at","token_type":"Bearer"}' } }, 'rejected'],
  ['does not answer in time', { silent: true }, 'timed-out'],
])('an issuer that %s gives no account', async (_, script, reason) => {
  await expect(signInWith(script)).rejects.toMatchObject({ reason })
})

test('an issuer that cannot be reached is unavailable, and is asked again at the next sign-in', async () => {
  const gone = await startScriptedIssuer()
  gone.stop()
  const identity = createOpenidIdentity({
    redirectUri,
    issuers: [{ id: 'oidc', name: 'Example', issuer: gone.issuer, clientId: 'meridian' }],
  })
  for (let time = 0; time < 2; time++)
    await expect(identity.begin('oidc')).rejects.toMatchObject({ reason: 'unavailable' })
})

test('what the issuer says of itself is read once', async () => {
  const identity = identityOf()
  server.requests.length = 0
  await identity.begin('oidc')
  await identity.begin('oidc')
  expect(server.requests).toEqual(['/.well-known/openid-configuration'])
})

test('an address that only the userinfo answer tells is found there', async () => {
  const script = { claims: { email: undefined }, userInfo: { email: 'ana@example.org', given_name: 'Ana' } }
  expect(await signInWith(script)).toMatchObject({ email: 'ana@example.org', emailVerified: false, givenName: 'Ana' })
})

test('an account without any e-mail address is rejected, naming the scope to allow', async () => {
  const script = { claims: { email: undefined }, userInfo: {} }
  await expect(signInWith(script)).rejects.toMatchObject({
    reason: 'rejected',
    message: expect.stringContaining('"email" scope'),
  })
})

test.each([
  [true, true],
  [false, false],
  ['true', false],
  [undefined, false],
])('email_verified %s counts as checked: %s', async (email_verified, checked) => {
  expect((await signInWith({ claims: { email_verified } })).emailVerified).toBe(checked)
})

test('without a given name the full name greets, without either nothing does', async () => {
  expect((await signInWith({ claims: { given_name: undefined, name: 'Ana Ruiz' } })).givenName).toBe('Ana Ruiz')
  expect((await signInWith({ claims: { given_name: ' ' } })).givenName).toBeNull()
})

test('no message of a failed sign-in holds the e-mail address, the code or the secret', async () => {
  const failure = await signInWith({ claims: { aud: 'other' } }).catch((error: Error) => error)
  expect(JSON.stringify([failure, (failure as Error).message])).not.toMatch(/ana@example|secret/)
})

const practice = { clientSecret: async () => 'secret', internalUrl: () => 'http://127.0.0.1:1' }
const base = { publicUrl: 'https://learn.example.org', production: false, google: undefined, oidc: undefined }
const google = { clientId: 'g', clientSecret: 's' }
const oidc = { issuer: 'https://login.example.org', clientId: 'm', clientSecret: undefined, name: 'School' }

test.each([
  ['nothing is configured', {}, ['practice']],
  ['Google is configured', { google }, ['google']],
  ['an issuer is configured', { oidc }, ['oidc']],
  ['both are configured', { google, oidc }, ['google', 'oidc']],
  ['it is production', { production: true }, []],
])('where %s, people sign in with %s', (_, settings, ids) => {
  expect(createIdentity({ ...base, ...settings }, practice).providers.map(({ id }) => id)).toEqual(ids)
})
