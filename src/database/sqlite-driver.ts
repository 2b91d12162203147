import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'
import { createWriteTurns } from './write-turns.ts'
import type { WriteTurns } from './write-turns.ts'

/** A write that has not got the file's lock by then is refused: a client may wait five seconds for its answer. */
export const LONGEST_WAIT = 4000
/** Milliseconds between two tries for the lock: short at first, since most programs hold it for a moment only. */
const FIRST_PAUSE = 2
const LONGEST_PAUSE = 50
/** Statements that stay prepared, by their text. */
const PREPARED = 400

/**
 * Kysely's driver for `node:sqlite`. Everything is written by one connection in turns, and read by another beside it: who
 * waits for the lock of the file, which another program may hold, keeps nobody from reading and the process from nothing.
 * Without `reader` (a database in memory) reads wait for their turn as well.
 */
export function createSqliteDriver(writer: DatabaseSync, reader?: DatabaseSync): Driver {
  const turns = createWriteTurns()
  const write = createRunner(writer)
  const read = reader && createRunner(reader)
  return {
    init: async () => {},
    acquireConnection: async () => new SqliteConnection(turns, write, read),
    beginTransaction: async connection => (connection as SqliteConnection).begin(),
    async commitTransaction(connection) {
      writer.exec('commit')
      ;(connection as SqliteConnection).end()
    },
    async rollbackTransaction(connection) {
      // A full disk makes SQLite roll back by itself: asking again would hide what had failed.
      if (writer.isTransaction) writer.exec('rollback')
      ;(connection as SqliteConnection).end()
    },
    async releaseConnection(connection) {
      ;(connection as SqliteConnection).end()
    },
    async destroy() {
      reader?.close()
      writer.close()
    },
  }
}

type Runner = (query: CompiledQuery) => QueryResult<never>

function createRunner(database: DatabaseSync): Runner {
  const prepared = new LRUCache<string, { statement: StatementSync; isReader: boolean }>({ max: PREPARED })
  return ({ sql, parameters }) => {
    let known = prepared.get(sql)
    if (!known) {
      const statement = database.prepare(sql)
      known = { statement, isReader: statement.columns().length > 0 }
      prepared.set(sql, known)
    }
    const values = parameters as SQLInputValue[]
    if (known.isReader) return { rows: known.statement.all(...values) as never[] }
    const { changes, lastInsertRowid } = known.statement.run(...values)
    return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) }
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #turns: WriteTurns
  readonly #write: Runner
  readonly #read: Runner | undefined
  /** Whether a transaction of this connection has the turn. */
  #inTransaction = false

  constructor(turns: WriteTurns, write: Runner, read: Runner | undefined) {
    this.#turns = turns
    this.#write = write
    this.#read = read
  }

  /** Begins with the lock of the file, so that no later statement can be refused for it. */
  async begin(): Promise<void> {
    const until = performance.now() + LONGEST_WAIT
    await this.#turns.take(until)
    this.#inTransaction = true
    try {
      await patiently(until, () => this.#write(raw('begin immediate')))
    } catch (error) {
      this.end()
      throw error
    }
  }

  end(): void {
    if (!this.#inTransaction) return
    this.#inTransaction = false
    this.#turns.give()
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#inTransaction) return this.#write(query)
    const until = performance.now() + LONGEST_WAIT
    const read = this.#read
    if (read && isRead(query)) return patiently(until, () => read(query))
    await this.#turns.take(until)
    try {
      return await patiently(until, () => this.#write(query))
    } finally {
      this.#turns.give()
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }
}

const isRead = ({ query, sql }: CompiledQuery) => query.kind === 'SelectQueryNode' || /^\s*select\b/i.test(sql)
const raw = (sql: string) => ({ sql, parameters: [] }) as unknown as CompiledQuery

/** Does it again, a little later each time, while another program holds the lock. Other work goes on in between. */
async function patiently<T>(until: number, work: () => T): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || performance.now() + pause >= until) throw error
      await sleep(pause)
    }
  }
}

/** SQLite's primary result codes 5 (busy) and 6 (locked). */
function isBusy(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number }
  return code === 'ERR_SQLITE_ERROR' && [5, 6].includes((errcode ?? 0) & 0xff)
}
