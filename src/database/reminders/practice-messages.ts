import { randomUUID } from 'node:crypto'
import type { Db } from '../connect.ts'
import { toStored } from '../instants.ts'

/** Messages that are kept instead of sent. */
const MOST_KEPT = 500

export type PracticeMessage = { address: string; subject: string; body: string }

export async function keepPracticeMessage(db: Db, message: PracticeMessage, now: Temporal.Instant): Promise<void> {
  await db
    .insertInto('practice_messages')
    .values({ id: randomUUID(), ...message, sent_at: toStored(now) })
    .execute()
  const oldest = await db
    .selectFrom('practice_messages')
    .select('sent_at')
    .orderBy('sent_at', 'desc')
    .offset(MOST_KEPT)
    .limit(1)
    .executeTakeFirst()
  if (oldest) await db.deleteFrom('practice_messages').where('sent_at', '<=', oldest.sent_at).execute()
}

/** The last messages, newest first. */
export function practiceMessages(db: Db, most: number) {
  return db
    .selectFrom('practice_messages')
    .select(['address', 'subject', 'body', 'sent_at'])
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}
