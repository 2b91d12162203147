import { join } from 'node:path'
import { backup } from 'node:sqlite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Transaction } from 'kysely'
import pg from 'pg'
import { migrate } from './migrate.ts'
import { openSqlite, sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export type Database = {
  db: Db
  engine: 'sqlite' | 'postgres'
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  /** Writes a consistent copy while the server runs (SQLite only; PostgreSQL has pg_dump). */
  backupTo(path: string): Promise<void>
  close(): Promise<void>
}

export type DatabaseSettings = { databaseUrl: string | undefined; dataDir: string }

/** Opens SQLite in the data folder, or PostgreSQL where a URL is given, and brings its tables up to date. */
export async function connectDatabase({ databaseUrl, dataDir }: DatabaseSettings): Promise<Database> {
  const database = databaseUrl ? connectPostgres(databaseUrl) : connectSqlite(join(dataDir, 'meridian.db'))
  await migrate(database.db, database.engine)
  return database
}

/** An empty database in memory, for tests. */
export async function connectMemory(): Promise<Database> {
  const database = connectSqlite(':memory:')
  await migrate(database.db, database.engine)
  return database
}

function connectSqlite(path: string): Database {
  const file = openSqlite(path)
  const db: Db = new Kysely<Tables>({ dialect: sqliteDialect(file) })
  return {
    db,
    engine: 'sqlite',
    ping: async () => void (await sql`select 1 from users limit 1`.execute(db)),
    backupTo: async target => void (await backup(file, target)),
    close: () => db.destroy(),
  }
}

function connectPostgres(url: string): Database {
  // Counts and sums come back as 64-bit integers, which pg gives as text; ours are far below 2^53.
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === 20 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 4000,
    statement_timeout: 15_000,
    types,
  })
  // An idle connection that the server closes is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    engine: 'postgres',
    ping: async () => void (await sql`select 1`.execute(db)),
    backupTo: () => Promise.reject(new Error('Cannot back up PostgreSQL from here: use pg_dump')),
    close: () => db.destroy(),
  }
}

/**
 * Runs `work` in one transaction that no other transaction for the same learner overlaps, in this process or another.
 * Use it where a decision depends on rows that it then changes.
 */
export function withLearnerLocked<T>(
  db: Db,
  userId: string,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async trx => {
    // A write that changes nothing takes the row's lock on PostgreSQL and the file's write lock on SQLite.
    await trx.updateTable('users').set({ id: userId }).where('id', '=', userId).execute()
    return work(trx)
  })
}
