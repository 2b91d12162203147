import { readFile, readdir } from 'node:fs/promises'
import { CompiledQuery, sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Applies the numbered migrations that the database lacks, each in a transaction of its own; safe when several processes start at once. */
export async function migrate(db: Kysely<Tables>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  await sql`create table if not exists migrations (name text primary key, applied_at text not null)`
    .execute(db)
    .catch(error => {
      // PostgreSQL: two processes that create the table at the same moment; the other one won.
      if (engine !== 'postgres' || !/already exists|duplicate key/.test(String(error))) throw error
    })
  for (const name of names) {
    const text = await readFile(new URL(name, folder), 'utf8')
    await db.connection().execute(async connection => {
      await connection.executeQuery(CompiledQuery.raw(engine === 'sqlite' ? 'begin immediate' : 'begin'))
      try {
        if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7012026)`.execute(connection)
        const { rows } = await sql`select 1 from migrations where name = ${name}`.execute(connection)
        if (rows.length === 0) {
          for (const statement of statementsOf(text)) await connection.executeQuery(CompiledQuery.raw(statement))
          await sql`insert into migrations (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
            connection,
          )
        }
        await connection.executeQuery(CompiledQuery.raw('commit'))
      } catch (error) {
        // A database that has already rolled back refuses this: what went wrong first is what is told.
        await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {})
        throw error
      }
    })
  }
}

/** The statements of a migration: comments removed, cut at semicolons. Migrations hold no semicolon inside a text or a body. */
function statementsOf(text: string): string[] {
  return text
    .replace(/--.*$/gm, '')
    .split(';')
    .map(statement => statement.trim())
    .filter(Boolean)
}
