import { toStored } from './instants.ts'
import type { Db } from './connect.ts'
import { localDate } from '#domain/local-days.ts'
import { zoneToKeep } from '#domain/streak.ts'
import type { ActiveDay } from '#domain/streak.ts'

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
