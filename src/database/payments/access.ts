import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { withLearnerLocked } from '../connect.ts'
import type { Db } from '../connect.ts'
import { fromStored, toStored } from '../instants.ts'
import { lastAccessEnd } from './subscriptions.ts'
import type { Tables } from '../tables.ts'
import { periodAgain, withoutPeriod } from '#domain/program/access.ts'
import type { AccessPeriod } from '#domain/program/access.ts'
import type { EndReason } from '#domain/program/payments.ts'

/** Access that ends before its time, is given back, or is given by an operator. The caller of a `trx` holds the learner's lock. */

type Trx = Transaction<Tables>
type StoredPeriod = AccessPeriod & {
  source: 'purchase' | 'gift'
  endedAt: Temporal.Instant | undefined
  endReason: EndReason | null
}

async function periodsOf(trx: Trx, userId: string): Promise<StoredPeriod[]> {
  const rows = await trx.selectFrom('access_periods').selectAll().where('user_id', '=', userId).execute()
  return rows.map(row => ({
    id: row.id,
    source: row.source,
    startsAt: fromStored(row.starts_at),
    expiresAt: fromStored(row.expires_at),
    endedAt: row.ended_at ? fromStored(row.ended_at) : undefined,
    endReason: row.end_reason,
  }))
}

async function change(
  trx: Trx,
  { id, source }: Pick<StoredPeriod, 'id' | 'source'>,
  to: { starts_at?: string; expires_at?: string; ended_at?: string | null; end_reason?: EndReason | null },
): Promise<void> {
  if (source === 'purchase') await trx.updateTable('purchases').set(to).where('session_id', '=', id).execute()
  else await trx.updateTable('given_access').set(to).where('id', '=', id).execute()
}

/** Ends one period; those that follow it begin sooner. False where it had ended or run out. */
export async function endPeriod(
  trx: Trx,
  userId: string,
  id: string,
  because: EndReason,
  now: Temporal.Instant,
): Promise<boolean> {
  const periods = await periodsOf(trx, userId)
  const ending = periods.find(period => period.id === id)
  if (!ending || ending.endedAt || Temporal.Instant.compare(ending.expiresAt, now) <= 0) return false
  await change(trx, ending, { ended_at: toStored(now), end_reason: because })
  const others = periods.filter(period => period.id !== id && !period.endedAt)
  const sourceOf = new Map(others.map(({ id, source }) => [id, source]))
  for (const { id, startsAt, expiresAt } of withoutPeriod(others, ending, now)) {
    await change(
      trx,
      { id, source: sourceOf.get(id)! },
      { starts_at: toStored(startsAt), expires_at: toStored(expiresAt) },
    )
  }
  return true
}

/** Gives back what was left of a period that ended for a reason of the payment; what an operator ended stays ended. */
export async function restorePeriod(trx: Trx, userId: string, id: string, now: Temporal.Instant): Promise<boolean> {
  const period = (await periodsOf(trx, userId)).find(each => each.id === id)
  if (!period?.endedAt || period.endReason === 'stopped') return false
  const otherEnd = await lastAccessEnd(trx, userId)
  const { startsAt, expiresAt } = periodAgain(period, { endedAt: period.endedAt, now, otherEnd })
  await change(trx, period, {
    starts_at: toStored(startsAt),
    expires_at: toStored(expiresAt),
    ended_at: null,
    end_reason: null,
  })
  return true
}

/** Gives days of access from now, or from the end of what the learner has. */
export async function giveAccess(db: Db, userId: string, days: number, now: Temporal.Instant): Promise<void> {
  await withLearnerLocked(db, userId, async trx => {
    const end = await lastAccessEnd(trx, userId)
    const startsAt = end && Temporal.Instant.compare(end, now) > 0 ? end : now
    await trx
      .insertInto('given_access')
      .values({
        id: randomUUID(),
        user_id: userId,
        starts_at: toStored(startsAt),
        expires_at: toStored(startsAt.add({ hours: 24 * days })),
        given_at: toStored(now),
      })
      .execute()
  })
}

/** Ends all access of a learner. False where there was none. */
export async function endAccess(db: Db, userId: string, now: Temporal.Instant): Promise<boolean> {
  return withLearnerLocked(db, userId, async trx => {
    const running = (await periodsOf(trx, userId)).filter(
      ({ endedAt, expiresAt }) => !endedAt && Temporal.Instant.compare(expiresAt, now) > 0,
    )
    for (const period of running) await change(trx, period, { ended_at: toStored(now), end_reason: 'stopped' })
    return running.length > 0
  })
}
