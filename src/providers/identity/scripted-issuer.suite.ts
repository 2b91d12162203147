import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
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
}

type Asked = { nonce: string; challenge: string; redirectUri: string }

/** An OpenID issuer on loopback that does what it is told: for what a well-behaved one never sends. */
export async function startScriptedIssuer() {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const codes = new Map<string, Asked>()
  const requests: string[] = []
  let script: Script = {}
  let issuer = ''

  const server = createServer(async (request, response) => {
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
          authorization_response_iss_parameter_supported: true,
        })
      case '/keys':
        return json({ keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }] })
      case '/userinfo':
        return json({ sub: 'subject-1', ...script.userInfo })
      case '/token': {
        if (script.silent) return
        if (script.answer) {
          const { status, body, type = 'application/json' } = script.answer
          return void response.writeHead(status, { 'content-type': type }).end(body)
        }
        const form = new URLSearchParams(text)
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
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

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
    const content = `${part({ alg: 'RS256', kid: 'k1', ...script.header })}.${part(claims)}`
    const signingKey: KeyObject = script.foreignKey ? foreign.privateKey : key.privateKey
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
      const asked = new URL(redirectUrl).searchParams
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
