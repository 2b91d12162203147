import * as z from 'zod'
import { api } from '#contract/api.ts'
import type { Call } from '#contract/call.ts'
import { anyValue, texts, valueFor } from './values.ts'
import type { Random } from './values.ts'

/** One request, and the call it is for where it keeps to an address of the contract. */
export type FuzzRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
  call?: Call
}

const calls = Object.entries(api) as [string, Call][]
const schemas = new Map(
  calls.flatMap(([name, call]) =>
    call.body ? [[name, z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' })]] : [],
  ),
)

const zones = ['Europe/Madrid', 'UTC', 'Asia/Kathmandu', 'SystemV/PST8', 'Etc/Unknown', '+05:45', '', 'x'.repeat(500)]
const types = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  '',
]

/** What lies beside the contract: streams, sound, practice parts, pages. */
const beside: [method: string, path: string][] = [
  ['POST', '/api/conversation/stream'],
  ['GET', '/api/speech?language=es&text=hola'],
  ['GET', '/api/speech?language=ja&text=%E6%BC%A2&rate=9'],
  ['GET', '/api/openapi.json'],
  ['POST', '/api/payments/webhook'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/practice/sign-in/auth?client_id=meridian'],
  ['GET', '/practice/sign-in/auth/abc?client_id=meridian'],
  ['GET', '/practice/sign-in/auth?client_id=%00'],
  ['GET', '/practice/sign-in/interaction/abc'],
  ['POST', '/practice/sign-in/interaction/abc'],
  ['POST', '/practice/sign-in/token'],
  ['GET', '/practice/sign-in/.well-known/openid-configuration'],
  ['GET', '/practice/sign-in/jwks'],
  ['GET', '/practice/sign-in/me'],
  ['GET', '/practice/checkout/pay/%00'],
  ['GET', '/practice/checkout/pay/cs_practice_none'],
  ['POST', '/practice/checkout/pay/cs_practice_none'],
  ['POST', '/practice/checkout/v1/checkout/sessions'],
  ['GET', '/practice/checkout/v1/checkout/sessions/none'],
]

/** A seeded stream of requests: most nearly right, some with one thing wrong, some far beyond the contract. */
export function requestsOf(random: Random): () => FuzzRequest {
  const text = () => encodeURIComponent(wellFormed(random.pick(texts))).slice(0, 2000)
  return () => {
    const headers: Record<string, string> = {}
    if (random.chance(0.3)) headers['x-user-timezone'] = random.pick(zones)
    if (random.chance(0.05)) headers['sec-fetch-site'] = random.pick(['cross-site', 'same-origin', 'none', 'x'])
    if (random.chance(0.05)) headers.origin = random.pick(['https://evil.test', 'null', 'http://localhost:8090', 'x'])
    if (random.chance(0.03)) headers['accept-encoding'] = random.pick(['br', 'gzip;q=0', '*', ','])
    if (random.chance(0.12)) {
      const [method, path] = random.pick(beside)
      return { method, path, ...withBody(method, headers, anyValue(random), random) }
    }
    const [name, call] = random.pick(calls)
    const filled = call.path.replaceAll(/\{(\w+)\}/g, (_, parameter) =>
      random.chance(0.6) ? (usual[parameter] ?? '1') : text() || 'x',
    )
    const query = random.chance(0.05) ? `?${text()}=${text()}&a=1&a=2` : ''
    const method = random.chance(0.03)
      ? random.pick(['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'GET', 'POST'])
      : call.method
    const path = `/api${filled}${query}`
    const schema = schemas.get(name)
    const right = schema ? valueFor(schema as never, random) : undefined
    const value = schema && random.chance(0.3) ? mutated(right, random) : (right ?? anyValue(random))
    return {
      method,
      path,
      ...withBody(method, headers, value, random),
      ...(method === call.method && { call }),
    }
  }
}

const usual: Record<string, string> = { provider: 'practice', languageId: '1', id: 'es-beginner-01-1' }

function withBody(method: string, headers: Record<string, string>, value: unknown, random: Random) {
  if (['GET', 'HEAD'].includes(method)) return { headers }
  const type = random.chance(0.95) ? types[0]! : random.pick(types)
  if (type !== '') headers['content-type'] = type
  const json = JSON.stringify(value) ?? ''
  const body = random.chance(0.96)
    ? json
    : random.pick([json.slice(0, -1), '', '{"__proto__":{"x":1}}', 'NaN', '['.repeat(5000), `${json}x`])
  return { headers, body }
}

/** A body with one part replaced, left out or added. */
function mutated(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return anyValue(random)
  const copy = structuredClone(value) as Record<string, unknown>
  const keys = Object.keys(copy)
  const key = random.pick([...keys, 'user_id', 'toString', 'is_completed'])
  if (random.chance(0.2)) delete copy[key]
  else if (random.chance(0.3)) copy[key] = mutated(copy[key], random)
  else copy[key] = anyValue(random)
  return copy
}

const wellFormed = (text: string) => text.toWellFormed()
