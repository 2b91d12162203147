import { fromStored, toStored } from '../instants.ts'
import type { Db } from '../connect.ts'
import type { EndReason } from '#domain/program/payments.ts'

/** The end of a learner's access, if it still holds at `now`; periods extend one another, so the latest end counts. */
export async function subscriptionOf(db: Db, userId: string, now: Temporal.Instant) {
  const row = await db
    .selectFrom('access_periods')
    .select(eb => [eb.fn.max('expires_at').as('expires_at'), eb.fn.min('starts_at').as('starts_at')])
    .where('user_id', '=', userId)
    .where('expires_at', '>', toStored(now))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row?.expires_at) return undefined
  return { expiresAt: fromStored(row.expires_at), startsAt: fromStored(row.starts_at) }
}

/** Until when a learner's access was bought or given, without what ended before its time; undefined where nothing is left. */
export async function lastAccessEnd(db: Db, userId: string): Promise<Temporal.Instant | undefined> {
  const row = await db
    .selectFrom('access_periods')
    .select(eb => eb.fn.max('expires_at').as('expires_at'))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row?.expires_at ? fromStored(row.expires_at) : undefined
}

/** When the accesses of a learner run out or ran out, as they were bought, the earliest first. */
export async function accessEnds(db: Db, userId: string): Promise<Temporal.Instant[]> {
  const rows = await db
    .selectFrom('access_periods')
    .select('expires_at')
    .where('user_id', '=', userId)
    .orderBy('expires_at')
    .execute()
  return rows.map(row => fromStored(row.expires_at))
}

/** When each learner's first access runs out or ran out. */
export async function firstAccessEnds(db: Db): Promise<Map<string, Temporal.Instant>> {
  const rows = await db
    .selectFrom('access_periods')
    .select(eb => ['user_id', eb.fn.min('expires_at').as('end')])
    .groupBy('user_id')
    .execute()
  return new Map(rows.map(row => [row.user_id, fromStored(row.end)]))
}

/** When a learner's access really ended, and why where it was before its time; undefined where there never was any. */
export async function endOfAccess(
  db: Db,
  userId: string,
): Promise<{ at: Temporal.Instant; because: EndReason | null } | undefined> {
  const periods = await db
    .selectFrom('access_periods')
    .select(['expires_at', 'ended_at', 'end_reason'])
    .where('user_id', '=', userId)
    .execute()
  const ends = periods.map(period =>
    period.ended_at && period.ended_at < period.expires_at
      ? { at: period.ended_at, because: period.end_reason }
      : { at: period.expires_at, because: null },
  )
  const last = ends.sort((one, other) => (one.at < other.at ? 1 : -1))[0]
  return last && { at: fromStored(last.at), because: last.because }
}
