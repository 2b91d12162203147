import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { MAX_BODY_BYTES } from '../http/request/body.ts'
import { api } from '#contract/api.ts'
import type { Call } from '#contract/call.ts'
import { connectDatabase } from '#database/connect.ts'
import { createTestParts, signedInLearner } from '#test/parts.ts'
import { readSettings } from '../environment/settings.ts'

const calls = Object.entries(api) as [string, Call][]
const writes = calls.filter(([name, call]) => call.method === 'POST' || name === 'logout')
const pathOf = (call: Call) => `http://localhost:8090/api${call.path.replaceAll(/\{\w+\}/g, '1')}`

/** The calls a visitor may make; every other one needs a session. */
const publicCalls = [
  'signInProviders',
  'redirectUrl',
  'createSession',
  'logout',
  'languages',
  'language',
  'grammar',
  'certificate',
  'unsubscribe',
  // To visitors only what the trial lesson says: speech.test.ts.
  'speech',
  'trialLesson',
  'levelFinder',
]

let parts: Awaited<ReturnType<typeof createTestParts>>
let learner: { headers: Record<string, string> }
let app: ReturnType<typeof createApp>

beforeEach(async () => {
  // An operator and teacher, who may make every call there is.
  const settings = readSettings({ LOG_LEVEL: 'silent', OPERATORS: 'ana@example.org', TEACHERS: 'ana@example.org' })
  parts = await createTestParts({ settings })
  learner = await signedInLearner(parts)
  app = createApp(parts)
})

const json = (text: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...learner.headers, ...headers },
  body: text,
})

async function refusal(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const body = await response.json()
  expect(Object.keys(body).every(key => ['code', 'message', 'field', 'request_id'].includes(key))).toBe(true)
  return { status: response.status, code: body.code, field: body.field }
}

describe('who may call', () => {
  test('the public calls are these', () => {
    expect(calls.filter(([, call]) => call.access === 'public').map(([name]) => name)).toEqual(publicCalls)
  })

  test.each(calls.filter(([name]) => !publicCalls.includes(name)))(
    '%s without a session, or with a made-up one, answers 401',
    async (_, call) => {
      for (const cookie of ['', 'meridian=garbage', '__Host-meridian=garbage']) {
        const response = await app.request(pathOf(call), { method: call.method, headers: { cookie } })
        expect(await refusal(response)).toMatchObject({ status: 401, code: 'SIGNED_OUT' })
      }
    },
  )

  test.each(calls.filter(([, call]) => call.access === 'subscribed'))(
    '%s without a subscription answers SUBSCRIPTION_REQUIRED',
    async (_, call) => {
      const { headers } = await signedInLearner(parts, { id: 'unpaid', paid: false })
      const response = await app.request(pathOf(call), { method: call.method, headers })
      expect(await refusal(response)).toMatchObject({ status: 403, code: 'SUBSCRIPTION_REQUIRED' })
    },
  )

  test.each(calls.filter(([, call]) => call.access === 'subscribed'))(
    '%s one second after the 90 days is refused',
    async (_, call) => {
      parts.clock.advance({ hours: 24 * 90 - 1, minutes: 59, seconds: 59 })
      // The last use of the session is moved along: this is about the subscription, not the session.
      await parts.database.db
        .updateTable('sessions')
        .set({ last_used_at: parts.clock.now().toString({ smallestUnit: 'millisecond' }) })
        .execute()
      const before = await app.request(pathOf(call), { method: call.method, headers: learner.headers })
      expect(before.status).not.toBe(403)
      parts.clock.advance({ seconds: 2 })
      const after = await app.request(pathOf(call), { method: call.method, headers: learner.headers })
      expect(await refusal(after)).toMatchObject({ status: 403, code: 'SUBSCRIPTION_REQUIRED' })
    },
  )
})

describe('requests from other sites', () => {
  test.each(writes)('%s from another site is refused', async (_, call) => {
    for (const [name, value] of [
      ['origin', 'https://evil.test'],
      ['origin', 'null'],
      ['sec-fetch-site', 'cross-site'],
      ['sec-fetch-site', 'same-site'],
    ] as const) {
      const response = await app.request(pathOf(call), {
        method: call.method,
        headers: { ...learner.headers, [name]: value },
      })
      expect(await refusal(response)).toMatchObject({ status: 403, code: 'CROSS_SITE' })
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  test('a picture on another site that points at /logout leaves the session alive', async () => {
    await app.request('http://localhost:8090/api/logout', {
      headers: { ...learner.headers, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
    })
    expect(await parts.database.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  })

  test.each(['https://evil.test', 'null'])('no answer allows the origin %s to read it', async origin => {
    for (const [, call] of calls) {
      const response = await app.request(pathOf(call), { method: call.method, headers: { origin } })
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})

describe('bodies', () => {
  const withBody = calls.filter(([, call]) => call.body)

  test.each(withBody)('%s takes JSON only: form, XML and text answer 415', async (_, call) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', '']) {
      const response = await app.request(pathOf(call), json('{}', { 'content-type': type }))
      expect(await refusal(response)).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
    }
  })

  test.each(withBody)('%s answers 400 to what is not its JSON', async (_, call) => {
    const malformed = ['', '{', 'undefined', '{"a":}', '\u0000']
    const invalid = ['null', '[]', '{"constructor":{"prototype":{"x":1}}}']
    for (const text of malformed)
      expect(await refusal(await app.request(pathOf(call), json(text)))).toMatchObject({
        status: 400,
        code: 'MALFORMED',
      })
    for (const text of invalid) expect((await refusal(await app.request(pathOf(call), json(text)))).status).toBe(400)
  })

  test('a body nested 100,000 deep answers 400', async () => {
    const response = await app.request(
      pathOf(api.enrol),
      json(`{"language_id":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
    )
    expect(await refusal(response)).toMatchObject({ status: 400, code: 'MALFORMED' })
  })

  test('__proto__ is refused and reaches no object of the process', async () => {
    const response = await app.request(pathOf(api.enrol), json('{"language_id":1,"__proto__":{"x":1}}'))
    expect(await refusal(response)).toMatchObject({ status: 400, code: 'MALFORMED' })
    expect(({} as { x?: number }).x).toBeUndefined()
  })

  test('a body that is not UTF-8 answers 400', async () => {
    const init = { ...json(''), body: new Uint8Array([0x7b, 0xff, 0x7d]) }
    expect(await refusal(await app.request(pathOf(api.enrol), init))).toMatchObject({ status: 400 })
  })

  test('ten megabytes answer 413 within a second, whether the length is told or not', async () => {
    const started = performance.now()
    const large = `{"language_id":1,"x":"${'a'.repeat(10_000_000)}"}`
    const told = await app.request(pathOf(api.enrol), json(large, { 'content-length': String(large.length) }))
    expect(await refusal(told)).toMatchObject({ status: 413, code: 'TOO_LARGE' })
    const stream = new Blob([large]).stream()
    const untold = await app.request(pathOf(api.enrol), { ...json(''), body: stream, duplex: 'half' } as RequestInit)
    expect(await refusal(untold)).toMatchObject({ status: 413 })
    expect(performance.now() - started).toBeLessThan(1000)
    expect(MAX_BODY_BYTES).toBeLessThan(1_000_000)
  })
})

describe('text in a body', () => {
  test.each([
    ['NUL', 'a\u0000b'],
    ['a lone surrogate', 'a\ud800b'],
  ])('%s answers 400 naming the field', async (_, text) => {
    const response = await app.request(pathOf(api.lookUp), json(JSON.stringify({ word: text })))
    expect(await refusal(response)).toMatchObject({ status: 400, code: 'INVALID', field: 'word' })
  })
})

describe('ids in an address', () => {
  const withId = calls.filter(([name, call]) => call.path.includes('{') && name !== 'redirectUrl' && !call.body)
  const ids = [
    'abc',
    '-1',
    '0',
    '1.5',
    '1e308',
    '12345678901234567890',
    '%00',
    '..%2f',
    '٣',
    '1%20OR%201=1',
    '%E0%A4',
    'a'.repeat(3000),
  ]

  test.each(withId)('%s answers 400 or 404 to any id that is none', async (_, call) => {
    parts.payments = { ...parts.payments, session: async () => undefined }
    for (const id of ids) {
      const response = await createApp(parts).request(
        `http://localhost:8090/api${call.path.replaceAll(/\{\w+\}/g, id)}`,
        {
          method: call.method,
          headers: learner.headers,
        },
      )
      const assessmentOfNone = call === (api.assessment as Call) && response.status === 200
      expect(assessmentOfNone ? 404 : (await refusal(response)).status).toBeOneOf([400, 404])
    }
  })
})

describe('every answer', () => {
  test('carries the protective headers, and none that tells what the server is', async () => {
    for (const path of ['/api/languages', '/api/users/me', '/api/nothing', '/healthz']) {
      const { headers } = await app.request(`http://localhost:8090${path}`)
      const policy = headers.get('content-security-policy')!
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("base-uri 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toMatch(/script-src 'self'(;|$)/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    }
  })

  test('asks for strict transport where the product is served by TLS', async () => {
    const secure = createApp({ ...parts, settings: { ...parts.settings, publicUrl: 'https://learn.example.org' } })
    const { headers } = await secure.request('https://learn.example.org/api/languages')
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
  })

  test('with a learner’s data is stored nowhere', async () => {
    const { headers } = await app.request('http://localhost:8090/api/users/me', { headers: learner.headers })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each(['TRACE', 'DELETE', 'PUT', 'PATCH'])('to %s is 404 or 405', async method => {
    // Request forbids TRACE by name; the server sees what the socket brings.
    const request = new Request('http://localhost:8090/api/languages', { method: method === 'TRACE' ? 'GET' : method })
    Object.defineProperty(request, 'method', { value: method })
    expect([404, 405]).toContain((await app.request(request)).status)
  })

  test('of a failure inside is 500 without a word of what failed, and with an id the log repeats', async () => {
    const broken = createApp({
      ...parts,
      courses: {
        levelsOf: () => {
          throw new Error('secret detail')
        },
        course: async () => undefined,
        outline: async () => undefined,
      },
    })
    const response = await broken.request('http://localhost:8090/api/languages')
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).not.toContain('secret')
    expect(JSON.parse(text)).toMatchObject({ code: 'INTERNAL', request_id: response.headers.get('x-request-id') })
  })
})

describe('limits', () => {
  test('the request past a call’s limit answers 429 RATE_LIMIT and says when to try again', async () => {
    const { points } = api.signInProviders.rateLimit
    const ask = () => app.request('http://localhost:8090/api/oauth/providers')
    for (let at = 0; at < points; at++) expect((await ask()).status).not.toBe(429)
    const response = await ask()
    expect(await refusal(response)).toMatchObject({ status: 429, code: 'RATE_LIMIT' })
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('/healthz, /readyz, /metrics', () => {
  test('answer 200 while all is well', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect((await app.request(`http://localhost:8090${path}`)).status).toBe(200)
  })

  test('a database that is gone makes the server unready, and calls answer 503 with a time to try again', async () => {
    await parts.database.close()
    expect((await app.request('http://localhost:8090/healthz')).status).toBe(200)
    expect((await app.request('http://localhost:8090/readyz')).status).toBe(503)
    const response = await app.request('http://localhost:8090/api/users/me', { headers: learner.headers })
    expect(await refusal(response)).toMatchObject({ status: 503, code: 'TRY_AGAIN' })
    expect(response.headers.get('retry-after')).toBe('5')
  })
})

describe('a database that cannot be written', () => {
  test.each([
    ['is held by another program', 'begin exclusive', 'rollback'],
    ['is read-only', undefined, undefined],
  ])(
    'because it %s answers 503 within 5 seconds, and the server goes on when that has passed',
    async (_, seize, release) => {
      const folder = mkdtempSync(join(tmpdir(), 'meridian-busy-'))
      const database = await connectDatabase({ databaseUrl: undefined, dataDir: folder })
      const held = await createTestParts({ database })
      const { headers } = await signedInLearner(held)
      const heldApp = createApp(held)
      const write = () => heldApp.request(pathOf(api.logout), { headers })

      const other = new DatabaseSync(join(folder, 'meridian.db'))
      if (seize) other.exec(seize)
      else await sql`pragma query_only = on`.execute(database.db)
      const started = performance.now()
      expect(await refusal(await write())).toMatchObject({ status: 503, code: 'TRY_AGAIN' })
      expect(performance.now() - started).toBeLessThan(5000)

      if (release) other.exec(release)
      else await sql`pragma query_only = off`.execute(database.db)
      expect((await write()).status).toBe(200)
      other.close()
      await database.close()
      rmSync(folder, { recursive: true })
    },
  )
})

describe('/api/openapi.json', () => {
  test('describes every call: path, method, body, answers', async () => {
    const document = await (await app.request('http://localhost:8090/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    for (const [name, call] of calls) {
      const operation = document.paths[call.path][call.method.toLowerCase()]
      expect(operation.operationId).toBe(name)
      expect(operation['x-access']).toBe(call.access)
      expect(Boolean(operation.requestBody)).toBe(Boolean(call.body))
      const types = { json: 'application/json', lines: 'application/x-ndjson', sound: 'audio/wav' }
      expect(operation.responses['200'].content[types[call.answers]].schema).toBeDefined()
      const inQuery = operation.parameters.filter((parameter: { in: string }) => parameter.in === 'query')
      expect(inQuery.length > 0).toBe(Boolean(call.query))
    }
  })
})
