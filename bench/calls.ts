// npm run bench: what a call costs beside the queries it makes, as ratios within one run. Absolute times are only shown.
import { connectDatabase } from '#database/connect.ts'
import { sessionWithUser } from '#database/learners/sessions.ts'
import { subscriptionOf } from '#database/payments/subscriptions.ts'
import { createApp } from '#server/start/app.ts'
import { createClock } from '#server/environment/clock.ts'
import { createLogger } from '#server/environment/logger.ts'
import { readSettings } from '#server/environment/settings.ts'
import { createCourses } from '#curriculum/course/load-courses.ts'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'meridian-bench-'))
const database = await connectDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: folder })
const { db } = database
const clock = createClock()
const unused = {} as never
const parts = {
  database,
  clock,
  settings: readSettings({ LOG_LEVEL: 'silent' }),
  logger: createLogger('silent'),
  courses: createCourses('build/courses'),
  identity: unused,
  payments: unused,
  tutor: unused,
  phonetics: unused,
  wordlists: unused,
  imported: unused,
  spelling: unused,
  mail: unused,
  push: unused,
}
const app = createApp(parts)

const token = randomBytes(32).toString('base64url')
const tokenHash = createHash('sha256').update(token).digest('base64url')
const id = crypto.randomUUID()
const at = new Date().toISOString()
await db
  .insertInto('users')
  .values({ id, email: 'bench@example.org', email_verified: 1, given_name: null, time_zone: 'UTC', created_at: at })
  .execute()
await db
  .insertInto('sessions')
  .values({ token_hash: tokenHash, user_id: id, created_at: at, last_used_at: at })
  .execute()

/** Milliseconds per run in the middle of many (fewer than a call allows in a minute), so that a neighbour's noise does not count. */
async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < 250; run++) {
    const started = performance.now()
    await work()
    if (run >= 50) times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[times.length >> 1]!
}

const ask = (path: string) => async () => {
  const response = await app.request(`http://localhost:8090/api${path}`, { headers: { cookie: `meridian=${token}` } })
  if (!response.ok) throw new Error(`Cannot measure "${path}": answered ${response.status}`)
  await response.text()
}
const session = () => sessionWithUser(db, tokenHash)

const rows: [string, number, number][] = [
  ['GET /users/me', await median(ask('/users/me')), await median(session)],
  [
    'GET /users/subscription',
    await median(ask('/users/subscription')),
    await median(async () => {
      await session()
      await subscriptionOf(db, id, clock.now())
    }),
  ],
  ['GET /languages', await median(ask('/languages')), await median(session)],
]
console.log(`${database.engine}, medians of 200 calls in process`)
for (const [name, call, queries] of rows) {
  console.log(
    `${name.padEnd(26)} ${(call / queries).toFixed(1)} times its queries   (${call.toFixed(3)} ms, ${queries.toFixed(3)} ms)`,
  )
}
await database.close()
rmSync(folder, { recursive: true })
