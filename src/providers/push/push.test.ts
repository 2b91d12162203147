import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWebPush, newPushKeys } from './push.ts'

const got: { headers: Record<string, string | string[] | undefined>; bytes: number }[] = []
let status = 201
const service = createServer((request, response) => {
  let bytes = 0
  request.on('data', chunk => (bytes += chunk.length))
  request.on('end', () => {
    got.push({ headers: request.headers, bytes })
    response.writeHead(status).end()
  })
})
let endpoint = ''
beforeAll(async () => {
  await new Promise<void>(resolve => void service.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send/1`
})
afterAll(() => void service.close())

const keys = newPushKeys()
const push = createWebPush({ keys: async () => keys, contact: 'https://learn.example.org', onLoopback: true })
const browser = createECDH('prime256v1')
const target = () => ({
  endpoint,
  p256dh: browser.getPublicKey('base64url'),
  auth: randomBytes(16).toString('base64url'),
})
browser.generateKeys()
const note = { title: 'Meridian', body: '30 minutes of Spanish', url: '/dashboard' }

test('a note is sent encrypted, signed and with a time to live', async () => {
  expect(await push.send(target(), note)).toBe('sent')
  const { headers, bytes } = got.at(-1)!
  expect(headers).toMatchObject({ ttl: '10800', 'content-encoding': 'aes128gcm' })
  expect(headers.authorization).toMatch(/^vapid t=.+, k=/)
  expect(bytes).toBeGreaterThan(note.body.length)
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [429, 'failed'],
  [500, 'failed'],
] as const)('an answer of %i means %s', async (answer, outcome) => {
  status = answer
  expect(await push.send(target(), note)).toBe(outcome)
  status = 201
})

test('keys that are no keys, and a service that is away, are failures and no exceptions', async () => {
  expect(await push.send({ ...target(), p256dh: 'nonsense' }, note)).toBe('failed')
  expect(await push.send({ ...target(), endpoint: 'http://127.0.0.1:9/x' }, note)).toBe('failed')
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-am3p.notify.windows.com/w/?token=abc', true],
  ['https://fcm.googleapis.com.evil.test/x', false],
  ['https://169.254.169.254/latest', false],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['http://localhost:8090/api/logout', false],
  ['nonsense', false],
])('in production %s is taken for a push service: %s', (address, is) => {
  const strict = createWebPush({ keys: async () => keys, contact: 'https://learn.example.org', onLoopback: false })
  expect(strict.accepts(address)).toBe(is)
})
