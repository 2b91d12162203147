import { fromStored, toStored } from '../instants.ts'
import type { Db } from '../connect.ts'
import { pausedDates } from '#domain/calendar/time-off.ts'

/** The rest days a learner chose, earliest first. */
export async function restDaysOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('rest_days')
    .select('local_date')
    .where('user_id', '=', userId)
    .orderBy('local_date')
    .execute()
  return rows.map(row => row.local_date)
}

export async function setRestDays(db: Db, userId: string, dates: readonly string[]): Promise<void> {
  await db.deleteFrom('rest_days').where('user_id', '=', userId).execute()
  if (dates.length === 0) return
  await db
    .insertInto('rest_days')
    .values(dates.map(local_date => ({ user_id: userId, local_date })))
    .execute()
}

export type Pause = { first_date: string; days: number }

export function pausesOf(db: Db, userId: string): Promise<Pause[]> {
  return db
    .selectFrom('pauses')
    .select(['first_date', 'days'])
    .where('user_id', '=', userId)
    .orderBy('first_date')
    .execute()
}

/** Every date on which nothing was expected of the learner: rest days and pauses. */
export async function datesOff(db: Db, userId: string): Promise<Set<string>> {
  const paused = (await pausesOf(db, userId)).flatMap(each => pausedDates(each.first_date, each.days))
  return new Set([...(await restDaysOf(db, userId)), ...paused])
}

/** The purchase that gives access now, and whether its one pause was taken; undefined without access. */
export async function pausableProgram(db: Db, userId: string, now: Temporal.Instant) {
  const row = await db
    .selectFrom('purchases')
    .leftJoin('pauses', 'pauses.session_id', 'purchases.session_id')
    .select(['purchases.session_id', 'pauses.days'])
    .where('purchases.user_id', '=', userId)
    .where('purchases.expires_at', '>', toStored(now))
    .where('purchases.ended_at', 'is', null)
    .orderBy('purchases.expires_at')
    .executeTakeFirst()
  return row && { sessionId: row.session_id, wasPaused: row.days !== null }
}

/** Moves the end of the program, and all of those that follow it. The caller holds the learner's lock. */
export async function pauseProgram(
  db: Db,
  userId: string,
  pause: Pause & { sessionId: string },
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('pauses')
    .values({
      session_id: pause.sessionId,
      user_id: userId,
      first_date: pause.first_date,
      days: pause.days,
      created_at: toStored(now),
    })
    .execute()
  const open = await db
    .selectFrom('access_periods')
    .select(['id', 'source', 'starts_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', toStored(now))
    .where('ended_at', 'is', null)
    .execute()
  const later = (instant: string) => toStored(fromStored(instant).add({ hours: 24 * pause.days }))
  for (const { id, source, starts_at, expires_at } of open) {
    // The beginning moves too, so that the day of the program goes on where it stood.
    const moved = { starts_at: later(starts_at), expires_at: later(expires_at) }
    if (source === 'purchase') await db.updateTable('purchases').set(moved).where('session_id', '=', id).execute()
    else await db.updateTable('given_access').set(moved).where('id', '=', id).execute()
  }
}
