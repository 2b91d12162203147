import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityPromises } from './identity.suite.ts'
import { createBrowser, startPracticeProduct } from '#test/running-product.ts'

let product: Awaited<ReturnType<typeof startPracticeProduct>>
beforeAll(async () => {
  product = await startPracticeProduct()
})
afterAll(() => product.stop())

type Browser = ReturnType<typeof createBrowser>

/** Goes to the sign-in page that a redirect address leads to. */
async function openPage(browser: Browser, redirectUrl: string) {
  const { response, url } = await browser.follow(await browser.go(redirectUrl), redirectUrl, /\/auth\/callback/)
  return { url, status: response.status, text: await response.text(), headers: response.headers }
}

async function answerPage(browser: Browser, pageUrl: string, form: Record<string, string>) {
  const { url } = await browser.follow(await browser.go(pageUrl, form), pageUrl, /\/auth\/callback/)
  return new URL(url).searchParams
}

async function signIn(
  redirectUrl: string,
  person = { email: 'ana@example.org', given_name: 'Ana' },
  browser = createBrowser(),
) {
  const page = await openPage(browser, redirectUrl)
  const returned = await answerPage(browser, page.url, person)
  return { code: returned.get('code')!, state: returned.get('state')!, iss: returned.get('iss')! }
}

identityPromises('the practice issuer', async () => ({
  identity: product.parts.identity,
  provider: 'practice',
  issuer: `${product.url}/practice/sign-in`,
  redirectUri: `${product.url}/auth/callback`,
  signIn: redirectUrl => signIn(redirectUrl),
}))

test('the page says it is for practice, asks for an e-mail and a given name, and forbids scripts', async () => {
  const { redirectUrl } = await product.parts.identity.begin('practice')
  const page = await openPage(createBrowser(), redirectUrl)
  expect(page.status).toBe(200)
  expect(page.text).toContain('Practice sign-in')
  expect(page.text).toContain('no password is asked for')
  expect(page.text).toMatch(/<label for="email">E-mail<\/label>/)
  expect(page.text).toMatch(/<label for="given-name">Given name<\/label>/)
  expect(page.text).not.toContain('<script')
  expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${product.url}`)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('an address that is none is asked for again, with what was typed kept and shown as text', async () => {
  const { redirectUrl } = await product.parts.identity.begin('practice')
  const browser = createBrowser()
  const page = await openPage(browser, redirectUrl)
  const again = await browser.go(page.url, { email: '"><script>', given_name: 'Ana' })
  expect(again.status).toBe(400)
  const text = await again.text()
  expect(text).toContain('Enter an e-mail address')
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;"')
})

test('an account that was used is offered again in the same browser, and in no other', async () => {
  const browser = createBrowser()
  const person = { email: 'bo@example.org', given_name: 'Bo' }
  const first = await product.parts.identity.begin('practice')
  const account = await product.parts.identity.finish(first.pending, await signIn(first.redirectUrl, person, browser))

  const second = await product.parts.identity.begin('practice')
  const page = await openPage(browser, second.redirectUrl)
  const [, id] = /name="account" value="([^"]+)">Bo<small>bo@example.org<\/small>/.exec(page.text) ?? []
  const returned = await answerPage(browser, page.url, { account: id! })
  const again = await product.parts.identity.finish(second.pending, { code: returned.get('code')! })
  expect(again).toEqual(account)

  const elsewhere = await product.parts.identity.begin('practice')
  expect((await openPage(createBrowser(), elsewhere.redirectUrl)).text).not.toContain('bo@example.org')
})

test('another account can sign in in the same browser, as somebody of its own', async () => {
  const browser = createBrowser()
  const accounts = []
  for (const person of [
    { email: 'eva@example.org', given_name: 'Eva' },
    { email: 'max@example.org', given_name: 'Max' },
    { email: 'eva@example.org', given_name: 'Eva' },
  ]) {
    const begun = await product.parts.identity.begin('practice')
    accounts.push(await product.parts.identity.finish(begun.pending, await signIn(begun.redirectUrl, person, browser)))
  }
  expect(accounts.map(({ email }) => email)).toEqual(['eva@example.org', 'max@example.org', 'eva@example.org'])
  expect(accounts[2]).toEqual(accounts[0])
})

test('an account of another browser cannot be picked by its id', async () => {
  const first = await product.parts.identity.begin('practice')
  const { subject } = await product.parts.identity.finish(first.pending, await signIn(first.redirectUrl))
  const browser = createBrowser()
  const second = await product.parts.identity.begin('practice')
  const page = await openPage(browser, second.redirectUrl)
  expect((await browser.go(page.url, { account: subject })).status).toBe(400)
})

test('the same address typed in another browser is the same account, and a new given name replaces the old one', async () => {
  const { identity } = product.parts
  const first = await identity.begin('practice')
  const one = await identity.finish(
    first.pending,
    await signIn(first.redirectUrl, { email: 'Cy@Example.org', given_name: 'Cy' }),
  )
  const second = await identity.begin('practice')
  const two = await identity.finish(
    second.pending,
    await signIn(second.redirectUrl, { email: 'cy@example.org', given_name: 'Cyril' }),
  )
  expect(two.subject).toBe(one.subject)
  expect(two.givenName).toBe('Cyril')
  const third = await identity.begin('practice')
  const three = await identity.finish(
    third.pending,
    await signIn(third.redirectUrl, { email: 'cy@example.org', given_name: '' }),
  )
  expect(three.givenName).toBe('Cyril')
})

test('Cancel returns to the product with access_denied and no code', async () => {
  const { redirectUrl, pending } = await product.parts.identity.begin('practice')
  const browser = createBrowser()
  const page = await openPage(browser, redirectUrl)
  const returned = await answerPage(browser, page.url, { action: 'cancel' })
  expect(Object.fromEntries(returned)).toMatchObject({ error: 'access_denied', state: pending.state })
  expect(returned.has('code')).toBe(false)
})

test("a page of another browser's sign-in says that it is over", async () => {
  const { redirectUrl } = await product.parts.identity.begin('practice')
  const page = await openPage(createBrowser(), redirectUrl)
  const foreign = await createBrowser().go(page.url)
  expect(foreign.status).toBe(400)
  expect(await foreign.text()).toContain('This sign-in is over')
})

test('a form sent by another site is refused', async () => {
  const { redirectUrl } = await product.parts.identity.begin('practice')
  const page = await openPage(createBrowser(), redirectUrl)
  const response = await fetch(page.url, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams(),
  })
  expect(response.status).toBe(403)
})

test('a redirect address, client or challenge that is not ours is refused with a page, not with a stack', async () => {
  const browser = createBrowser()
  const { redirectUrl } = await product.parts.identity.begin('practice')
  for (const [name, value] of [
    ['redirect_uri', 'https://evil.example'],
    ['client_id', 'other'],
  ] as const) {
    const url = new URL(redirectUrl)
    url.searchParams.set(name, value)
    const response = await browser.go(url.href)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('This sign-in is over')
  }
  const url = new URL(redirectUrl)
  url.searchParams.delete('code_challenge')
  const response = await browser.go(url.href)
  expect(new URL(response.headers.get('location')!).searchParams.get('error')).toBe('invalid_request')
})

test.each(['/auth/abc?client_id=meridian', '/auth?client_id=meridian&redirect_uri=%ff', '/interaction/abc'])(
  '%s, which belongs to no sign-in, is answered with a page that says so',
  async path => {
    const response = await fetch(`${product.url}/practice/sign-in${path}`, { redirect: 'manual' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('This sign-in is over')
  },
)

test.each(['/auth?client_id=%00', '/interaction/%00'])('%s can be the address of nothing', async path => {
  expect((await fetch(`${product.url}/practice/sign-in${path}`)).status).toBe(404)
})

test.each(['/.well-known/openid-configuration', '/jwks'])('%s may be read by no page of another site', async path => {
  const response = await fetch(`${product.url}/practice/sign-in${path}`, { headers: { origin: 'https://evil.test' } })
  expect(response.status).toBe(200)
  expect([...response.headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([])
})

test('requests beyond any use are refused, so that nobody fills the store; what the server itself asks goes on', async () => {
  const busy = await startPracticeProduct()
  const ask = async () => {
    const response = await fetch(`${busy.url}/practice/look.css`)
    await response.arrayBuffer()
    return response.status
  }
  const statuses = new Set<number>()
  for (let asked = 0; asked < 1200; asked += 20) {
    for (const status of await Promise.all(Array.from({ length: 20 }, ask))) statuses.add(status)
  }
  expect([...statuses]).toEqual([200])
  expect(await ask()).toBe(429)
  const order = {
    userId: 'ana',
    email: 'ana@example.org',
    languageId: 1,
    languageName: 'Spanish',
    idempotencyKey: 'key',
  }
  const addresses = { successUrl: `${busy.url}/paid`, cancelUrl: `${busy.url}/plan` }
  const { url } = await busy.parts.payments.openCheckout({ ...order, ...addresses })
  expect(url).toContain('/practice/checkout/pay/')
  await busy.stop()
})

test('its keys survive a restart: a second instance over the same database publishes the same ones', async () => {
  const keysOf = async (url: string) => (await fetch(`${url}/practice/sign-in/jwks`)).json()
  const before = await keysOf(product.url)
  const second = await startPracticeProduct({
    given: { database: { ...product.parts.database, close: async () => {} } },
  })
  expect(await keysOf(second.url)).toEqual(before)
  expect(JSON.stringify(before)).not.toContain('"d"')
  await second.stop()
})

test('in production, and where an issuer is configured, there is no practice sign-in', async () => {
  const issuer = { OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'meridian' }
  const configured = await startPracticeProduct({ environment: issuer })
  expect(configured.parts.identity.providers).toEqual([{ id: 'oidc', name: 'login.example.org' }])
  expect((await fetch(`${configured.url}/practice/sign-in/jwks`)).status).toBe(404)
  await configured.stop()
  const production = await startPracticeProduct({ environment: { ...issuer, MERIDIAN_ENV: 'production' } })
  expect((await fetch(`${production.url}/practice/checkout/pay/cs_1`)).status).toBe(404)
  expect((await fetch(`${production.url}/practice/look.css`)).status).toBe(404)
  await production.stop()
})
