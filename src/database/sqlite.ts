import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue } from 'node:sqlite'
import { SqliteDialect } from 'kysely'
import type { SqliteDatabase } from 'kysely'

/** Opens (and where needed makes) the embedded database: write-ahead log, every commit on disk before it is acknowledged. */
export function openSqlite(path: string): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const database = new DatabaseSync(path)
  // Another program may hold the file for a moment, a backup for instance. Waiting stops everything else, so not for long.
  database.exec('pragma busy_timeout = 2000')
  database.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = on')
  return database
}

/** Kysely over `node:sqlite`, whose statements differ from the ones Kysely expects in small ways. */
export function sqliteDialect(database: DatabaseSync): SqliteDialect {
  const wrapped: SqliteDatabase = {
    prepare(sql) {
      const statement = database.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: parameters => statement.all(...(parameters as SQLInputValue[])),
        run: parameters => statement.run(...(parameters as SQLInputValue[])),
        iterate: parameters => statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
      }
    },
    close: () => database.close(),
  }
  return new SqliteDialect({ database: wrapped })
}
