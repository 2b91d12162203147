import { existsSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { contractFault } from '../contract-faults.ts'
import { createTestParts, signedInLearner } from '../parts.ts'
import { assessment, madeCourses } from '../program.ts'
import { startPracticeProduct } from '../running-product.ts'
import { rawFault, rawRequestsOf } from './raw.ts'
import { requestsOf } from './requests.ts'
import type { FuzzRequest } from './requests.ts'
import { createRandom } from './values.ts'
import type { Random } from './values.ts'
import { createCourses } from '#curriculum/course/load-courses.ts'
import type { Database } from '#database/connect.ts'
import { createPhonetics } from '#providers/phonetics/course-and-espeak-phonetics.ts'
import { createWebPush, newPushKeys } from '#providers/push/push.ts'
import { createBuiltInTutor } from '#providers/tutor/built-in/built-in-tutor.ts'
import { createSpelling } from '#providers/tutor/spelling/spelling-pool.ts'
import { createLogger } from '#server/environment/logger.ts'
import { listen } from '#server/start/listen.ts'

export type FuzzReport = {
  requests: number
  /** Requests that break the rules of HTTP, sent as bytes. */
  raw: number
  /** Answers by status. */
  statuses: Record<number, number>
  /** What must not be, with the request that brought it about. */
  faults: string[]
}

/** For so many requests of the contract one that is no HTTP. */
const PER_RAW = 10
/** Who is slow is cut off soon, so that the slow are tried as well. */
const IMPATIENCE = { headers: 700, request: 1000, check: 100, idle: 1000 }

/** Learners who take turns, so that none reaches a limit before its calls were tried. */
const LEARNERS = 24

/**
 * Sends seeded requests to the whole product, the practice parts included, and looks at every answer: none is a failure of
 * ours, an error has the form of errors, what succeeds has the form that the contract promises, all have their headers.
 */
export async function fuzz({
  database,
  seed,
  requests,
}: {
  database: Database
  seed: number
  requests: number
}): Promise<FuzzReport> {
  const random = createRandom(seed)
  const courses = existsSync('build/courses/index.json') ? createCourses('build/courses') : madeCourses()
  const spelling = createSpelling()
  const pushKeys = newPushKeys()
  const logger = createLogger('silent')
  let cause: unknown
  logger.error = (line: { err?: Error }) => void (cause = line.err?.cause ?? line.err)
  const base = await createTestParts({ database, logger })
  const given = {
    ...base,
    courses,
    tutor: createBuiltInTutor(courses, spelling),
    phonetics: createPhonetics(courses),
    spelling,
    mail: { kind: 'none' as const, send: async () => ({ outcome: 'sent' as const }) },
    push: createWebPush({ keys: async () => pushKeys, contact: 'mailto:meridian@localhost', onLoopback: true }),
  }
  // The settings and the parts behind them are the practice product's own.
  const { settings: _settings, identity: _identity, payments: _payments, ...parts } = given
  const product = await startPracticeProduct({ given: parts })
  const learners = await Promise.all(
    Array.from({ length: LEARNERS }, (_, at) =>
      signedInLearner(product.parts, { id: `fuzz-${at}`, email: `fuzz-${at}@example.org`, paid: at % 4 !== 3 }),
    ),
  )
  const send = async ({ method, path, headers, body }: FuzzRequest, who: Record<string, string>) => {
    const request = new Request(`${product.url}${path}`, {
      method,
      headers: { ...headers, ...who },
      ...(body !== undefined && { body }),
    })
    return product.app.fetch(request)
  }
  for (const { headers } of learners) {
    const json = { 'content-type': 'application/json' }
    await send(
      { method: 'POST', path: '/api/users/assessment', headers: json, body: JSON.stringify(assessment) },
      headers,
    )
  }

  const report: FuzzReport = { requests, raw: Math.ceil(requests / PER_RAW), statuses: {}, faults: [] }
  const next = requestsOf(random)
  for (let at = 0; at < requests; at++) {
    const request = next()
    // Nobody is signed in at every tenth request.
    const who = random.chance(0.1) ? {} : random.pick(learners).headers
    const answer = await send(request, who)
    const text = await textOf(answer)
    report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1
    const fault = faultOf(request, answer, text)
    if (fault)
      report.faults.push(
        `no. ${at} of seed ${seed}: ${request.method} ${request.path.slice(0, 120)} ${(request.body ?? '').slice(0, 200)}\n  ${fault}: ${answer.status} ${text.slice(0, 300)}${answer.status >= 500 ? `\n  ${String(cause)}` : ''}`,
      )
    // What ends a session is part of the game; who lost theirs gets it back.
    if (request.path.startsWith('/api/logout') && answer.ok) await reopen(product.parts.database, learners)
  }
  await sendRaw(product.app, random, report)
  await spelling.close()
  await product.stop()
  return report
}

/** The text of an answer that was not sent through a client, which would have taken it out of its encoding. */
async function textOf(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const encoding = answer.headers.get('content-encoding')
  const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
  return plain.toString()
}

/** Sends bytes that are no HTTP, some at a time, and looks whether the product still answers afterwards. */
async function sendRaw(app: Hono, random: Random, report: FuzzReport): Promise<void> {
  const { server, address } = await listen(app, { port: 0, host: '127.0.0.1' }, IMPATIENCE)
  const next = rawRequestsOf(random)
  let left = report.raw
  const sending = Array.from({ length: 8 }, async () => {
    while (left-- > 0) {
      const request = next()
      const fault = await rawFault(address.port, request)
      if (fault)
        report.faults.push(`bytes ${JSON.stringify(request.bytes.toString('latin1').slice(0, 200))}\n  ${fault}`)
    }
  })
  await Promise.all(sending)
  const after = await fetch(`http://127.0.0.1:${address.port}/healthz`)
  if (!after.ok) report.faults.push(`after all bytes: ${after.status}`)
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
}

function faultOf({ path, call, method }: FuzzRequest, answer: Response, text: string): string | undefined {
  if (answer.status >= 500) return 'a failure of ours'
  if (answer.headers.get('x-content-type-options') !== 'nosniff') return 'without its headers'
  if (!answer.headers.has('content-security-policy')) return 'without its policy'
  if (!path.startsWith('/api/') || method === 'HEAD') return undefined
  return contractFault(call, answer.status, text)
}

async function reopen({ db }: Database, learners: { id: string; headers: { cookie: string } }[]): Promise<void> {
  const { createHash } = await import('node:crypto')
  const at = '2026-11-02T09:00:00.000Z'
  for (const { id, headers } of learners) {
    const token_hash = createHash('sha256').update(headers.cookie.split('=')[1]!).digest('base64url')
    const session = { token_hash, user_id: id, created_at: at, last_used_at: at }
    const isHere = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
    if (isHere)
      await db
        .insertInto('sessions')
        .values(session)
        .onConflict(conflict => conflict.doNothing())
        .execute()
  }
}
