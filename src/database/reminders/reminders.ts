import type { Db } from '../connect.ts'
import { withLearnerLocked } from '../connect.ts'
import { fromStored, toStored } from '../instants.ts'
import type { Tables } from '../tables.ts'
import { STANDARD_REMINDER_TIME, nextReminderAt } from '#domain/reminders/reminder-time.ts'

export type ReminderRow = Omit<Tables['reminders'], 'user_id' | 'calendar_version' | 'email_failures'> & {
  calendar_version: number
  email_failures: number
}

const columns = [
  'local_time',
  'by_email',
  'by_push',
  'calendar_version',
  'email_failures',
  'email_fault',
  'changed_at',
  'next_at',
] as const

/** What a learner chose; undefined where they never did. */
export function reminderOf(db: Db, userId: string): Promise<ReminderRow | undefined> {
  return db.selectFrom('reminders').select(columns).where('user_id', '=', userId).executeTakeFirst()
}

/** Keeps what a learner chose. Choosing e-mail forgets that earlier messages were refused. */
export async function saveReminder(
  db: Db,
  userId: string,
  chosen: { localTime: string; byEmail: boolean; byPush: boolean; zone: string },
  now: Temporal.Instant,
): Promise<void> {
  const wanted = chosen.byEmail || chosen.byPush
  const row = {
    local_time: chosen.localTime,
    by_email: chosen.byEmail ? (1 as const) : (0 as const),
    by_push: chosen.byPush ? (1 as const) : (0 as const),
    changed_at: toStored(now),
    next_at: wanted ? toStored(nextReminderAt(chosen.localTime, chosen.zone, now)) : null,
    ...(chosen.byEmail && { email_failures: 0, email_fault: null }),
  }
  await db
    .insertInto('reminders')
    .values({ user_id: userId, email_fault: null, ...row })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** Ends reminders by e-mail; a second time changes nothing. `next_at` stays: whoever looks at it finds nothing to send by it. */
export async function endEmailReminders(db: Db, userId: string): Promise<void> {
  await db.updateTable('reminders').set({ by_email: 0 }).where('user_id', '=', userId).execute()
}

/** Gives the calendar a new address, or none. The addresses before it end. Answers the version; 0 is none. */
export async function renewCalendar(db: Db, userId: string, on: boolean, now: Temporal.Instant): Promise<number> {
  return withLearnerLocked(db, userId, async trx => {
    const present = await reminderOf(trx, userId)
    // Versions go on growing while the calendar is off, so that an old address never holds again.
    const last = Math.abs(present?.calendar_version ?? 0)
    const calendar_version = on ? last + 1 : -last
    await trx
      .insertInto('reminders')
      .values({
        user_id: userId,
        local_time: STANDARD_REMINDER_TIME,
        by_email: 0,
        by_push: 0,
        calendar_version,
        email_fault: null,
        changed_at: toStored(now),
        next_at: null,
      })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet({ calendar_version }))
      .execute()
    return Math.max(0, calendar_version)
  })
}

/** The learners whose reminder is to be looked at, the longest waiting first. */
export async function remindersToLookAt(db: Db, now: Temporal.Instant, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reminders')
    .select('user_id')
    .where('next_at', '<=', toStored(now))
    .orderBy('next_at')
    .limit(most)
    .execute()
  return rows.map(row => row.user_id)
}

/** A reminder with whom it is for, where it is still to be looked at. The caller holds the learner's lock. */
export async function reminderToLookAt(db: Db, userId: string, now: Temporal.Instant) {
  const row = await db
    .selectFrom('reminders')
    .innerJoin('users', 'users.id', 'reminders.user_id')
    .select(['local_time', 'by_email', 'by_push', 'email_fault', 'changed_at', 'users.time_zone', 'users.given_name'])
    .where('user_id', '=', userId)
    .where('next_at', '<=', toStored(now))
    .executeTakeFirst()
  return (
    row && {
      localTime: row.local_time,
      byEmail: row.by_email === 1 && row.email_fault === null,
      byPush: row.by_push === 1,
      changedAt: fromStored(row.changed_at),
      zone: row.time_zone,
      givenName: row.given_name,
    }
  )
}

/** Sets when a reminder is to be looked at again; never, without a moment. */
export async function setNextReminder(db: Db, userId: string, next: Temporal.Instant | undefined): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ next_at: next ? toStored(next) : null })
    .where('user_id', '=', userId)
    .execute()
}

/** Notes that the mail server took a message for a learner, or refused it; from `most` refusals on `email_fault` stops it. */
export async function noteDelivery(db: Db, userId: string, fault: string | undefined, most: number): Promise<void> {
  await withLearnerLocked(db, userId, async trx => {
    const present = await reminderOf(trx, userId)
    if (!present) return
    const email_failures = fault === undefined ? 0 : present.email_failures + 1
    await trx
      .updateTable('reminders')
      .set({ email_failures, ...(fault !== undefined && email_failures >= most && { email_fault: fault }) })
      .where('user_id', '=', userId)
      .execute()
  })
}
