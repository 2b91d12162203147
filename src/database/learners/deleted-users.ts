import { createHash } from 'node:crypto'
import type { Db } from '../connect.ts'
import { fromStored, toStored } from '../instants.ts'

/** What stays of a deleted account's id: a hash that only somebody who has the id can make. */
export function userHash(userId: string): string {
  return createHash('sha256').update(userId).digest('hex')
}

/**
 * Deletes a learner and everything that is theirs, and leaves a tombstone: the hash of the id and when. A second time
 * changes nothing. In practice mode the account at the practice issuer goes too.
 */
export async function deleteUser(db: Db, user: { id: string; email: string }, now: Temporal.Instant): Promise<void> {
  await db.transaction().execute(async trx => {
    await trx
      .insertInto('deleted_users')
      .values({ user_hash: userHash(user.id), deleted_at: toStored(now) })
      .onConflict(conflict => conflict.column('user_hash').doNothing())
      .execute()
    // Purchases point to checkouts: they go first.
    await trx.deleteFrom('purchases').where('user_id', '=', user.id).execute()
    await trx.deleteFrom('users').where('id', '=', user.id).execute()
    await trx.deleteFrom('practice_accounts').where('email', '=', user.email).execute()
    await trx.deleteFrom('practice_messages').where('address', '=', user.email).execute()
  })
}

/** When an account was deleted; undefined for accounts that exist or never did. */
export async function deletedAt(db: Db, userId: string): Promise<Temporal.Instant | undefined> {
  const row = await db
    .selectFrom('deleted_users')
    .select('deleted_at')
    .where('user_hash', '=', userHash(userId))
    .executeTakeFirst()
  return row && fromStored(row.deleted_at)
}
