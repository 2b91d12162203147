import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { createEmptyDatabase, startPostgres } from '../postgres.ts'
import { assessment, createProgram } from '../program.ts'
import { pause, timed } from './trouble.ts'
import type { Outcome } from './trouble.ts'
import { connectDatabase } from '#database/connect.ts'
import type { Database } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { openSqlite, sqliteDialect } from '#database/sqlite.ts'
import type { Tables } from '#database/tables.ts'

/** Milliseconds within which a write must be answered, and a read, while the database is in trouble. */
const LONGEST_WRITE = 5000
const LONGEST_READ = 1000

const reads = ['/users/me', '/users/streak', '/users/subscription', '/languages']

async function aLearner(database: Database) {
  const { learner, db } = await createProgram({ database })
  const ana = await learner()
  await ana.post('/users/assessment', assessment)
  let saved = 0
  /** Saves a card of its own; what was answered. */
  const save = () => {
    const items = [{ text: `palabra ${saved++} ${'x'.repeat(80)}`, translation: 'word' }]
    return ana.post('/users/memory-items', { language_id: 1, source: 'lookup', items })
  }
  const kept = async () => (await db.selectFrom('saved_items').select('item').execute()).length
  return { ...ana, save, kept }
}

type Answer = { status: number; headers: Headers; body: { code?: string } }

/** What is wrong with the answer to a write that could not be done. */
function refusalFault({ status, headers, body }: Answer): string[] {
  const isRight = status === 503 && body.code === 'TRY_AGAIN' && headers.has('retry-after')
  return isRight ? [] : [`a write that could not be done was answered ${status} ${body.code}`]
}

/** The disk is full: writes are refused, reads go on, and all heals when there is room. */
export async function fullDisk(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-full-'))
  const { writer, reader } = openSqlite(join(folder, 'meridian.db'))
  const db = new Kysely<Tables>({ dialect: sqliteDialect(writer, reader) })
  await migrate(db, 'sqlite')
  const database = { db, engine: 'sqlite', ping: async () => {}, backupTo: async () => {}, close: () => db.destroy() }
  const { save, get, kept } = await aLearner(database as Database)
  const { page_count: pages } = writer.prepare('pragma page_count').get() as { page_count: number }
  // SQLite then answers as it does where the system has no more room.
  writer.exec(`pragma max_page_count = ${pages + 6}`)
  const faults: string[] = []
  let [acknowledged, refused] = [0, 0]
  while (refused < 40 && acknowledged < 200) {
    const answer = await save()
    if (answer.status === 200) acknowledged++
    else {
      refused++
      faults.push(...refusalFault(answer))
    }
    const path = reads[refused % reads.length]!
    const { status } = await get(path)
    if (status !== 200) faults.push(`${path} was answered ${status} where only writing fails`)
  }
  if (refused === 0) faults.push('the disk was never full')
  writer.exec('pragma max_page_count = 1000000')
  const after = await save()
  if (after.status === 200) acknowledged++
  else faults.push(`with room again a write was answered ${after.status}`)
  if ((await kept()) !== acknowledged) faults.push(`${acknowledged} acknowledged, ${await kept()} kept`)
  await db.destroy()
  rmSync(folder, { recursive: true })
  return { figures: `${acknowledged} writes acknowledged and kept, ${refused} refused with 503`, faults }
}

/** Another program holds the lock of the file: reads go on, writes are refused in time, and all heals. */
export async function lockedFile(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-locked-'))
  const database = await connectDatabase({ databaseUrl: undefined, dataDir: folder })
  const { save, get, kept } = await aLearner(database)
  const other = new DatabaseSync(join(folder, 'meridian.db'))
  const faults: string[] = []
  other.exec('begin immediate')
  const writing = Array.from({ length: 8 }, () => timed(save))
  const readTimes: number[] = []
  let isOver = false
  void Promise.all(writing).then(() => (isOver = true))
  while (!isOver) {
    const path = reads[readTimes.length % reads.length]!
    const { answer, took } = await timed(() => get(path))
    readTimes.push(took)
    if (answer.status !== 200) faults.push(`${path} was answered ${answer.status} while the file was locked`)
    await pause(50)
  }
  const writes = await Promise.all(writing)
  for (const { answer } of writes) faults.push(...refusalFault(answer))
  other.exec('rollback')
  other.close()
  const [write, read] = [Math.max(...writes.map(({ took }) => took)), Math.max(...readTimes)]
  if (write > LONGEST_WRITE) faults.push(`a write waited ${Math.round(write)} ms`)
  if (read > LONGEST_READ) faults.push(`a read waited ${Math.round(read)} ms`)
  if ((await save()).status !== 200 || (await kept()) !== 1) faults.push('it did not heal')
  await database.close()
  rmSync(folder, { recursive: true })
  return {
    figures: `8 writes refused after ${Math.round(write)} ms at most; ${readTimes.length} reads, the slowest ${Math.round(read)} ms`,
    faults,
  }
}

/** PostgreSQL stops answering without hanging up, as a machine that swaps: every call is answered in time, and all heals. */
export async function stoppedPostgres(): Promise<Outcome> {
  const postgres = await startPostgres()
  const database = await connectDatabase({ databaseUrl: await createEmptyDatabase(postgres.url), dataDir: '' })
  const { save, get, kept } = await aLearner(database)
  const faults: string[] = []
  let acknowledged = 0
  const write = async () => {
    const answer = await save()
    if (answer.status === 200) acknowledged++
    return answer
  }
  for (let at = 0; at < 5; at++) await write()
  await postgres.pause()
  const calls = [write, () => get('/users/streak'), write, () => get('/users/subscription'), () => get('/users/me')]
  const answers = await Promise.all(calls.map(timed<Answer>))
  for (const { answer } of answers) faults.push(...refusalFault(answer))
  const longest = Math.max(...answers.map(({ took }) => took))
  if (longest > LONGEST_WRITE) faults.push(`a call waited ${Math.round(longest)} ms`)
  postgres.resume()
  const begun = performance.now()
  let healed = (await write()).status
  while (healed !== 200 && performance.now() - begun < 10_000) {
    await pause(100)
    healed = (await write()).status
  }
  const healing = performance.now() - begun
  if (healed !== 200) faults.push(`it did not heal within ten seconds: ${healed}`)
  // What was refused in time may have been done all the same; what was acknowledged must be there.
  if ((await kept()) < acknowledged) faults.push(`${acknowledged} acknowledged, ${await kept()} kept`)
  await database.close()
  await postgres.stop()
  return {
    figures: `5 calls refused after ${Math.round(longest)} ms at most; served again ${Math.round(healing)} ms after it went on`,
    faults,
  }
}
