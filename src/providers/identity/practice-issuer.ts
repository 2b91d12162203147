import { ServerResponse } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { Provider, errors } from 'oidc-provider'
import { practiceBodyLimit, practicePolicy } from '../practice-page.ts'
import type { Html } from '../practice-page.ts'
import { PRACTICE_CLIENT_ID, PRACTICE_SIGN_IN_PATH } from './create-identity.ts'
import { callNodeHandler, toIncoming } from './node-handler.ts'
import { readSignInForm, signInOverPage, signInPage } from './practice-sign-in-page.ts'

type Account = { id: string; email: string; givenName: string | null }

export type PracticeIssuerParts = {
  publicUrl: string
  clientSecret: string
  cookieSecret: string
  /** The private signing key, as a JSON Web Key. */
  signingKey: Record<string, unknown>
  accounts: {
    accountOf(email: string, givenName: string | null): Promise<Account>
    find(id: string): Promise<Account | undefined>
  }
  /** Where the issuer keeps its sessions, grants and codes: one store for each kind of record. */
  records: (kind: string) => object
}

/** Accounts that a browser used before are offered up to this number. */
const MAX_REMEMBERED = 6
const REMEMBERED = 'meridian-practice-accounts'

/**
 * A real OpenID issuer for trying the product: protocol, keys and tokens by oidc-provider, and a page that asks for an
 * e-mail address and a given name instead of a password. To be mounted at `/practice/sign-in`, never in production.
 */
export function createPracticeIssuer(parts: PracticeIssuerParts): Hono {
  const { publicUrl, accounts } = parts
  const provider = createProvider(parts)
  const failures = new WeakMap<IncomingMessage, unknown>()
  const notice = ({ req }: { req: IncomingMessage }, failure: unknown) => void failures.set(req, failure)
  provider.on('server_error', notice)
  // Without a listener the library would print what failed, past the log.
  provider.on('error', (failure: unknown, ctx?: { req: IncomingMessage }) => ctx && notice(ctx, failure))
  const place = {
    publicUrl,
    mountPath: PRACTICE_SIGN_IN_PATH,
    failureOf: (incoming: IncomingMessage) => failures.get(incoming),
  }
  const secure = publicUrl.startsWith('https:')
  const app = new Hono().basePath(PRACTICE_SIGN_IN_PATH)

  app.use(practiceBodyLimit)
  app.use(async (http, next) => {
    await next()
    http.header('content-security-policy', practicePolicy(publicUrl))
    http.header('cache-control', 'no-store')
    // The only client is this product's server: no page of another site may read what is answered here.
    http.header('access-control-allow-origin', undefined)
  })

  /** The sign-in a browser is in the middle of; undefined where it is over or another browser's. */
  const interactionOf = async (http: Context) => {
    const request = await toIncoming(new Request(http.req.url, { headers: http.req.raw.headers }), place)
    const response = new ServerResponse(request)
    try {
      const { uid } = await provider.interactionDetails(request, response)
      if (uid !== http.req.param('uid')) return undefined
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined
      throw error
    }
    return { end: (result: Record<string, unknown>) => provider.interactionResult(request, response, result) }
  }

  const rememberedBy = async (http: Context): Promise<Account[]> => {
    const ids = (getCookie(http, REMEMBERED) ?? '').split('.').filter(Boolean).slice(0, MAX_REMEMBERED)
    return (await Promise.all(ids.map(id => accounts.find(id)))).filter(account => account !== undefined)
  }
  const remember = (http: Context, account: Account, earlier: readonly Account[]) => {
    const ids = [account, ...earlier.filter(({ id }) => id !== account.id)].slice(0, MAX_REMEMBERED).map(({ id }) => id)
    const options = { path: PRACTICE_SIGN_IN_PATH, httpOnly: true, sameSite: 'Lax', secure } as const
    setCookie(http, REMEMBERED, ids.join('.'), { ...options, maxAge: 365 * 86_400 })
  }

  app.get('/interaction/:uid', async http => {
    if (!(await interactionOf(http))) return page(http, signInOverPage(), 400)
    return page(http, signInPage({ accounts: await rememberedBy(http) }))
  })

  app.post('/interaction/:uid', async http => {
    const interaction = await interactionOf(http)
    if (!interaction) return page(http, signInOverPage(), 400)
    const form = await formOf(http)
    const earlier = await rememberedBy(http)
    if (form.get('action') === 'cancel') {
      const refusal = { error: 'access_denied', error_description: 'The sign-in was cancelled' }
      return http.redirect(await interaction.end(refusal), 303)
    }
    let account = earlier.find(({ id }) => id === form.get('account'))
    if (!account) {
      const person = readSignInForm(form)
      if ('fault' in person) return page(http, signInPage({ accounts: earlier, ...typedIn(form), ...person }), 400)
      account = await accounts.accountOf(person.email, person.givenName)
    }
    remember(http, account, earlier)
    return http.redirect(await interaction.end({ login: { accountId: account.id, remember: false } }), 303)
  })

  const handle = provider.callback()
  const interactions = parts.records('Interaction') as { find(id: string): Promise<unknown> }
  // Each sign-in begins anew. The session of whoever signed in before would have to be ended first when another account is
  // chosen, on a page of the library's that works by a script, and scripts are forbidden here.
  app.get('/auth/:uid?', async http => {
    const uid = http.req.param('uid')
    // The library stumbles over a sign-in that it does not know.
    if (uid !== undefined && !(await interactions.find(uid))) return page(http, signInOverPage(), 400)
    return callNodeHandler(handle, withoutCookie(http.req.raw, '_session'), place)
  })
  app.all('*', http => callNodeHandler(handle, http.req.raw, place))
  return app
}

function createProvider({ publicUrl, clientSecret, cookieSecret, signingKey, accounts, records }: PracticeIssuerParts) {
  const scopes = 'openid email profile'
  const provider = new Provider(`${publicUrl}${PRACTICE_SIGN_IN_PATH}`, {
    adapter: records,
    jwks: { keys: [signingKey] },
    cookies: { keys: [cookieSecret] },
    clients: [
      {
        client_id: PRACTICE_CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}/auth/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    scopes: scopes.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    ttl: { Interaction: 1800, Session: 86_400, Grant: 86_400, AuthorizationCode: 120, AccessToken: 600, IdToken: 600 },
    interactions: {
      url: (_: unknown, { uid }: { uid: string }) => `${PRACTICE_SIGN_IN_PATH}/interaction/${uid}`,
    },

    async findAccount(_: unknown, id: string) {
      const account = await accounts.find(id)
      if (!account) return undefined
      const { email, givenName } = account
      return {
        accountId: id,
        // In practice every address counts as checked, so that an operator's pages can be tried as well.
        claims: async () => ({ sub: id, email, email_verified: true, ...(givenName && { given_name: givenName }) }),
      }
    },

    // The only client is this product: nobody needs to be asked whether it may know the address.
    async loadExistingGrant(ctx: { oidc: GrantContext }) {
      const { session, client, provider: issuer } = ctx.oidc
      const known = await issuer.Grant.find(session.grantIdFor(client.clientId) ?? '')
      if (known && known.accountId === session.accountId) return known
      const grant = new issuer.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(scopes)
      await grant.save()
      return grant
    },

    async renderError(ctx: { type: string; body: string }) {
      ctx.type = 'html'
      ctx.body = String(await signInOverPage())
    },
  })
  provider.proxy = true
  return provider
}

type Grant = { accountId: string; addOIDCScope(scope: string): void; save(): Promise<string> }
type GrantContext = {
  session: { accountId: string; grantIdFor(clientId: string): string | undefined }
  client: { clientId: string }
  provider: {
    Grant: { new (of: { clientId: string; accountId: string }): Grant; find(id: string): Promise<Grant | undefined> }
  }
}

const page = (http: Context, content: Html, status: 200 | 400 = 200) => http.html(content, status)

/** A request without the cookie of that name and its signature. */
function withoutCookie(request: Request, name: string): Request {
  const headers = new Headers(request.headers)
  const kept = (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter(pair => ![name, `${name}.sig`].includes(pair.split('=')[0]!))
  headers.set('cookie', kept.join('; '))
  return new Request(request.url, { method: request.method, headers })
}

/** The form a browser sent; empty for anything that is none. */
async function formOf(http: Context): Promise<FormData> {
  try {
    return await http.req.formData()
  } catch {
    return new FormData()
  }
}

function typedIn(form: FormData) {
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { email: field('email'), givenName: field('given_name') }
}
