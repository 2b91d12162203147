import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { Dialect } from 'kysely'
import { createSqliteDriver } from './sqlite-driver.ts'

/** Opens (and where needed makes) the embedded database: write-ahead log, every commit on disk before it is acknowledged. */
export function openSqlite(path: string): { writer: DatabaseSync; reader?: DatabaseSync } {
  if (path === ':memory:') return { writer: open(path) }
  mkdirSync(dirname(path), { recursive: true })
  refuseLostFile(path)
  const writer = open(path)
  const reader = open(path)
  reader.exec('pragma query_only = on')
  return { writer, reader }
}

function open(path: string): DatabaseSync {
  const database = new DatabaseSync(path)
  // While the tables are made or another process begins at the same moment, waiting stops nobody yet.
  database.exec('pragma busy_timeout = 4000')
  database.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = on')
  // From here on a locked file is waited for without stopping the process: sqlite-driver.ts.
  database.exec('pragma busy_timeout = 0')
  return database
}

/** SQLite takes an empty file for a new database and throws the log beside it away, with all that is in it. */
function refuseLostFile(path: string): void {
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size
  const log = sizeOf(`${path}-wal`) ?? 0
  if (log === 0 || (sizeOf(path) ?? 0) > 0) return
  throw new Error(
    `Cannot open "${path}": The file is empty or missing, but its log "${path}-wal" (${log} bytes) is not. Starting would lose what is in the log: restore both files from a backup, or move the log away to begin anew`,
  )
}

/** Kysely over `node:sqlite`. */
export function sqliteDialect(writer: DatabaseSync, reader?: DatabaseSync): Dialect {
  return {
    createDriver: () => createSqliteDriver(writer, reader),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TwoConnections(),
    createIntrospector: db => new SqliteIntrospector(db),
  }
}

/** Kysely's own would let one query after the other through, reads behind writes. */
class TwoConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}
