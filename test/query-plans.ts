import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '#database/connect.ts'

/** Tables that are as small with a million learners as with one. */
const small = new Set(['secrets', 'migrations'])

/** Keeps the text of every statement that is prepared from now on, until it is told to stop. */
export function recordStatements(): { statements: ReadonlySet<string>; stop(): void } {
  const statements = new Set<string>()
  const { prepare } = DatabaseSync.prototype
  DatabaseSync.prototype.prepare = function (this: DatabaseSync, text: string, ...more) {
    statements.add(text)
    return prepare.call(this, text, ...more)
  }
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text
    if (text) statements.add(text)
    return (query as (...given: unknown[]) => unknown).apply(this, given)
  } as typeof query
  return {
    statements,
    stop() {
      DatabaseSync.prototype.prepare = prepare
      pg.Client.prototype.query = query
    },
  }
}

/**
 * The statements whose plan reads a whole table that grows with learners, with the table. On PostgreSQL the planner is kept
 * from reading whole tables where it can, since it rightly prefers that on empty ones.
 */
export async function scansIn({ db, engine }: Database, statements: Iterable<string>): Promise<string[]> {
  const found: string[] = []
  const looked = [...statements].filter(text => /^\s*(select|insert|update|delete|with)\b/iu.test(text))
  if (engine === 'sqlite') {
    const tables = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)
    const grows = new Set(tables.rows.map(({ name }) => name).filter(name => !small.has(name)))
    for (const text of looked) {
      const { rows } = await sql<{ detail: string }>`${sql.raw(`explain query plan ${text}`)}`.execute(db)
      for (const { detail } of rows) {
        const table = /^SCAN (\w+)(?! USING (COVERING )?INDEX)/u.exec(detail)?.[1]
        if (table && grows.has(nameOf(text, table))) found.push(`${nameOf(text, table)}: ${text}`)
      }
    }
    return found
  }
  await db.connection().execute(async connection => {
    await sql`set enable_seqscan = off`.execute(connection)
    for (const text of looked) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`${sql.raw(`explain (generic_plan) ${text}`)}`.execute(
        connection,
      )
      for (const { 'QUERY PLAN': line } of rows) {
        const table = /Seq Scan on (?:public\.)?(\w+)/u.exec(line)?.[1]
        if (table && !small.has(table)) found.push(`${table}: ${text}`)
      }
    }
    await sql`set enable_seqscan = on`.execute(connection)
  })
  return found
}

/** The table behind an alias of a statement. */
const nameOf = (text: string, alias: string) =>
  new RegExp(String.raw`"(\w+)" as "${alias}"`, 'u').exec(text)?.[1] ?? alias
