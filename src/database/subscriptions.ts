import { fromStored, toStored } from './instants.ts'
import type { Db } from './connect.ts'

/** The end of a learner's access, if it still holds at `now`; purchases extend one another, so the latest end counts. */
export async function subscriptionOf(db: Db, userId: string, now: Temporal.Instant) {
  const row = await db
    .selectFrom('purchases')
    .select(eb => [eb.fn.max('expires_at').as('expires_at'), eb.fn.min('starts_at').as('starts_at')])
    .where('user_id', '=', userId)
    .where('expires_at', '>', toStored(now))
    .executeTakeFirst()
  if (!row?.expires_at) return undefined
  return { expiresAt: fromStored(row.expires_at), startsAt: fromStored(row.starts_at) }
}

/** When a learner's last program ended or will end; undefined where none was ever bought. */
export async function lastAccessEnd(db: Db, userId: string): Promise<Temporal.Instant | undefined> {
  const row = await db
    .selectFrom('purchases')
    .select(eb => eb.fn.max('expires_at').as('expires_at'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.expires_at ? fromStored(row.expires_at) : undefined
}
