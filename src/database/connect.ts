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
  /** Connections of PostgreSQL for counting, which may lose their last moments: nobody waits for the disk. */
  counters?: pg.Pool
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  /** Writes a consistent copy while the server runs (SQLite only; PostgreSQL has pg_dump). */
  backupTo(path: string): Promise<void>
  close(): Promise<void>
}

export type DatabaseSettings = { databaseUrl: string | undefined; dataDir: string }

/** Opens SQLite in the data folder, or PostgreSQL where a URL is given, and brings its tables up to date. */
export async function connectDatabase({ databaseUrl, dataDir }: DatabaseSettings): Promise<Database> {
  if (!databaseUrl) {
    const database = connectSqlite(join(dataDir, 'meridian.db'))
    await migrate(database.db, database.engine)
    return database
  }
  // Bringing tables up to date may take its time; a request may not.
  const patient = connectPostgres(databaseUrl, {})
  try {
    await migrate(patient.db, patient.engine)
  } finally {
    await patient.close()
  }
  return connectPostgres(databaseUrl, bounds)
}

/**
 * A database that is locked, slow or stopped makes a request wait for less than five seconds in all: for a connection, for
 * a lock, for the answer. `query_timeout` is counted here, so it ends also where the server does not speak at all.
 */
const bounds = {
  connectionTimeoutMillis: 1500,
  lock_timeout: 3000,
  statement_timeout: 3200,
  query_timeout: 3400,
} satisfies pg.PoolConfig

/** An empty database in memory, for tests. */
export async function connectMemory(): Promise<Database> {
  const database = connectSqlite(':memory:')
  await migrate(database.db, database.engine)
  return database
}

function connectSqlite(path: string): Database {
  const { writer, reader } = openSqlite(path)
  const db: Db = new Kysely<Tables>({ dialect: sqliteDialect(writer, reader) })
  return {
    db,
    engine: 'sqlite',
    ping: async () => void (await sql`select 1 from users limit 1`.execute(db)),
    backupTo: async target => void (await backup(writer, target)),
    close: () => db.destroy(),
  }
}

function connectPostgres(url: string, limits: pg.PoolConfig): Database {
  // Counts and sums come back as 64-bit integers, which pg gives as text; ours are far below 2^53.
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === 20 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: 4000,
    ...limits,
    types,
  })
  surviveLostConnections(pool)
  const counters = new pg.Pool({
    connectionString: url,
    max: 4,
    keepAlive: true,
    connectionTimeoutMillis: 400,
    query_timeout: 500,
    options: '-c synchronous_commit=off',
    types,
  })
  surviveLostConnections(counters)
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    engine: 'postgres',
    counters,
    ping: async () => void (await sql`select 1`.execute(db)),
    backupTo: () => Promise.reject(new Error('Cannot back up PostgreSQL from here: use pg_dump')),
    close: async () => {
      await counters.end()
      await db.destroy()
    },
  }
}

/**
 * A connection that the server closes is replaced at the next query. Without listeners it would end the process: the
 * pool's is for connections that are idle, the connection's own for one that is in use and between two queries.
 */
function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', connection => connection.on('error', () => {}))
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
