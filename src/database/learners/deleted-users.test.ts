import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteUser, deletedAt, userHash } from './deleted-users.ts'
import { openTestDatabase } from '#test/database.ts'

const now = Temporal.Instant.from('2026-11-23T09:00:00Z')

test('a deleted account leaves a hash and a time, and nothing else in any table', async () => {
  const { db } = await openTestDatabase()
  const at = '2026-11-01T09:00:00.000Z'
  const user = { id: 'user-1', email: 'ana@example.org' }
  await db
    .insertInto('users')
    .values({ ...user, given_name: 'Ana', time_zone: 'UTC', created_at: at })
    .execute()
  const checkout = { session_id: 'cs_1', user_id: user.id, language_id: 1 }
  await db
    .insertInto('checkouts')
    .values({ ...checkout, url: 'https://pay.example.org', created_at: at })
    .execute()
  await db
    .insertInto('purchases')
    .values({
      ...checkout,
      amount: 4900,
      currency: 'usd',
      customer_email: user.email,
      paid_at: at,
      starts_at: at,
      expires_at: '2027-01-30T09:00:00.000Z',
    })
    .execute()
  await db
    .insertInto('pauses')
    .values({ session_id: 'cs_1', user_id: user.id, first_date: '2026-11-02', days: 3, created_at: at })
    .execute()
  await db
    .insertInto('practice_accounts')
    .values({ ...user, given_name: 'Ana', created_at: at })
    .execute()

  expect(await deletedAt(db, user.id)).toBeUndefined()
  await deleteUser(db, user, now)
  await deleteUser(db, user, now.add({ hours: 1 }))
  expect((await deletedAt(db, user.id))?.toString()).toBe('2026-11-23T09:00:00Z')

  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    const text = JSON.stringify(rows)
    expect(text, name).not.toMatch(/user-1|ana@example|cs_1|"Ana"/)
  }
  expect(await db.selectFrom('deleted_users').selectAll().execute()).toEqual([
    { user_hash: userHash(user.id), deleted_at: '2026-11-23T09:00:00.000Z' },
  ])
})
