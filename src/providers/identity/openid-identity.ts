import * as openid from 'openid-client'
import { IdentityError } from './identity.ts'
import type { Account, Identity, PendingSignIn } from './identity.ts'

/** An OpenID issuer people can sign in with. */
export type Issuer = {
  id: string
  name: string
  issuer: string
  clientId: string
  /** Absent for a public client, which PKCE alone protects. */
  clientSecret?: string | (() => Promise<string>)
  /** What the issuer is asked to show even to someone it knows. */
  prompt?: string
  /** Where the issuer's public address is to be reached from this process; by default at that address. */
  internalUrl?: () => string
}

type Options = {
  /** The address the browser returns to; the issuer must know exactly this one. */
  redirectUri: string
  issuers: readonly Issuer[]
  timeoutSeconds?: number
}

/** Sign-in with any OpenID issuer: code flow with PKCE, state and nonce; signatures are checked even over TLS. */
export function createOpenidIdentity({ redirectUri, issuers, timeoutSeconds = 10 }: Options): Identity {
  const configurations = new Map<string, Promise<openid.Configuration>>()

  /** What the issuer says of itself, read when first needed. A failure is not kept. */
  const configurationOf = (issuer: Issuer) => {
    const known = configurations.get(issuer.id)
    if (known) return known
    const asked = discover(issuer, timeoutSeconds)
    configurations.set(issuer.id, asked)
    asked.catch(() => configurations.delete(issuer.id))
    return asked
  }
  const issuerOf = (provider: string) => {
    const issuer = issuers.find(({ id }) => id === provider)
    if (!issuer) throw new IdentityError('unknown-provider', `There is no sign-in with "${provider}"`)
    return issuer
  }

  return {
    providers: issuers.map(({ id, name }) => ({ id, name })),

    async begin(provider) {
      const issuer = issuerOf(provider)
      const configuration = await configurationOf(issuer).catch(error => fail(issuer, error))
      const pending: PendingSignIn = {
        provider,
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      }
      const redirectUrl = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
        ...(issuer.prompt && { prompt: issuer.prompt }),
      })
      return { redirectUrl: redirectUrl.href, pending }
    },

    async finish(pending, { code, state, iss }) {
      const issuer = issuerOf(pending.provider)
      try {
        const configuration = await configurationOf(issuer)
        const returned = new URL(redirectUri)
        returned.searchParams.set('code', code)
        returned.searchParams.set('state', state ?? pending.state)
        // A client that knows only the code sends no issuer; which one was asked stands in the signed cookie.
        returned.searchParams.set('iss', iss ?? configuration.serverMetadata().issuer)
        const tokens = await openid.authorizationCodeGrant(configuration, returned, {
          pkceCodeVerifier: pending.verifier,
          expectedState: pending.state,
          expectedNonce: pending.nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()!
        if (claims.email) return accountFrom(issuer, claims)
        // Some issuers keep the address out of the ID token.
        const userInfo = configuration.serverMetadata().userinfo_endpoint
          ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {}
        return accountFrom(issuer, { ...userInfo, iss: claims.iss, sub: claims.sub })
      } catch (error) {
        return fail(issuer, error)
      }
    },
  }
}

async function discover(issuer: Issuer, timeoutSeconds: number): Promise<openid.Configuration> {
  const { clientSecret } = issuer
  const secret = typeof clientSecret === 'function' ? await clientSecret() : clientSecret
  const execute = [openid.enableNonRepudiationChecks]
  // The settings admit plain http for this machine only.
  if (new URL(issuer.issuer).protocol === 'http:' || issuer.internalUrl) execute.push(openid.allowInsecureRequests)
  return openid.discovery(
    new URL(issuer.issuer),
    issuer.clientId,
    { [openid.clockTolerance]: 30 },
    secret ? openid.ClientSecretBasic(secret) : openid.None(),
    { execute, timeout: timeoutSeconds, ...(issuer.internalUrl && { [openid.customFetch]: inside(issuer) }) },
  )
}

/** Sends what is meant for the issuer's public address to the one it has inside this machine. */
function inside({ issuer, internalUrl }: Issuer): openid.CustomFetch {
  const publicOrigin = new URL(issuer).origin
  return (url, options) => {
    const { origin, pathname, search } = new URL(url)
    const base = origin === publicOrigin && internalUrl ? internalUrl() : origin
    return fetch(new URL(pathname + search, base), options as RequestInit)
  }
}

type Claims = {
  iss: string
  sub: string
  email?: unknown
  email_verified?: unknown
  given_name?: unknown
  name?: unknown
}

function accountFrom(issuer: Issuer, claims: Claims): Account {
  const { iss, sub, email, email_verified, given_name, name } = claims
  if (typeof email !== 'string' || email === '' || email.length > 320) {
    throw new IdentityError(
      'rejected',
      `${issuer.name} gave no e-mail address: allow the "email" scope for this client`,
    )
  }
  const givenName = [given_name, name].find(text => typeof text === 'string' && text.trim() !== '')
  return {
    issuer: iss,
    subject: sub,
    email,
    emailVerified: email_verified === true,
    givenName: typeof givenName === 'string' ? givenName.trim().slice(0, 100) : null,
  }
}

/** Tells apart what the person, the operator and the network can do something about. */
function fail(issuer: Issuer, error: unknown): never {
  if (error instanceof IdentityError) throw error
  if (isTimeout(error)) throw new IdentityError('timed-out', `${issuer.name} did not answer in time`)
  const { code, message } = error as Error & { code?: string }
  const described = `${message}${code ? ` (${code})` : ''}`
  if (isRefusal(error))
    throw new IdentityError('rejected', `${issuer.name} does not vouch for this sign-in: ${described}`)
  throw new IdentityError('unavailable', `Cannot sign in with ${issuer.name} at the moment: ${described}`)
}

function isRefusal(error: unknown): boolean {
  // What the issuer's token address answers to a code it does not take.
  if (error instanceof openid.ResponseBodyError) {
    const ofOurClient = ['invalid_client', 'unauthorized_client', 'unsupported_grant_type', 'invalid_scope']
    return error.status < 500 && error.status !== 429 && !ofOurClient.includes(error.error)
  }
  if (!(error instanceof openid.ClientError)) return false
  if (error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') {
    const status = error.cause instanceof Response ? error.cause.status : 500
    return status >= 400 && status < 500 && status !== 429
  }
  if (error.code === 'OAUTH_PARSE_ERROR') return !/body as JSON/.test(String((error.cause as Error)?.message))
  return tokenFaults.has(error.code ?? '')
}

/** What is wrong with an ID token or a return, as openid-client names it. */
const tokenFaults = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
])

function isTimeout(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at.name === 'TimeoutError' || (at as { code?: string }).code === 'OAUTH_TIMEOUT') return true
  }
  return false
}
