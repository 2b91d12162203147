// npm run bench: requests a second over HTTP, each call beside a bare node:http server that makes the same queries and sends
// the same bytes, in turns within one run. With `--postgres` on a PostgreSQL of its own instead of SQLite.
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { connectDatabase } from '#database/connect.ts'
import { sessionWithUser } from '#database/learners/sessions.ts'
import { subscriptionOf } from '#database/payments/subscriptions.ts'
import { createApp } from '#server/start/app.ts'
import { createClock } from '#server/environment/clock.ts'
import { createLogger } from '#server/environment/logger.ts'
import { readSettings } from '#server/environment/settings.ts'
import { listen } from '#server/start/listen.ts'
import { createCourses } from '#curriculum/course/load-courses.ts'
import { startPostgres } from '#test/postgres.ts'
import type { Load } from './load.ts'

/** So many that none of them passes a limit. */
const LEARNERS = 2000
const SECONDS = 2
const ROUNDS = 3
const CONNECTIONS = 16
const TARGET = 0.5

const folder = mkdtempSync(join(tmpdir(), 'meridian-bench-'))
const postgres = process.argv.includes('--postgres') ? await startPostgres() : undefined
const database = await connectDatabase({ databaseUrl: postgres && `${postgres.url}/postgres`, dataDir: folder })
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

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const at = new Date().toISOString()
const learners = Array.from({ length: LEARNERS }, () => ({
  id: crypto.randomUUID() as string,
  token: randomBytes(32).toString('base64url'),
}))
for (const { id, token } of learners) {
  const email = `${id}@example.org`
  await db
    .insertInto('users')
    .values({ id, email, email_verified: 1, given_name: null, time_zone: 'UTC', created_at: at })
    .execute()
  await db
    .insertInto('sessions')
    .values({ token_hash: hashOf(token), user_id: id, created_at: at, last_used_at: at })
    .execute()
}
const cookies = learners.map(({ token }) => token)

const { server, address } = await listen(app, { port: 0, host: '127.0.0.1' })

/** The queries that a call cannot do without. */
const queries: Record<string, (token: string) => Promise<unknown>> = {
  '/users/me': token => sessionWithUser(db, hashOf(token)),
  '/users/subscription': async token => {
    const session = await sessionWithUser(db, hashOf(token))
    return subscriptionOf(db, session!.learner.id, clock.now())
  },
  '/languages': token => sessionWithUser(db, hashOf(token)),
}
const bytes = new Map<string, Buffer>()
for (const path of Object.keys(queries)) {
  const headers = { cookie: `meridian=${cookies[0]}` }
  const response = await fetch(`http://127.0.0.1:${address.port}/api${path}`, { headers })
  bytes.set(path, Buffer.from(await response.arrayBuffer()))
}
const floor = createServer((request, response) => {
  const path = request.url!.slice('/api'.length)
  const token = request.headers.cookie!.slice('meridian='.length)
  void queries[path]!(token).then(() => {
    const body = bytes.get(path)!
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    response.end(body)
  })
})
await new Promise<void>(resolve => void floor.listen(0, '127.0.0.1', resolve))
const floorPort = (floor.address() as AddressInfo).port

function perSecond(port: number, path: string): Promise<number> {
  const load: Load = { port, path: `/api${path}`, cookies, seconds: SECONDS, connections: CONNECTIONS }
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const worker = new Worker(new URL('./load.ts', import.meta.url), { workerData: load })
  worker.on('message', resolve)
  worker.on('error', reject)
  return promise
}
const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!

console.log(
  `${database.engine}, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s; target ${TARGET} of the floor`,
)
for (const path of Object.keys(queries)) {
  const [ours, bare]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await perSecond(floorPort, path))
    ours.push(await perSecond(address.port, path))
  }
  const noise = (Math.max(...bare) - Math.min(...bare)) / middle(bare)
  const told = `${middle(ours).toFixed(0)} a second, floor ${middle(bare).toFixed(0)}, noise ${(100 * noise).toFixed(0)} %`
  console.log(`GET ${path.padEnd(22)} ${(middle(ours) / middle(bare)).toFixed(2)} of the floor   (${told})`)
}
server.close()
floor.close()
server.closeAllConnections()
floor.closeAllConnections()
await database.close()
await postgres?.stop()
rmSync(folder, { recursive: true })
