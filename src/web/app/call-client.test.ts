import { afterEach, expect, test, vi } from 'vitest'
import { CallError, NetworkError, call, isSignedOut } from './call-client.ts'
import { api } from '#contract/api.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers every request with this, and remembers what was asked. */
function answering(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer())
  vi.stubGlobal('fetch', fetch)
  return () => ({ url: fetch.mock.calls[0]![0], ...fetch.mock.calls[0]![1] }) as RequestInit & { url: string }
}

test('a call goes to its path under /api with the browser’s time zone and its cookies', async () => {
  const asked = answering(() => Response.json([]))
  await call(api.dailyTasks)
  expect(asked()).toMatchObject({
    url: '/api/users/daily-tasks',
    method: 'GET',
    credentials: 'include',
    headers: { 'x-user-timezone': Intl.DateTimeFormat().resolvedOptions().timeZone },
  })
  expect(asked().body).toBeUndefined()
})

test('a body is sent as JSON, and what stands in the path is one part of it', async () => {
  const checkout = answering(() => Response.json({ url: 'https://pay.example.org' }))
  await call(api.createCheckout, { body: { language_id: 1 } })
  expect(checkout()).toMatchObject({ method: 'POST', body: '{"language_id":1}', credentials: 'include' })
  expect(checkout().headers).toMatchObject({ 'content-type': 'application/json' })
  const lesson = answering(() => Response.json({}))
  await call(api.lesson, { params: { id: '../users/me?x' } })
  expect(lesson().url).toBe('/api/lessons/..%2Fusers%2Fme%3Fx')
})

test('a refusal is thrown with its status, code and message, an answer that is no JSON with its status alone', async () => {
  answering(() => Response.json({ code: 'RATE_LIMIT', message: 'Wait', field: 'word' }, { status: 429 }))
  await expect(call(api.me)).rejects.toMatchObject({ status: 429, code: 'RATE_LIMIT', message: 'Wait', field: 'word' })
  answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  const failure = await call(api.me).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CallError)
  expect(failure).toMatchObject({ status: 502, code: '', message: 'API responded with HTTP status 502' })
})

test('a server that is not reached is a network error', async () => {
  answering(() => {
    throw new TypeError('Failed to fetch')
  })
  await expect(call(api.me)).rejects.toBeInstanceOf(NetworkError)
})

test.each(['Etc/Unknown', undefined])('a browser whose time zone is %s sends none', async timeZone => {
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: timeZone! })
  const asked = answering(() => Response.json([]))
  await call(api.dailyTasks)
  expect(asked().headers).not.toHaveProperty('x-user-timezone')
  vi.restoreAllMocks()
})

test('a zone that the server does not know is left out from then on, and the call is made again without it', async () => {
  const fetch = vi.fn(async (_: string, { headers }: { headers: Record<string, string> }) =>
    'x-user-timezone' in headers
      ? Response.json({ code: 'UNKNOWN_TIME_ZONE' }, { status: 400 })
      : Response.json([{ id: 1 }]),
  )
  vi.stubGlobal('fetch', fetch)
  vi.resetModules()
  const { call } = await import('./call-client.ts')
  expect(await call(api.languages)).toEqual([{ id: 1 }])
  expect(await call(api.languages)).toEqual([{ id: 1 }])
  expect(fetch).toHaveBeenCalledTimes(3)
})

test.each([
  [new CallError(401, { code: 'SIGNED_OUT' }), true],
  [new CallError(401, {}), false],
  [new CallError(429, { code: 'RATE_LIMIT' }), false],
  [new CallError(502, {}), false],
  [new NetworkError(), false],
])('%s means signed out: %s', (error, signedOut) => {
  expect(isSignedOut(error)).toBe(signedOut)
})
