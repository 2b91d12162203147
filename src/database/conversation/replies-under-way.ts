import type { Db } from '../connect.ts'

/** Notes that a learner's message is being answered. False where another one of theirs is, in whatever process. */
export async function beginReply(
  db: Db,
  userId: string,
  token: string,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  const row = await db
    .insertInto('replies_under_way')
    .values({ user_id: userId, token, until })
    .onConflict(conflict =>
      conflict.column('user_id').doUpdateSet({ token, until }).where('replies_under_way.until', '<', now),
    )
    .returning('token')
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that it was answered, or failed. */
export async function endReply(db: Db, userId: string, token: string): Promise<void> {
  await db.deleteFrom('replies_under_way').where('user_id', '=', userId).where('token', '=', token).execute()
}
