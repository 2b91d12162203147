import * as openid from 'openid-client'
import { IdentityError } from './identity.ts'
import type { Identity, PendingSignIn } from './identity.ts'
import { accountFrom, isComplete } from './openid-account.ts'
import { checkIssuer } from './openid-check.ts'
import { fail } from './openid-failures.ts'

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

    async begin(provider, { afresh = false } = {}) {
      const issuer = issuerOf(provider)
      const configuration = await configurationOf(issuer).catch(error => fail(issuer, error))
      const pending: PendingSignIn = {
        provider,
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      }
      const question = {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
        ...promptFor(issuer, afresh),
      }
      const redirectUrl = configuration.serverMetadata().require_pushed_authorization_requests
        ? await openid.buildAuthorizationUrlWithPAR(configuration, question).catch(error => fail(issuer, error))
        : openid.buildAuthorizationUrl(configuration, question)
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
        if (isComplete(claims) || !configuration.serverMetadata().userinfo_endpoint) return accountFrom(issuer, claims)
        // Some issuers keep the address, its verification or the name out of the ID token.
        const asked = openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        const userInfo = await (claims.email ? asked.catch(onlyUnavailable) : asked)
        return accountFrom(issuer, claims, userInfo)
      } catch (error) {
        // An issuer that has changed its keys without a word is read anew at the next sign-in.
        if ((error as { code?: string }).code === 'OAUTH_KEY_SELECTION_FAILED') configurations.delete(issuer.id)
        return fail(issuer, error)
      }
    },

    async check() {
      const faults = await Promise.all(
        issuers.map(issuer => checkIssuer(issuer, redirectUri, () => configurationOf(issuer))),
      )
      return faults.flat()
    },
  }
}

function promptFor({ prompt }: Issuer, afresh: boolean): Record<string, string> {
  if (prompt) return { prompt }
  return afresh ? { prompt: 'login' } : {}
}

/** What userinfo would add can be done without where it is not to be had; an answer about somebody else cannot. */
function onlyUnavailable(error: unknown): undefined {
  if ((error as { code?: string }).code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') throw error
}

/** Seconds by which an issuer's clock may differ from ours. */
const CLOCK_TOLERANCE = 180

/** Shows the secret in the way the issuer says it takes first; where it says nothing, in the header, as the standard has it. */
function showSecret(secret: string): openid.ClientAuth {
  const [basic, post] = [openid.ClientSecretBasic(secret), openid.ClientSecretPost(secret)]
  return (server, client, body, headers) => {
    const ways = server.token_endpoint_auth_methods_supported ?? []
    const first = ways.find(way => way === 'client_secret_basic' || way === 'client_secret_post')
    return (first === 'client_secret_post' ? post : basic)(server, client, body, headers)
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
    { [openid.clockTolerance]: CLOCK_TOLERANCE },
    secret ? showSecret(secret) : openid.None(),
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
