import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { openTestDatabase } from '#test/database.ts'

const server = inject('postgresUrl')

describe.runIf(server !== '')('a connection that PostgreSQL ends', () => {
  /** Ends all connections to the database, as a restart of PostgreSQL does. */
  async function endAll(name: string) {
    const client = new pg.Client({ connectionString: `${server}/postgres` })
    await client.connect()
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await client.end()
    await new Promise(resolve => setTimeout(resolve, 200))
  }

  test('costs the transaction that was using it, and not the process', async () => {
    const { db, close, ping } = await openTestDatabase()
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
    const user = { email: '', given_name: null, email_verified: 0 as const, time_zone: 'UTC', created_at: '' }
    const lost = db.transaction().execute(async trx => {
      await trx
        .insertInto('users')
        .values({ ...user, id: 'lost' })
        .execute()
      await endAll(rows[0]!.name)
      await trx
        .insertInto('users')
        .values({ ...user, id: 'never' })
        .execute()
    })
    await expect(lost).rejects.toThrow(/connection|Connection|not queryable/)
    await ping()
    await db
      .insertInto('users')
      .values({ ...user, id: 'kept' })
      .execute()
    expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: 'kept' }])
    await close()
  })
})
