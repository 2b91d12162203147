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

const identityOf = (clientSecret = 'secret') =>
  createOpenidIdentity({
    redirectUri,
    issuers: [{ id: 'oidc', name: 'Example', issuer: server.issuer, clientId: 'meridian', clientSecret }],
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
  ['an empty subject', () => ({ claims: { sub: '' } })],
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
    reason: 'no-address',
    message: expect.stringContaining('"email" scope'),
  })
})

test.each([
  [true, true],
  [false, false],
  ['true', true],
  ['yes', false],
  [undefined, false],
])('email_verified %s counts as checked: %s', async (email_verified, checked) => {
  expect((await signInWith({ claims: { email_verified } })).emailVerified).toBe(checked)
})

test('without a given name the full name greets, without either nothing does', async () => {
  expect((await signInWith({ claims: { given_name: undefined, name: 'Ana Ruiz' } })).givenName).toBe('Ana Ruiz')
  expect((await signInWith({ claims: { given_name: ' ' } })).givenName).toBeNull()
})

test.each([
  [['client_secret_post'], 'client_secret_post only'],
  [['client_secret_basic'], 'client_secret_basic only'],
  [['private_key_jwt', 'client_secret_post', 'client_secret_basic'], 'both, after one that we do not have'],
])('an issuer that announces %j is shown the secret in that way', async secretBy => {
  server.play({ secretBy })
  const identity = identityOf()
  const { redirectUrl, pending } = await identity.begin('oidc')
  expect((await identity.finish(pending, await server.signIn(redirectUrl))).email).toBe('ana@example.org')
})

test('an issuer that takes pushed sign-ins only is sent one, and told nothing by the address of the browser', async () => {
  server.play({ pushedOnly: true })
  const identity = identityOf()
  const { redirectUrl, pending } = await identity.begin('oidc')
  expect([...new URL(redirectUrl).searchParams.keys()].sort()).toEqual(['client_id', 'request_uri'])
  expect((await identity.finish(pending, await server.signIn(redirectUrl))).email).toBe('ana@example.org')
})

test('an issuer that changed its keys without a word refuses one sign-in at most', async () => {
  const identity = identityOf()
  const signIn = async () => {
    const { redirectUrl, pending } = await identity.begin('oidc')
    return identity.finish(pending, await server.signIn(redirectUrl))
  }
  server.play({})
  await signIn()
  server.play({ newKey: true })
  await signIn().catch(() => {})
  expect((await signIn()).email).toBe('ana@example.org')
})

test('what the ID token leaves out is completed from userinfo: verification of the same address, and the name', async () => {
  const claims = { email_verified: undefined, given_name: undefined }
  const told = { email: 'ana@example.org', email_verified: true, given_name: 'Ana' }
  expect(await signInWith({ claims, userInfo: told })).toMatchObject({ emailVerified: true, givenName: 'Ana' })
  const other = { ...told, email: 'other@example.org' }
  expect(await signInWith({ claims, userInfo: other })).toMatchObject({
    email: 'ana@example.org',
    emailVerified: false,
  })
})

test('a userinfo address that fails stops nobody whose ID token has the address; one about somebody else does', async () => {
  const claims = { given_name: undefined }
  expect(await signInWith({ claims, userInfoStatus: 500 })).toMatchObject({ email: 'ana@example.org', givenName: null })
  await expect(signInWith({ claims, userInfo: { sub: 'subject-2' } })).rejects.toMatchObject({ reason: 'rejected' })
})

const seconds = (ahead: number) => Math.floor(Date.now() / 1000) + ahead

test('a clock that is two minutes ahead signs in; one that is ten ahead does not, and the log says by how much', async () => {
  expect((await signInWith({ claims: { nbf: seconds(120), iat: seconds(120) } })).email).toBe('ana@example.org')
  await expect(signInWith({ claims: { nbf: seconds(600) } })).rejects.toMatchObject({
    reason: 'rejected',
    message: expect.stringMatching(/nbf is (599|600) s ahead of this server's clock/),
  })
})

test('settings that the issuer takes are found to be right; a wrong secret and a wrong address are named with what to do', async () => {
  expect(await identityOf().check()).toEqual([])
  expect(await identityOf('other').check()).toEqual([
    expect.stringContaining('OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: Example does not take them (invalid_client)'),
  ])
  const elsewhere = createOpenidIdentity({
    redirectUri,
    issuers: [{ id: 'oidc', name: 'Example', issuer: `${server.issuer}/realm`, clientId: 'meridian' }],
  })
  expect(await elsewhere.check()).toEqual([
    expect.stringMatching(/^OIDC_ISSUER: .* does not answer as an OpenID issuer .*well-known/),
  ])
})

test('a secret that is refused when somebody signs in is named as such', async () => {
  const identity = identityOf('other')
  const { redirectUrl, pending } = await identity.begin('oidc')
  await expect(identity.finish(pending, await server.signIn(redirectUrl))).rejects.toMatchObject({
    reason: 'unavailable',
    message: expect.stringContaining('invalid_client'),
  })
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
