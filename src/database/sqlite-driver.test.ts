import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectDatabase } from './connect.ts'
import type { Database } from './connect.ts'
import { LONGEST_WAIT } from './sqlite-driver.ts'

let folder: string
let database: Database
let other: DatabaseSync
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-busy-'))
  database = await connectDatabase({ databaseUrl: undefined, dataDir: folder })
  other = new DatabaseSync(join(folder, 'meridian.db'))
})
afterEach(async () => {
  if (other.isTransaction) other.exec('rollback')
  other.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const insert = (id: string) =>
  database.db
    .insertInto('users')
    .values({ id, email: '', given_name: null, email_verified: 0, time_zone: 'UTC', created_at: '' })
    .execute()
const ids = async () => (await database.db.selectFrom('users').select('id').orderBy('id').execute()).map(row => row.id)
const inTransaction = (id: string) =>
  database.db.transaction().execute(async trx => {
    await trx
      .insertInto('users')
      .values({ id, email: '', given_name: null, email_verified: 0, time_zone: 'UTC', created_at: '' })
      .execute()
  })
const outcome = (work: Promise<unknown>) => {
  const begun = performance.now()
  const took = () => performance.now() - begun
  return work.then(
    () => ({ code: 'done', took: took() }),
    error => ({ code: (error as { code: string }).code, took: took() }),
  )
}

test('while another program holds the lock, reads go on and the process does not stand still', async () => {
  other.exec('begin immediate')
  const writing = outcome(insert('a'))
  let ticks = 0
  const ticking = setInterval(() => ticks++, 10)
  const begun = performance.now()
  for (let at = 0; at < 20; at++) expect(await ids()).toEqual([])
  expect(performance.now() - begun).toBeLessThan(1000)
  await new Promise(resolve => setTimeout(resolve, 300))
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(15)
  other.exec('rollback')
  expect((await writing).code).toBe('done')
  expect(await ids()).toEqual(['a'])
})

test('eight writes at once are all refused within the longest wait, and work again when the lock is free', async () => {
  other.exec('begin immediate')
  const works = [1, 2, 3, 4].flatMap(at => [outcome(insert(`w${at}`)), outcome(inTransaction(`t${at}`))])
  for (const { code, took } of await Promise.all(works)) {
    expect(code).toBe('ERR_SQLITE_ERROR')
    expect(took).toBeLessThan(LONGEST_WAIT + 900)
  }
  other.exec('rollback')
  await Promise.all([insert('b'), inTransaction('c')])
  expect(await ids()).toEqual(['b', 'c'])
})

test('transactions wait for one another, and a read beside one sees what was committed before', async () => {
  const gate = Promise.withResolvers<void>()
  const first = database.db.transaction().execute(async trx => {
    await trx
      .insertInto('users')
      .values({ id: 'a', email: '', given_name: null, email_verified: 0, time_zone: 'UTC', created_at: '' })
      .execute()
    await gate.promise
    return (await trx.selectFrom('users').select('id').execute()).length
  })
  const second = inTransaction('b')
  expect(await ids()).toEqual([])
  gate.resolve()
  expect(await first).toBe(1)
  await second
  expect(await ids()).toEqual(['a', 'b'])
})

test('what fails in a transaction is told as it was, also where SQLite has already rolled back', async () => {
  const failed = database.db.transaction().execute(async trx => {
    await trx
      .insertInto('users')
      .values({ id: 'a', email: '', given_name: null, email_verified: 0, time_zone: 'UTC', created_at: '' })
      .execute()
    const { sql } = await import('kysely')
    await sql`rollback`.execute(trx)
    throw new Error('database or disk is full')
  })
  await expect(failed).rejects.toThrow('database or disk is full')
  await insert('b')
  expect(await ids()).toEqual(['b'])
})

test('on a full disk writes fail as such, reads go on, and all heals when there is room', async () => {
  const path = join(folder, 'full.db')
  const { openSqlite, sqliteDialect } = await import('./sqlite.ts')
  const { Kysely, sql } = await import('kysely')
  const { writer, reader } = openSqlite(path)
  const db = new Kysely<{ notes: { text: string } }>({ dialect: sqliteDialect(writer, reader) })
  await sql`create table notes (text text)`.execute(db)
  const write = (text: string) => db.transaction().execute(trx => trx.insertInto('notes').values({ text }).execute())
  await write('first')
  writer.exec('pragma max_page_count = 12')
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => write('x'.repeat(4000))))
  const failed = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(failed.length).toBeGreaterThan(0)
  for (const error of failed) expect(error).toMatchObject({ code: 'ERR_SQLITE_ERROR', errcode: 13 })
  const kept = 1 + outcomes.length - failed.length
  expect(await db.selectFrom('notes').selectAll().execute()).toHaveLength(kept)
  writer.exec('pragma max_page_count = 10000')
  await write('last')
  expect(await db.selectFrom('notes').selectAll().execute()).toHaveLength(kept + 1)
  await db.destroy()
})

test('an empty file beside a log that is not empty is not taken for a new installation', async () => {
  const lost = mkdtempSync(join(tmpdir(), 'meridian-lost-'))
  writeFileSync(join(lost, 'meridian.db'), '')
  writeFileSync(join(lost, 'meridian.db-wal'), 'log')
  await expect(connectDatabase({ databaseUrl: undefined, dataDir: lost })).rejects.toThrow('Starting would lose')
  rmSync(lost, { recursive: true })
})
