import { fromStored, toStored } from '../instants.ts'
import type { Db } from '../connect.ts'
import { subscriptionOf } from '../payments/subscriptions.ts'
import { localDate } from '#domain/calendar/local-days.ts'
import { zoneToKeep } from '#domain/calendar/streak.ts'
import type { ActiveDay } from '#domain/calendar/streak.ts'

/** Notes that a learner did something now: one row per local date. */
export async function recordActivity(db: Db, userId: string, now: Temporal.Instant, zone: string): Promise<void> {
  const local_date = localDate(now, zone)
  await db
    .insertInto('active_days')
    .values({ user_id: userId, local_date, first_at: toStored(now), time_zone: zone })
    .onConflict(conflict => conflict.columns(['user_id', 'local_date']).doNothing())
    .execute()
  const row = await db
    .selectFrom('active_days')
    .select('time_zone')
    .where('user_id', '=', userId)
    .where('local_date', '=', local_date)
    .executeTakeFirst()
  if (!row || zoneToKeep(local_date, row.time_zone, zone) === row.time_zone) return
  await db
    .updateTable('active_days')
    .set({ time_zone: zone })
    .where('user_id', '=', userId)
    .where('local_date', '=', local_date)
    .execute()
}

/** Every date on which the learner was active, earliest first. */
export async function activeDaysOf(db: Db, userId: string): Promise<ActiveDay[]> {
  return db
    .selectFrom('active_days')
    .select(['local_date as date', 'time_zone as zone'])
    .where('user_id', '=', userId)
    .orderBy('local_date')
    .execute()
}

export async function lastActiveDate(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('active_days')
    .select(eb => eb.fn.max('local_date').as('date'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.date ?? undefined
}

/** On how many days of the present program, or of the last one, a learner was active; 0 where none was ever bought. */
export async function daysLearned(db: Db, userId: string, now: Temporal.Instant, zone: string): Promise<number> {
  const begun = (await subscriptionOf(db, userId, now))?.startsAt ?? (await lastStart(db, userId))
  if (!begun) return 0
  const { days } = await db
    .selectFrom('active_days')
    .select(eb => eb.fn.countAll().as('days'))
    .where('user_id', '=', userId)
    .where('local_date', '>=', localDate(begun, zone))
    .executeTakeFirstOrThrow()
  return Number(days)
}

async function lastStart(db: Db, userId: string): Promise<Temporal.Instant | undefined> {
  const row = await db
    .selectFrom('purchases')
    .select(eb => eb.fn.max('starts_at').as('starts_at'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.starts_at ? fromStored(row.starts_at) : undefined
}

/**
 * Forgets the active day that began with the completion of a task at `completedAt`, where nothing else was done since: the
 * completion was taken back.
 */
export async function forgetActivity(db: Db, userId: string, completedAt: string, zone: string): Promise<void> {
  const [task, lesson, answer, test] = await Promise.all([
    db
      .selectFrom('daily_tasks')
      .select('id')
      .where('user_id', '=', userId)
      .where('completed_at', '>=', completedAt)
      .executeTakeFirst(),
    db
      .selectFrom('lesson_progress')
      .select('lesson_id')
      .where('user_id', '=', userId)
      .where('completed_at', '>=', completedAt)
      .executeTakeFirst(),
    db
      .selectFrom('reviews')
      .select('id')
      .where('user_id', '=', userId)
      .where('recorded_at', '>=', completedAt)
      .executeTakeFirst(),
    db
      .selectFrom('program_tests')
      .select('test')
      .where('user_id', '=', userId)
      .where('taken_at', '>=', completedAt)
      .executeTakeFirst(),
  ])
  if (task || lesson || answer || test) return
  await db
    .deleteFrom('active_days')
    .where('user_id', '=', userId)
    .where('local_date', '=', localDate(fromStored(completedAt), zone))
    .where('first_at', '=', completedAt)
    .execute()
}
