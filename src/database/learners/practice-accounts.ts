import { randomUUID } from 'node:crypto'
import { toStored } from '../instants.ts'
import type { Db } from '../connect.ts'

export type PracticeAccount = { id: string; email: string; givenName: string | null }

/** The people the practice sign-in knows: one for each e-mail address that was ever typed into it. */
export function createPracticeAccounts(db: Db, clock: { now(): Temporal.Instant }) {
  const described = (row: { id: string; email: string; given_name: string | null }): PracticeAccount => ({
    id: row.id,
    email: row.email,
    givenName: row.given_name,
  })
  return {
    /** The account of an address, made where there is none; a name that is given replaces the one it had. */
    async accountOf(email: string, givenName: string | null): Promise<PracticeAccount> {
      const row = await db
        .insertInto('practice_accounts')
        .values({
          id: randomUUID(),
          email: email.toLowerCase(),
          given_name: givenName,
          created_at: toStored(clock.now()),
        })
        .onConflict(conflict =>
          conflict.column('email').doUpdateSet(eb => ({
            given_name: eb.fn.coalesce('excluded.given_name', 'practice_accounts.given_name'),
          })),
        )
        .returning(['id', 'email', 'given_name'])
        .executeTakeFirstOrThrow()
      return described(row)
    },

    async find(id: string): Promise<PracticeAccount | undefined> {
      const row = await db.selectFrom('practice_accounts').selectAll().where('id', '=', id).executeTakeFirst()
      return row && described(row)
    },
  }
}
