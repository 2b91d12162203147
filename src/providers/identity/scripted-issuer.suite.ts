import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What one token answer of the scripted issuer does otherwise than it should. */
export type Script = {
  claims?: Record<string, unknown>
  header?: Record<string, unknown>
  /** Signs with a key that the issuer does not publish. */
  foreignKey?: boolean
  /** Leaves the signature out. */
  unsigned?: boolean
  /** Answers with this status and body instead of tokens. */
  answer?: { status: number; body: string; type?: string }
  /** Never answers. */
  silent?: boolean
  /** Claims that only the userinfo address tells. */
  userInfo?: Record<string, unknown>
  /** What the userinfo address answers instead of 200. */
  userInfoStatus?: number
  /** How a client may show its secret, as the issuer announces it; the token address then takes nothing else. */
  secretBy?: string[]
  /** Takes a sign-in only where it was pushed to it before. */
  pushedOnly?: boolean
  /** Publishes another key than before, under another name, and signs with it. */
  newKey?: boolean
}

type AuthorizationRequest = { nonce: string; challenge: string; redirectUri: string }

/** An OpenID issuer on loopback that does what it is told: for what a well-behaved one never sends. */
export async function startScriptedIssuer() {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const later = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const codes = new Map<string, AuthorizationRequest>()
  const pushed = new Map<string, URLSearchParams>()
  const requests: string[] = []
  let script: Script = {}
  let issuer = ''

  const server = createServer((request, response) => void serve(request, response))

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url!, issuer)
    requests.push(url.pathname)
    const json = (body: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    let text = ''
    for await (const chunk of request) text += chunk
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          userinfo_endpoint: `${issuer}/userinfo`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          ...(script.pushedOnly && {
            require_pushed_authorization_requests: true,
            pushed_authorization_request_endpoint: `${issuer}/push`,
          }),
          ...(script.secretBy && { token_endpoint_auth_methods_supported: script.secretBy }),
          authorization_response_iss_parameter_supported: true,
        })
      case '/push': {
        const name = `urn:ietf:params:oauth:request_uri:${randomUUID()}`
        pushed.set(name, new URLSearchParams(text))
        return json({ request_uri: name, expires_in: 60 }, 201)
      }
      case '/keys': {
        const { publicKey, kid } = keyInUse()
        return json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] })
      }
      case '/userinfo':
        return json({ sub: 'subject-1', ...script.userInfo }, script.userInfoStatus)
      case '/token': {
        if (script.silent) return
        if (script.answer) {
          const { status, body, type = 'application/json' } = script.answer
          return void response.writeHead(status, { 'content-type': type }).end(body)
        }
        const form = new URLSearchParams(text)
        const shown = form.has('client_secret')
          ? 'client_secret_post'
          : request.headers.authorization
            ? 'client_secret_basic'
            : 'none'
        const secret =
          form.get('client_secret') ?? atob(request.headers.authorization?.split(' ')[1] ?? '').split(':')[1]
        if ((script.secretBy && !script.secretBy.includes(shown)) || secret !== 'secret') {
          return json({ error: 'invalid_client' }, 401)
        }
        const asked = codes.get(form.get('code') ?? '')
        codes.delete(form.get('code') ?? '')
        const challenge = createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('base64url')
        if (!asked || asked.challenge !== challenge || asked.redirectUri !== form.get('redirect_uri')) {
          return json({ error: 'invalid_grant' }, 400)
        }
        return json({ access_token: 'at', token_type: 'Bearer', id_token: idToken(asked.nonce) })
      }
      default:
        return json({}, 404)
    }
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const keyInUse = () => (script.newKey ? { ...later, kid: 'k2' } : { ...key, kid: 'k1' })
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  function idToken(nonce: string): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: issuer,
      sub: 'subject-1',
      aud: 'meridian',
      iat: now,
      exp: now + 300,
      nonce,
      email: 'ana@example.org',
      email_verified: true,
      given_name: 'Ana',
      ...script.claims,
    }
    const content = `${part({ alg: 'RS256', kid: keyInUse().kid, ...script.header })}.${part(claims)}`
    const signingKey: KeyObject = script.foreignKey ? foreign.privateKey : keyInUse().privateKey
    return `${content}.${script.unsigned ? '' : sign('RSA-SHA256', Buffer.from(content), signingKey).toString('base64url')}`
  }

  return {
    issuer,
    requests,
    /** What the next token answers do, until told otherwise. */
    play(next: Script) {
      script = next
    },
    /** Signs in at once, as a browser would be sent back. */
    async signIn(redirectUrl: string) {
      const given = new URL(redirectUrl).searchParams
      const asked = script.pushedOnly ? pushed.get(given.get('request_uri') ?? '')! : given
      const code = randomUUID()
      codes.set(code, {
        nonce: asked.get('nonce')!,
        challenge: asked.get('code_challenge')!,
        redirectUri: asked.get('redirect_uri')!,
      })
      return { code, state: asked.get('state')!, iss: issuer }
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
