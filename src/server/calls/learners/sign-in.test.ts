import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { IdentityError } from '#providers/identity/identity.ts'
import type { Account, Identity } from '#providers/identity/identity.ts'
import { TEST_START, createRequester, createTestParts, signedInLearner } from '#test/parts.ts'
import { createBrowser, startPracticeProduct } from '#test/running-product.ts'
import { SIGN_IN_MINUTES } from '#server/http/request/sign-in-cookie.ts'
import { ABSOLUTE_DAYS, IDLE_DAYS } from '#server/http/request/sessions.ts'
import { readSettings } from '#server/environment/settings.ts'

const ana: Account = {
  issuer: 'https://one.example',
  subject: '1',
  email: 'ana@example.org',
  emailVerified: true,
  givenName: 'Ana',
}

/** An identity that vouches for whoever the code names in `accounts`, and counts how often it was asked. */
function scriptedIdentity(accounts: Record<string, Account | IdentityError> = { good: ana }) {
  let begun = 0
  const asked: string[] = []
  const afresh: boolean[] = []
  const identity: Identity = {
    providers: [{ id: 'one', name: 'One' }],
    check: async () => [],
    async begin(provider, how) {
      afresh.push(how?.afresh ?? false)
      if (provider === 'gone') throw new IdentityError('unavailable', 'One cannot be reached')
      if (provider === 'slow') throw new IdentityError('timed-out', 'One did not answer in time')
      if (provider !== 'one') throw new IdentityError('unknown-provider', 'No such provider')
      const state = `state-${++begun}`
      return {
        redirectUrl: `https://one.example/?state=${state}`,
        pending: { provider, state, nonce: 'n', verifier: 'v' },
      }
    },
    async finish(_, { code }) {
      asked.push(code)
      const account = accounts[code] ?? new IdentityError('rejected', 'No such code')
      if (account instanceof IdentityError) throw account
      return account
    },
  }
  return { identity, asked, afresh }
}

/** An app with a scripted identity, and a browser's cookies across requests. */
async function createVisit(
  accounts?: Record<string, Account | IdentityError>,
  environment: Record<string, string> = {},
) {
  const { identity, asked, afresh } = scriptedIdentity(accounts)
  const parts = await createTestParts({ identity, settings: readSettings({ LOG_LEVEL: 'silent', ...environment }) })
  const request = createRequester(parts)
  const visit = () => {
    const browser = createBrowser()
    return async (method: 'GET' | 'POST', path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const cookie = [...browser.jar].map(([name, { value }]) => `${name}=${value}`).join('; ')
      const answer = await request(method, path, { body, headers: { cookie, ...headers } })
      browser.keep(answer as unknown as Response)
      return answer
    }
  }
  const rows = async () => ({
    users: await parts.database.db.selectFrom('users').selectAll().orderBy('email').execute(),
    sessions: await parts.database.db.selectFrom('sessions').selectAll().execute(),
  })
  return { parts, asked, afresh, rows, visit, send: visit() }
}

test('GET /oauth/providers names how people can sign in here', async () => {
  const { send } = await createVisit()
  expect((await send('GET', '/oauth/providers')).body).toEqual([{ id: 'one', name: 'One' }])
})

test('D01: GET /oauth/{provider}/redirect_url answers redirectUrl and sets a short-lived cookie scripts cannot read', async () => {
  const { send } = await createVisit()
  const { status, body, headers } = await send('GET', '/oauth/one/redirect_url')
  expect(status).toBe(200)
  expect(body).toEqual({ redirectUrl: 'https://one.example/?state=state-1' })
  const cookie = headers.get('set-cookie')!
  expect(cookie).toMatch(/^meridian-sign-in=/)
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Lax')
  expect(cookie).toContain(`Max-Age=${SIGN_IN_MINUTES * 60}`)
  expect(headers.get('cache-control')).not.toContain('public')
})

test.each([
  ['myspace', 404, 'NOT_FOUND'],
  ['..%2f', 404, 'NOT_FOUND'],
  ['gone', 502, 'SIGN_IN_UNAVAILABLE'],
  ['slow', 504, 'SIGN_IN_TIMEOUT'],
])('D01: the redirect address of provider %s answers %i %s', async (provider, status, code) => {
  const { send } = await createVisit()
  const answer = await send('GET', `/oauth/${provider}/redirect_url`)
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code })
})

test('a code with its state opens a session, and the cookie of the sign-in is gone', async () => {
  const { send, rows } = await createVisit()
  await send('GET', '/oauth/one/redirect_url')
  const { status, body, headers } = await send('POST', '/sessions', { code: 'good', state: 'state-1' })
  expect({ status, body }).toEqual({ status: 200, body: { ok: true } })
  expect(headers.getSetCookie().join('\n')).toMatch(/meridian-sign-in=;/)
  expect((await send('GET', '/users/me')).body).toEqual({
    id: (await rows()).users[0]!.id,
    email: 'ana@example.org',
    given_name: 'Ana',
    is_operator: false,
  })
})

test('a client that knows only the code signs in as well', async () => {
  const { send } = await createVisit()
  await send('GET', '/oauth/one/redirect_url')
  expect((await send('POST', '/sessions', { code: 'good' })).status).toBe(200)
})

test('D02: a code without the cookie answers 400, asks no issuer, sets no cookie and makes no row', async () => {
  const { send, asked, rows } = await createVisit()
  const { status, body, headers } = await send('POST', '/sessions', { code: 'good' })
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'SIGN_IN_EXPIRED' })
  expect(headers.getSetCookie()).toEqual([])
  expect(asked).toEqual([])
  expect(await rows()).toEqual({ users: [], sessions: [] })
})

test("D02: a code of another browser's sign-in answers 401 and asks no issuer", async () => {
  const { visit, asked } = await createVisit()
  const [mine, other] = [visit(), visit()]
  await mine('GET', '/oauth/one/redirect_url')
  await other('GET', '/oauth/one/redirect_url')
  const { status, body } = await other('POST', '/sessions', { code: 'good', state: 'state-1' })
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'SIGN_IN_REJECTED' })
  expect(asked).toEqual([])
})

test.each([
  [
    'changed',
    (value: string) => {
      const [content, signature] = value.split('.')
      const changed = Buffer.from(content!, 'base64url').toString().replace('"v"', '"w"')
      return `${Buffer.from(changed).toString('base64url')}.${signature}`
    },
  ],
  ['unsigned', (value: string) => value.split('.')[0]!],
  ['nonsense', () => 'x.y'],
])('D02: a sign-in cookie that was %s counts for nothing', async (_, change) => {
  const { send, asked } = await createVisit()
  const { headers } = await send('GET', '/oauth/one/redirect_url')
  const [, value] = /meridian-sign-in=([^;]+)/.exec(headers.get('set-cookie')!)!
  const answer = await send('POST', '/sessions', { code: 'good' }, { cookie: `meridian-sign-in=${change(value!)}` })
  expect(answer.body.code).toBe('SIGN_IN_EXPIRED')
  expect(asked).toEqual([])
})

test('a sign-in that took longer than it may is over, whatever the browser kept', async () => {
  const { send, parts } = await createVisit()
  await send('GET', '/oauth/one/redirect_url')
  parts.clock.advance({ minutes: SIGN_IN_MINUTES })
  expect((await send('POST', '/sessions', { code: 'good' })).body.code).toBe('SIGN_IN_EXPIRED')
})

test('sign-ins begun in two tabs can both be finished, the older one by its state', async () => {
  const { send } = await createVisit()
  await send('GET', '/oauth/one/redirect_url')
  await send('GET', '/oauth/one/redirect_url')
  expect((await send('POST', '/sessions', { code: 'good', state: 'state-1' })).status).toBe(200)
})

test('D03: the same code posted twice opens one session', async () => {
  const { send, rows, asked } = await createVisit()
  const { headers } = await send('GET', '/oauth/one/redirect_url')
  const cookie = headers.get('set-cookie')!.split(';')[0]!
  const posts = await Promise.all(
    [1, 2, 3].map(() => send('POST', '/sessions', { code: 'good', state: 'state-1' }, { cookie })),
  )
  expect(posts.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401])
  expect((await rows()).sessions).toHaveLength(1)
  expect(asked).toEqual(['good'])
})

test.each([
  ['{}', {}],
  ['an empty code', { code: '' }],
  ['a blank code', { code: ' ' }],
  ['no text', { code: null }],
  ['a list', { code: ['good'] }],
  ['10 kB', { code: 'x'.repeat(10_240) }],
  ['NUL', { code: 'go\0od' }],
  ['a list instead of an object', []],
])('D04: POST /sessions with %s answers 400 and asks no issuer', async (_, body) => {
  const { send, asked } = await createVisit()
  await send('GET', '/oauth/one/redirect_url')
  expect((await send('POST', '/sessions', body)).status).toBe(400)
  expect(asked).toEqual([])
})

test.each([
  ['rejects', new IdentityError('rejected', 'No'), 401, 'SIGN_IN_REJECTED'],
  ['fails', new IdentityError('unavailable', 'One answers 500'), 502, 'SIGN_IN_UNAVAILABLE'],
  ['does not answer in time', new IdentityError('timed-out', 'Too slow'), 504, 'SIGN_IN_TIMEOUT'],
] as const)('D04: an issuer that %s leaves the visitor signed out', async (_, failure, status, code) => {
  const { send, rows } = await createVisit({ good: failure })
  await send('GET', '/oauth/one/redirect_url')
  const answer = await send('POST', '/sessions', { code: 'good' })
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code })
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(await rows()).toEqual({ users: [], sessions: [] })
  expect((await send('GET', '/users/me')).status).toBe(401)
})

test('a code that never reached its issuer can be sent again', async () => {
  const accounts: Record<string, Account | IdentityError> = {
    good: new IdentityError('unavailable', 'One answers 500'),
  }
  const { send } = await createVisit(accounts)
  await send('GET', '/oauth/one/redirect_url')
  await send('POST', '/sessions', { code: 'good' })
  accounts.good = ana
  expect((await send('POST', '/sessions', { code: 'good' })).status).toBe(200)
})

test('D06: the same subject at two issuers is two users, and an e-mail address joins nothing', async () => {
  const { visit, rows } = await createVisit({
    one: ana,
    two: { ...ana, issuer: 'https://two.example', emailVerified: false },
    other: { ...ana, subject: '2' },
  })
  for (const code of ['one', 'two', 'other']) {
    const send = visit()
    await send('GET', '/oauth/one/redirect_url')
    expect((await send('POST', '/sessions', { code })).status).toBe(200)
  }
  expect((await rows()).users).toHaveLength(3)
})

test('signing in again is the same user, with the address the issuer says now, and a name until it says another', async () => {
  const { visit, rows } = await createVisit({ one: ana, two: { ...ana, email: 'ana@new.example', givenName: null } })
  for (const code of ['one', 'two']) {
    const send = visit()
    await send('GET', '/oauth/one/redirect_url')
    await send('POST', '/sessions', { code })
  }
  const { users, sessions } = await rows()
  expect(users).toMatchObject([{ email: 'ana@new.example', given_name: 'Ana' }])
  expect(sessions).toHaveLength(2)
})

test('two first sign-ins of one person at the same moment make one user', async () => {
  const { visit, rows } = await createVisit({ one: ana, two: ana })
  await Promise.all(
    ['one', 'two'].map(async code => {
      const send = visit()
      await send('GET', '/oauth/one/redirect_url')
      expect((await send('POST', '/sessions', { code })).status).toBe(200)
    }),
  )
  expect((await rows()).users).toHaveLength(1)
})

test.each([
  [true, true],
  [false, false],
])('an operator is known by an e-mail address that is verified (%s: %s)', async (emailVerified, is_operator) => {
  const { send } = await createVisit(
    { good: { ...ana, email: 'Boss@Example.org', emailVerified } },
    { OPERATORS: 'boss@example.org' },
  )
  await send('GET', '/oauth/one/redirect_url')
  await send('POST', '/sessions', { code: 'good' })
  expect((await send('GET', '/users/me')).body).toMatchObject({ is_operator })
})

test('D07: a session from before sign-in is replaced, and its cookie opens nothing any more', async () => {
  const { send, parts, rows } = await createVisit()
  const before = await signedInLearner(parts, { id: 'someone', email: 'someone@example.org' })
  const { headers } = await send('GET', '/oauth/one/redirect_url')
  const cookie = `${headers.get('set-cookie')!.split(';')[0]}; ${before.headers.cookie}`
  expect((await send('POST', '/sessions', { code: 'good' }, { cookie })).status).toBe(200)
  expect((await send('GET', '/users/me', undefined, before.headers)).status).toBe(401)
  expect((await send('GET', '/users/me')).body.email).toBe('ana@example.org')
  expect((await rows()).sessions).toHaveLength(1)
})

test('D08: over TLS both cookies are __Host- cookies, Secure, HttpOnly, without Domain, and 256 bits long', async () => {
  const { send } = await createVisit(undefined, { PUBLIC_URL: 'https://learn.example.org' })
  const begun = await send('GET', '/oauth/one/redirect_url')
  expect(begun.headers.get('set-cookie')).toMatch(/^__Host-meridian-sign-in=/)
  const { headers, body } = await send('POST', '/sessions', { code: 'good' })
  const cookie = headers.getSetCookie().find(line => line.startsWith('__Host-meridian='))!
  const [, token] = /^__Host-meridian=([\w-]{43});/.exec(cookie)!
  for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(attribute)
  for (const line of [cookie, begun.headers.get('set-cookie')!]) expect(line).not.toContain('Domain')
  expect(JSON.stringify(body)).not.toContain(token)
})

test('D08: only a hash of the session is stored', async () => {
  const { send, rows } = await createVisit()
  await send('GET', '/oauth/one/redirect_url')
  const { headers } = await send('POST', '/sessions', { code: 'good' })
  const [, token] = /meridian=([\w-]{43})/.exec(headers.getSetCookie().join('\n'))!
  expect(JSON.stringify((await rows()).sessions)).not.toContain(token)
})

test('D09: after logout a saved copy of the cookie answers 401; signed out, logging out is fine too', async () => {
  const { send, parts } = await createVisit()
  const { headers } = await signedInLearner(parts)
  const answer = await send('GET', '/logout', undefined, headers)
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { ok: true } })
  expect(answer.headers.get('set-cookie')).toMatch(/^meridian=;/)
  expect((await send('GET', '/users/me', undefined, headers)).status).toBe(401)
  expect((await send('GET', '/logout')).status).toBe(200)
  expect((await send('GET', '/logout', undefined, { cookie: 'meridian=garbage' })).status).toBe(200)
})

test.each([
  ['an image or link of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://evil.example' }],
])('D10: GET /logout sent by %s answers 403 and leaves the session alive', async (_, foreign) => {
  const { send, parts } = await createVisit()
  const { headers } = await signedInLearner(parts)
  expect((await send('GET', '/logout', undefined, { ...headers, ...foreign })).status).toBe(403)
  expect((await send('GET', '/users/me', undefined, headers)).status).toBe(200)
})

/** Everything a visitor may call. All else answers 401. */
const publicCalls = ['signInProviders', 'redirectUrl', 'createSession', 'logout', 'languages', 'language']

test('D11: the calls open to visitors are these, beside health and claims', () => {
  const open = Object.entries(api).flatMap(([name, call]) => (call.access === 'public' ? [name] : []))
  expect(open).toEqual(expect.arrayContaining(publicCalls))
  const ofTheLearner = ['me', 'subscription', 'program', 'createCheckout', 'paymentSession']
  expect(open.filter(name => ofTheLearner.includes(name))).toEqual([])
})

const protectedCalls = Object.entries(api).filter(([, call]) => call.access !== 'public')

test.each(protectedCalls)(
  'D11: %s without, with a garbage and with an expired session answers 401',
  async (_, call) => {
    const { send, parts } = await createVisit()
    const { headers } = await signedInLearner(parts)
    parts.clock.advance({ days: ABSOLUTE_DAYS + 1 })
    const path = call.path.replaceAll(/\{\w+\}/g, '1')
    for (const cookie of ['', 'meridian=garbage', headers.cookie]) {
      const body = call.method === 'POST' ? {} : undefined
      const answer = await send(call.method, path, body, { cookie })
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 401, code: 'SIGNED_OUT' })
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    }
  },
)

test('D12: a session lives for its idle limit and no second longer', async () => {
  const { send, parts } = await createVisit()
  const { headers } = await signedInLearner(parts)
  const idle = await signedInLearner(parts, { id: 'idle', email: 'idle@example.org' })
  parts.clock.advance({ hours: IDLE_DAYS * 24 - 1, minutes: 59, seconds: 59 })
  expect((await send('GET', '/users/me', undefined, headers)).status).toBe(200)
  parts.clock.advance({ seconds: 2 })
  expect((await send('GET', '/users/me', undefined, idle.headers)).status).toBe(401)
  expect((await send('GET', '/users/me', undefined, headers)).status).toBe(200)
})

test('D12: however much it is used, a session ends at its absolute limit', async () => {
  const { send, parts } = await createVisit()
  const { headers } = await signedInLearner(parts)
  for (let day = 20; day <= ABSOLUTE_DAYS; day += 20) {
    expect((await send('GET', '/users/me', undefined, headers)).status).toBe(200)
    parts.clock.set(
      Temporal.Instant.from(TEST_START)
        .add({ hours: 24 * day })
        .subtract({ seconds: 1 })
        .toString(),
    )
  }
  expect((await send('GET', '/users/me', undefined, headers)).status).toBe(200)
  parts.clock.advance({ seconds: 2 })
  expect((await send('GET', '/users/me', undefined, headers)).status).toBe(401)
})

let product: Awaited<ReturnType<typeof startPracticeProduct>>
beforeAll(async () => {
  product = await startPracticeProduct()
})
afterAll(() => product.stop())

test('a visitor signs in with the practice issuer from end to end, and again after logging out', async () => {
  const browser = createBrowser()
  const signIn = async (form: (page: string) => Record<string, string>) => {
    const { redirectUrl } = (await (await browser.go(`${product.url}/api/oauth/practice/redirect_url`)).json()) as {
      redirectUrl: string
    }
    const page = await browser.follow(await browser.go(redirectUrl), redirectUrl, /\/auth\/callback/)
    const back = await browser.follow(
      await browser.go(page.url, form(await page.response.text())),
      page.url,
      /\/auth\/callback/,
    )
    const { code, state, iss } = Object.fromEntries(new URL(back.url).searchParams)
    const cookie = [...browser.jar].map(([name, { value }]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${product.url}/api/sessions`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify({ code, state, iss }),
    })
    browser.keep(response)
    expect(response.status).toBe(200)
    return (await browser.go(`${product.url}/api/users/me`)).json() as Promise<{ id: string }>
  }
  const first = await signIn(() => ({ email: 'ana@example.org', given_name: 'Ana' }))
  expect(first).toMatchObject({ email: 'ana@example.org', given_name: 'Ana' })
  await browser.go(`${product.url}/api/logout`)
  expect((await browser.go(`${product.url}/api/users/me`)).status).toBe(401)
  const second = await signIn(page => ({ account: /name="account" value="([^"]+)"/.exec(page)![1]! }))
  expect(second.id).toBe(first.id)
})

test('a class of forty signs in behind one address within a minute, each in a browser of their own', async () => {
  const { visit, rows } = await createVisit(
    Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`code-${at}`, { ...ana, subject: `${at}` }])),
  )
  for (let pupil = 0; pupil < 40; pupil++) {
    const send = visit()
    const { body } = await send('GET', '/oauth/one/redirect_url')
    const state = new URL(body.redirectUrl).searchParams.get('state')
    expect((await send('POST', '/sessions', { code: `code-${pupil}`, state })).status).toBe(200)
  }
  expect((await rows()).sessions).toHaveLength(40)
})

test('one begun sign-in may be finished thirty times a minute, and one address may begin six hundred', async () => {
  const { visit, asked } = await createVisit()
  const send = visit()
  await send('GET', '/oauth/one/redirect_url')
  const statuses = []
  for (let time = 0; time < 31; time++)
    statuses.push((await send('POST', '/sessions', { code: `guess-${time}` })).status)
  expect(statuses.filter(status => status === 429)).toHaveLength(1)
  expect(asked).toHaveLength(30)
  const others = visit()
  for (let time = 1; time < 600; time++) await others('GET', '/oauth/one/redirect_url')
  expect((await others('GET', '/oauth/one/redirect_url')).status).toBe(429)
})

test('after a logout the issuer is asked to let the person sign in anew, until somebody has', async () => {
  const { send, afresh } = await createVisit()
  const signIn = async () => {
    await send('GET', '/oauth/one/redirect_url')
    expect((await send('POST', '/sessions', { code: 'good' })).status).toBe(200)
  }
  await signIn()
  await send('GET', '/logout')
  await send('GET', '/oauth/one/redirect_url')
  await send('GET', '/oauth/one/redirect_url')
  expect(afresh).toEqual([false, true, true])
})

test('an account without an e-mail address is told so, and what to do', async () => {
  const { send } = await createVisit({ bare: new IdentityError('no-address', 'School gave no e-mail address: …') })
  await send('GET', '/oauth/one/redirect_url')
  expect(await send('POST', '/sessions', { code: 'bare' })).toMatchObject({
    status: 401,
    body: { code: 'NO_EMAIL_ADDRESS', message: 'School gave no e-mail address: …' },
  })
})
