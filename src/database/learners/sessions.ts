import { fromStored, toStored } from '../instants.ts'
import type { Db } from '../connect.ts'

export async function insertSession(db: Db, tokenHash: string, userId: string, now: Temporal.Instant): Promise<void> {
  const at = toStored(now)
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, user_id: userId, created_at: at, last_used_at: at })
    .execute()
}

export async function sessionWithUser(db: Db, tokenHash: string) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'users.email',
      'users.given_name',
      'users.email_verified',
      'users.time_zone',
      'sessions.created_at',
      'sessions.last_used_at',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    learner: {
      id: row.id,
      email: row.email,
      emailVerified: row.email_verified === 1,
      givenName: row.given_name,
      timeZone: row.time_zone,
    },
    createdAt: fromStored(row.created_at),
    lastUsedAt: fromStored(row.last_used_at),
  }
}

export async function touchSession(db: Db, tokenHash: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: toStored(now) })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Remembers the zone last seen, for requests that name none; a reminder is looked at anew, for its time is meant there. */
export async function setTimeZone(db: Db, userId: string, zone: string): Promise<void> {
  await db.updateTable('users').set({ time_zone: zone }).where('id', '=', userId).execute()
  await db
    .updateTable('reminders')
    .set({ next_at: '' })
    .where('user_id', '=', userId)
    .where('next_at', 'is not', null)
    .execute()
}
