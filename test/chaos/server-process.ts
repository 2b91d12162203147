import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createTestParts, signedInLearner } from '../parts.ts'
import type { Random } from '../fuzz/values.ts'
import { connectDatabase } from '#database/connect.ts'
import type { Database, DatabaseSettings } from '#database/connect.ts'
import { createClock } from '#server/environment/clock.ts'

export type ServerProcess = { url: string; kill(): void; ended: Promise<void> }

/** The server as `npm start` runs it, in a process of its own. */
export async function launch({ databaseUrl, dataDir }: DatabaseSettings): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, ['src/server/start/main.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      NODE_COMPILE_CACHE: join(process.cwd(), 'build', 'node-cache'),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`The server ended with ${code}`)))
    child.stdout.on('data', chunk => String(chunk).includes('Meridian is ready') && resolve())
  })
  return { url: `http://127.0.0.1:${port}`, kill: () => child.kill('SIGKILL'), ended }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

/** A learner of Spanish who has paid, made before any server runs. Closes the database. */
export async function prepareLearner(settings: DatabaseSettings) {
  const database = await connectDatabase(settings)
  const parts = await createTestParts({ database })
  const learner = await signedInLearner({ ...parts, clock: createClock() })
  const at = new Date().toISOString()
  const enrolment = { id: 'e1', user_id: learner.id, language_id: 1, proficiency_level: 'beginner' as const }
  await database.db
    .insertInto('enrolments')
    .values({ ...enrolment, target_completion_date: at.slice(0, 10), created_at: at })
    .execute()
  await database.close()
  return learner
}

/** Posts JSON. The status; throws where the server is gone. */
export async function post(url: string, path: string, headers: Record<string, string>, body: unknown): Promise<number> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response.status
}

const items = ['hello', 'thank-you', 'friend', 'yes', 'please', 'name']

/** An answer to a word of the course, with an id of its own. */
export function anAnswer(random: Random) {
  const review = {
    id: crypto.randomUUID(),
    item: random.pick(items),
    activity: 'quiz_game',
    verdict: 'correct',
    hint_used: false,
    milliseconds: 900,
    answered_at: new Date().toISOString(),
  }
  return { id: review.id, body: { language_id: 1, reviews: [review] } }
}

/** What the server said it had kept. */
export type Ledger = { scores: Map<string, number>; answers: Set<string>; count: number }
export const newLedger = (): Ledger => ({ scores: new Map(), answers: new Set(), count: 0 })

/** What the server acknowledged and the database does not have. */
export async function lostOf({ db }: Database, { scores, answers }: Ledger): Promise<string[]> {
  const kept = new Set((await db.selectFrom('reviews').select('id').execute()).map(row => row.id))
  const lessons = await db.selectFrom('lesson_progress').select(['lesson_id', 'best_score', 'completed_at']).execute()
  const best = new Map(lessons.map(row => [row.lesson_id, row.completed_at ? Number(row.best_score) : -1]))
  return [
    ...[...answers].filter(id => !kept.has(id)).map(id => `the answer ${id} was acknowledged and is lost`),
    ...[...scores].flatMap(([lesson, score]) =>
      (best.get(lesson) ?? -1) < score ? [`${score} points of ${lesson} were acknowledged and are lost`] : [],
    ),
  ]
}
