import { randomUUID } from 'node:crypto'
import type { Db } from '../connect.ts'
import { toStored } from '../instants.ts'
import type { ReminderChannel } from '#domain/reminders/reminder-channel.ts'
import { ATTEMPTS } from '#domain/reminders/reminder-channel.ts'

/** Puts a reminder up for sending. False where the learner was reminded on that date in that way already. */
export async function putUpMessage(
  db: Db,
  message: { userId: string; localDate: string; channel: ReminderChannel; subject: string; body: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const inserted = await db
    .insertInto('reminder_messages')
    .values({
      id: randomUUID(),
      user_id: message.userId,
      local_date: message.localDate,
      channel: message.channel,
      subject: message.subject,
      body: message.body,
      state: 'waiting',
      next_attempt_at: toStored(now),
      created_at: toStored(now),
    })
    .onConflict(conflict => conflict.columns(['user_id', 'local_date', 'channel']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Messages that can be sent now, with whom they are for. */
export function waitingMessages(db: Db, now: Temporal.Instant, most: number) {
  return db
    .selectFrom('reminder_messages')
    .innerJoin('users', 'users.id', 'reminder_messages.user_id')
    .select([
      'reminder_messages.id',
      'reminder_messages.user_id',
      'reminder_messages.channel',
      'reminder_messages.subject',
      'reminder_messages.body',
      'reminder_messages.attempts',
      'users.email',
    ])
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', toStored(now))
    .orderBy('next_attempt_at')
    .limit(most)
    .execute()
}

/**
 * Takes a message for sending; false where another process has it. A process that ends while it sends leaves the message
 * taken: a reminder that may have arrived is not sent a second time.
 */
export async function takeMessage(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reminder_messages')
    .set(eb => ({ state: 'sending' as const, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes how sending ended: sent, refused for good, or to be tried again while attempts are left. */
export async function settleMessage(
  db: Db,
  { id, attempts }: { id: string; attempts: number },
  outcome: 'sent' | 'failed' | 'again',
  now: Temporal.Instant,
): Promise<void> {
  const again = outcome === 'again' && attempts < ATTEMPTS.most
  await db
    .updateTable('reminder_messages')
    .set({
      state: again ? 'waiting' : outcome === 'again' ? 'failed' : outcome,
      next_attempt_at: toStored(now.add({ minutes: ATTEMPTS.minutesBetween })),
    })
    .where('id', '=', id)
    .execute()
}

/** Forgets messages of the past: nothing asks for them once their date is over everywhere. */
export async function forgetMessages(db: Db, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom('reminder_messages').where('created_at', '<', toStored(before)).execute()
}
