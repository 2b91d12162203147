import { describe, expect, test } from 'vitest'
import type { Identity } from './identity.ts'

export type IdentityUnderTest = {
  identity: Identity
  provider: string
  issuer: string
  redirectUri: string
  /** Signs Ana in at the issuer's side, as a browser would, and gives what comes back in the URL query. */
  signIn(redirectUrl: string): Promise<{ code: string; state: string; iss?: string }>
}

/** What every issuer behind the port promises. */
export function identityPromises(name: string, create: () => Promise<IdentityUnderTest>): void {
  describe(`sign-in with ${name}`, () => {
    test('D01: the redirect address asks for a code, with our exact return address, state, nonce and an S256 challenge', async () => {
      const { identity, provider, redirectUri } = await create()
      const { redirectUrl, pending } = await identity.begin(provider)
      const asked = new URL(redirectUrl).searchParams
      expect(asked.get('response_type')).toBe('code')
      expect(asked.get('redirect_uri')).toBe(redirectUri)
      expect(asked.get('scope')?.split(' ')).toContain('openid')
      expect(asked.get('code_challenge_method')).toBe('S256')
      expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/)
      // 22 characters of base64url are 128 bits.
      expect(asked.get('state')).toMatch(/^[\w-]{22,}$/)
      expect(asked.get('nonce')).toMatch(/^[\w-]{22,}$/)
      expect(redirectUrl).not.toContain(pending.verifier)
    })

    test('D01: two sign-ins share no value', async () => {
      const { identity, provider } = await create()
      const [one, two] = [await identity.begin(provider), await identity.begin(provider)]
      for (const name of ['state', 'nonce', 'verifier'] as const) expect(one.pending[name]).not.toBe(two.pending[name])
    })

    test('an unknown provider is named as such', async () => {
      const { identity } = await create()
      await expect(identity.begin('myspace')).rejects.toMatchObject({ reason: 'unknown-provider' })
    })

    test('a person who signed in is known by issuer and subject, with e-mail address and given name', async () => {
      const { identity, provider, issuer, signIn } = await create()
      const { redirectUrl, pending } = await identity.begin(provider)
      const account = await identity.finish(pending, await signIn(redirectUrl))
      expect(account).toMatchObject({ issuer, email: 'ana@example.org', emailVerified: true, givenName: 'Ana' })
      expect(account.subject).not.toBe('')
    })

    test('a client that sends nothing but the code can finish as well', async () => {
      const { identity, provider, signIn } = await create()
      const { redirectUrl, pending } = await identity.begin(provider)
      const { code } = await signIn(redirectUrl)
      expect((await identity.finish(pending, { code })).email).toBe('ana@example.org')
    })

    test('D03: a code is good for one sign-in', async () => {
      const { identity, provider, signIn } = await create()
      const { redirectUrl, pending } = await identity.begin(provider)
      const returned = await signIn(redirectUrl)
      await identity.finish(pending, returned)
      await expect(identity.finish(pending, returned)).rejects.toMatchObject({ reason: 'rejected' })
    })

    test.each([
      ['state', 'rejected'],
      ['nonce', 'rejected'],
      ['verifier', 'rejected'],
    ] as const)('a sign-in with the %s of another one is rejected', async (name, reason) => {
      const { identity, provider, signIn } = await create()
      const [mine, other] = [await identity.begin(provider), await identity.begin(provider)]
      const returned = await signIn(mine.redirectUrl)
      const mixed = { ...mine.pending, [name]: other.pending[name] }
      await expect(identity.finish(mixed, returned)).rejects.toMatchObject({ reason })
    })

    test('a return that names another issuer is rejected', async () => {
      const { identity, provider, signIn } = await create()
      const { redirectUrl, pending } = await identity.begin(provider)
      const returned = { ...(await signIn(redirectUrl)), iss: 'https://evil.example' }
      await expect(identity.finish(pending, returned)).rejects.toMatchObject({ reason: 'rejected' })
    })

    test('a code the issuer never gave is rejected', async () => {
      const { identity, provider } = await create()
      const { pending } = await identity.begin(provider)
      await expect(identity.finish(pending, { code: 'made-up' })).rejects.toMatchObject({ reason: 'rejected' })
    })
  })
}
