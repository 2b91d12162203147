import { connect } from 'node:net'
import type { Random } from './values.ts'
import { ErrorAnswer } from '#contract/errors.ts'

/** A request as bytes, and whether whoever sent it goes away without waiting. */
type RawRequest = { bytes: Buffer; leaves: boolean }

/** Milliseconds in which an answer must have come and the connection be closed. */
const LONGEST = 5000

const paths = [
  '/',
  '/healthz',
  '/api/languages',
  '/api/users/me',
  '/api/sessions',
  '/api/payments/webhook',
  '/practice/look.css',
]
const methods = [
  'GET',
  'POST',
  'HEAD',
  'DELETE',
  'PUT',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'G\0T',
  '',
]
const targets = [
  '*',
  'http://evil.test/',
  '//evil.test/',
  '/api/../api/users/me',
  '/%',
  '/%ff',
  '/\u{1f600}',
  '/api/users/me#x',
  '',
  '?',
  `/${'x'.repeat(20_000)}`,
]
const versions = ['HTTP/1.0', 'HTTP/1.1', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', 'HTTP/1.1\t', '']
const wrongHeaders = [
  'Host: a', 'Host: b', 'Host:', 'Host: a b', 'Content-Length: 5', 'Content-Length: -1', 'Content-Length: 5, 6', 'Content-Length: 0x5',
  'Content-Length: 99999999999999999999', 'Transfer-Encoding: chunked', 'Transfer-Encoding: gzip, chunked', 'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked', 'Expect: 100-continue', 'Expect: wonders', 'Upgrade: websocket', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
  'Connection: upgrade', 'Connection: close, close', `X: ${'x'.repeat(40_000)}`, 'X\0: 1', 'X: a\0b', 'X: \u{1f600}', ': empty', 'no colon', ' folded: yes',
  'Cookie: meridian=', `Cookie: ${'a=b; '.repeat(500)}`, 'Cookie: meridian=%00', 'Origin: null', 'Range: bytes=0-0', 'If-None-Match: *', 'Accept-Encoding: br;q=x',
  'X-Forwarded-For: 1.2.3.4, ::1', 'X-User-Timezone: \u00e9', 'Content-Type: application/json', 'Content-Type:', 'Trailer: X', 'TE: trailers',
] // biome-ignore format: a table
const bodies = [
  '', '{}', '{"code":"x"}', '5\r\nhello\r\n0\r\n\r\n', '5\r\nhel', 'zz\r\nhello\r\n0\r\n\r\n', '-1\r\n', 'ffffffffffffffff\r\nx', '0\r\nX: y\r\n\r\n',
  `5;${'e'.repeat(20_000)}\r\nhello\r\n0\r\n\r\n`, '5\nhello\n0\n\n', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', '\0'.repeat(100), '['.repeat(10_000),
] // biome-ignore format: a table

/** Seeded requests that break the rules of HTTP itself: heads that are none, bodies that lie about their length. */
export function rawRequestsOf(random: Random): () => RawRequest {
  return () => {
    const nonsense = random.chance(0.05)
    if (nonsense) {
      const bytes = Buffer.from(Array.from({ length: random.below(300) }, () => random.below(256)))
      return { bytes, leaves: random.chance(0.5) }
    }
    const line = random.chance(0.02) ? '\n' : '\r\n'
    const method = random.chance(0.7) ? random.pick(['GET', 'POST', 'HEAD']) : random.pick(methods)
    const target = random.chance(0.8) ? random.pick(paths) : random.pick(targets)
    const version = random.chance(0.9) ? 'HTTP/1.1' : random.pick(versions)
    const headers = [
      ...(random.chance(0.95) ? ['Host: localhost'] : []),
      ...Array.from({ length: random.below(4) }, () => random.pick(wrongHeaders)),
      ...(random.chance(0.02) ? Array.from({ length: 3000 }, (_, at) => `X-${at}: 1`) : []),
      ...(random.chance(0.8) ? ['Connection: close'] : []),
    ]
    const head = `${method} ${target} ${version}${line}${headers.map(header => header + line).join('')}${line}`
    return { bytes: Buffer.from(head + random.pick(bodies)), leaves: random.chance(0.1) }
  }
}

/** Sends bytes, ends its half of the connection, and tells what is wrong with the answers; undefined where nothing is. */
export async function rawFault(port: number, { bytes, leaves }: RawRequest): Promise<string | undefined> {
  const { heard, hung } = await exchange(port, bytes, leaves)
  if (hung) return `no end within ${LONGEST} ms after ${JSON.stringify(heard.slice(0, 100))}`
  if (leaves || heard === '') return undefined
  return faultIn(heard, bytes.subarray(0, 5).toString() === 'HEAD ')
}

function exchange(port: number, bytes: Buffer, leaves: boolean): Promise<{ heard: string; hung: boolean }> {
  return new Promise(resolve => {
    let heard = ''
    let hung = false
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      if (!leaves) socket.end(bytes)
      else socket.write(bytes, () => socket.resetAndDestroy())
    })
    const late = setTimeout(() => {
      hung = true
      socket.destroy()
    }, LONGEST)
    socket.on('data', chunk => (heard += chunk.toString('latin1')))
    // A server that refuses may close before everything was sent.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(late)
      resolve({ heard, hung })
    })
  })
}

/** Statuses that are always answered by us, and always in the form of every error. */
const ours = [400, 405, 408, 413, 415, 417, 431]

function faultIn(heard: string, isHeadOnly: boolean): string | undefined {
  const [, number] = /^HTTP\/1\.1 (\d{3}) /.exec(heard) ?? []
  const status = Number(number)
  if (!(status >= 100)) return `no answer of HTTP: ${JSON.stringify(heard.slice(0, 100))}`
  if (status >= 500) return `a failure of ours: ${heard.slice(0, 200)}`
  if (status < 200) return undefined
  const [head = '', body = ''] = heard.split('\r\n\r\n')
  const names = head.toLowerCase()
  if (!names.includes('\r\nx-content-type-options: nosniff')) return `${status} without its headers`
  if (!names.includes('\r\ncontent-security-policy:')) return `${status} without its policy`
  if (status === 405 && !names.includes('\r\nallow:')) return '405 without Allow'
  if (isHeadOnly) return undefined
  const isWhole =
    body.length > 0 && !names.includes('transfer-encoding: chunked') && !names.includes('content-encoding')
  if (!ours.includes(status) || !isWhole || !names.includes('application/json')) return undefined
  const text = body.slice(0, Number(/content-length: (\d+)/.exec(names)?.[1] ?? body.length))
  return isErrorAnswer(text) ? undefined : `${status} without the form of errors: ${text.slice(0, 100)}`
}

function isErrorAnswer(text: string): boolean {
  try {
    return ErrorAnswer.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}
