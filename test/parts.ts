import type { Courses } from '#curriculum/course/courses.ts'
import { callFor, contractFault } from './contract-faults.ts'
import { openTestDatabase } from './database.ts'
import { toStored } from '#database/instants.ts'
import { createApp } from '#server/start/app.ts'
import { createManualClock } from '#server/environment/clock.ts'
import type { Parts } from '#server/http/handler.ts'
import { createLogger } from '#server/environment/logger.ts'
import { noSpelling } from '#providers/tutor/spelling/spelling.ts'
import { readSettings } from '#server/environment/settings.ts'

/** When tests begin, unless they say otherwise. A Monday. */
export const TEST_START = '2026-11-02T09:00:00Z'

/** A part the test did not ask for: using it is the test's mistake. */
function unused<T extends object>(name: string): T {
  return new Proxy({} as T, {
    get: (_, property) => {
      throw new Error(`This test gave no ${name}, but "${String(property)}" was used`)
    },
  })
}

/** The application's parts over an empty database in memory, with a clock the test moves. Give what the test is about. */
export async function createTestParts(given: Partial<Parts> = {}) {
  const clock = createManualClock(TEST_START)
  const parts = {
    database: given.database ?? (await openTestDatabase()),
    identity: unused<Parts['identity']>('identity'),
    payments: unused<Parts['payments']>('payments'),
    tutor: unused<Parts['tutor']>('tutor'),
    phonetics: unused<Parts['phonetics']>('phonetics'),
    mail: unused<Parts['mail']>('mail'),
    push: unused<Parts['push']>('push'),
    courses: noCourses,
    wordlists: { of: async () => undefined },
    imported: { of: async () => undefined },
    spelling: noSpelling,
    settings: readSettings({ LOG_LEVEL: 'silent' }),
    logger: createLogger('silent'),
    clock,
    ...given,
  }
  return { ...parts, clock }
}

const noCourses: Courses = { levelsOf: () => [], course: async () => undefined, outline: async () => undefined }

/** A learner who exists and is signed in: the headers that make a request theirs. `paid` gives 90 days from now. */
export async function signedInLearner(parts: Parts, { id = 'learner-1', email = 'ana@example.org', paid = true } = {}) {
  const { createHash } = await import('node:crypto')
  const { db } = parts.database
  const now = toStored(parts.clock.now())
  await db
    .insertInto('users')
    .values({ id, email, given_name: 'Ana', email_verified: 1, time_zone: 'UTC', created_at: now })
    .execute()
  const token = `token-of-${id}`
  const token_hash = createHash('sha256').update(token).digest('base64url')
  await db.insertInto('sessions').values({ token_hash, user_id: id, created_at: now, last_used_at: now }).execute()
  if (paid) {
    const session_id = `cs_${id}`
    await db
      .insertInto('checkouts')
      .values({ session_id, user_id: id, language_id: 1, url: 'https://pay.example.org', created_at: now })
      .execute()
    const expires_at = toStored(parts.clock.now().add({ hours: 24 * 90 }))
    await db
      .insertInto('purchases')
      .values({
        session_id,
        user_id: id,
        language_id: 1,
        amount: 4900,
        currency: 'usd',
        customer_email: email,
        paid_at: now,
        starts_at: now,
        expires_at,
      })
      .execute()
  }
  return { id, headers: { cookie: `meridian=${token}` } }
}

/** Makes requests to an app in process, as JSON. Every answer must be what the contract promises. */
export function createRequester(parts: Parts) {
  const app = createApp(parts)
  return async (
    method: 'GET' | 'POST',
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ) => {
    const response = await app.request(`http://localhost:8090/api${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const fault = contractFault(callFor(method, path.split('?')[0]!), response.status, text)
    if (fault) throw new Error(`${method} ${path} answers ${fault}: ${response.status} ${text.slice(0, 300)}`)
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
  }
}
