import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createLogger } from '../environment/logger.ts'
import { listen, patience } from './listen.ts'
import { createApp } from './app.ts'
import { createTestParts, signedInLearner } from '#test/parts.ts'

let port: number
let close: () => void
let cookie: string
beforeAll(async () => {
  const parts = await createTestParts()
  cookie = (await signedInLearner(parts)).headers.cookie
  const { server, address } = await listen(createApp(parts), { port: 0, host: '127.0.0.1' })
  port = address.port
  close = () => {
    server.closeAllConnections()
    server.close()
  }
})
afterAll(() => close())

/** Sends bytes as they are and reads what comes back until the connection is closed, or silent. */
function exchange(bytes: string, at = port): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(at, '127.0.0.1', () => socket.write(bytes))
    let heard = ''
    socket.setTimeout(1500, () => socket.destroy())
    socket.on('data', chunk => (heard += chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(heard))
  })
}
const get = (path: string, headers = 'Host: localhost\r\n') =>
  exchange(`GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)

describe('what is no HTTP, or not ours', () => {
  test.each([
    ['nonsense', 'nonsense\r\n\r\n', 400, 'MALFORMED'],
    ['headers of 40 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
    [
      'an expectation',
      'POST /api/sessions HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
      417,
      'EXPECTATION_FAILED',
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, 'MALFORMED'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400, 'MALFORMED'],
    ['an address that is none', 'GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400, 'MALFORMED'],
    [
      'a chunk whose length is none',
      'POST /api/sessions HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n',
      400,
      'MALFORMED',
    ],
    [
      'a length and chunks at once',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'MALFORMED',
    ],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400, 'MALFORMED'],
  ])('%s is answered in the form of every error', async (_, bytes, status, code) => {
    const answer = await exchange(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer.toLowerCase()).toContain('content-type: application/json; charset=utf-8')
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(answer).toContain(`"code":"${code}"`)
  })
})

describe('slow requests', () => {
  /** The product with a fifth of a second instead of half a minute, and what it wrote into its log. */
  async function impatient() {
    const logger = createLogger('silent')
    const errors = vi.spyOn(logger, 'error')
    const app = createApp(await createTestParts({ logger }))
    const given = { headers: 200, request: 400, check: 50, idle: 300 }
    const { server, address } = await listen(app, { port: 0, host: '127.0.0.1' }, given)
    const stop = () => {
      server.closeAllConnections()
      server.close()
    }
    return { port: address.port, errors, stop }
  }

  /** Sends a byte every 30 ms until the connection ends; what was heard, and after how long. */
  async function dribble(at: number, begin: string, bytes: string) {
    const begun = performance.now()
    const socket = connect(at, '127.0.0.1', () => socket.write(begin))
    let heard = ''
    socket.on('data', chunk => (heard += chunk))
    socket.on('error', () => {})
    let sent = 0
    const sending = setInterval(() => socket.writable && socket.write(bytes[sent++ % bytes.length]!), 30)
    await new Promise(resolve => socket.once('close', resolve))
    clearInterval(sending)
    return { heard, took: performance.now() - begun }
  }

  const opening = 'POST /api/sessions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
  test.each([
    ['a body that dribbles in', `${opening}Content-Length: 1000\r\n\r\n{"code":"`, 'x'],
    ['a body in chunks that never end', `${opening}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'],
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\nX: ', 'x'],
  ])('%s is answered 408, and no error stands in the log', async (_, begin, bytes) => {
    const { port: at, errors, stop } = await impatient()
    const { heard, took } = await dribble(at, begin, bytes)
    expect(heard).toMatch(/^HTTP\/1.1 408 /)
    expect(heard).toContain('"code":"TIMEOUT"')
    expect(took).toBeLessThan(1500)
    expect(errors).not.toHaveBeenCalled()
    stop()
  })

  test('a body that dribbles in is answered 408 within 30 s', () => {
    expect(patience.request + patience.check).toBeLessThan(30_000)
    expect(patience.headers).toBeLessThan(patience.request)
  })

  test('an idle connection outlives a proxy', async () => {
    expect(patience.idle).toBeGreaterThan(60_000)
    const { server } = await listen(new Hono(), { port: 0, host: '127.0.0.1' })
    expect(server.keepAliveTimeout).toBe(patience.idle)
    expect(server.requestTimeout).toBe(patience.request)
    server.close()
  })
})

describe('methods', () => {
  test('TRACE is refused with the headers of every answer, and says what is taken', async () => {
    const answer = await exchange('TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1.1 405 /)
    for (const header of ['content-security-policy:', 'x-content-type-options: nosniff', 'allow: GET, HEAD, POST']) {
      expect(answer.toLowerCase()).toContain(header.toLowerCase())
    }
  })

  test('an old client that names no host is served', async () => {
    expect(await exchange('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
  })

  test('a known address asked in another way says which ways it takes', async () => {
    const answer = await exchange('DELETE /api/users/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1.1 405 /)
    expect(answer.toLowerCase()).toContain('allow: get')
  })

  test('asking for the headers of logging out leaves the session alive', async () => {
    const own = `Host: localhost\r\nCookie: ${cookie}\r\n`
    const head = await exchange(`HEAD /api/logout HTTP/1.1\r\n${own}Connection: close\r\n\r\n`)
    expect(head).toMatch(/^HTTP\/1.1 405 /)
    expect(await get('/api/users/me', own)).toMatch(/^HTTP\/1.1 200 /)
  })
})
