import { fromStored, toStored } from './instants.ts'
import type { Db } from './connect.ts'

export type StoredPracticeCheckout = {
  sessionId: string
  /** What was asked for, as JSON. */
  order: string
  status: 'open' | 'complete'
  createdAt: Temporal.Instant
  expiresAt: Temporal.Instant
}

/** The checkout sessions of the practice checkout. */
export function createPracticeCheckouts(db: Db) {
  const find = async (column: 'session_id' | 'idempotency_key', value: string) => {
    const row = await db.selectFrom('practice_checkouts').selectAll().where(column, '=', value).executeTakeFirst()
    if (!row) return undefined
    return {
      sessionId: row.session_id,
      order: row.order_text,
      status: row.status,
      createdAt: fromStored(row.created_at),
      expiresAt: fromStored(row.expires_at),
    }
  }
  return {
    find: (sessionId: string): Promise<StoredPracticeCheckout | undefined> => find('session_id', sessionId),

    /** Keeps a new session; where the key was used before, the session it opened then. */
    async open(checkout: StoredPracticeCheckout, idempotencyKey: string | undefined): Promise<StoredPracticeCheckout> {
      const isNew = await db
        .insertInto('practice_checkouts')
        .values({
          session_id: checkout.sessionId,
          idempotency_key: idempotencyKey ?? null,
          order_text: checkout.order,
          status: checkout.status,
          created_at: toStored(checkout.createdAt),
          expires_at: toStored(checkout.expiresAt),
        })
        .onConflict(conflict => conflict.column('idempotency_key').doNothing())
        .returning('session_id')
        .executeTakeFirst()
      return isNew ? checkout : (await find('idempotency_key', idempotencyKey!))!
    },

    /** Marks an open session as paid. False where it was already. */
    async complete(sessionId: string): Promise<boolean> {
      const changed = await db
        .updateTable('practice_checkouts')
        .set({ status: 'complete' })
        .where('session_id', '=', sessionId)
        .where('status', '=', 'open')
        .returning('session_id')
        .executeTakeFirst()
      return changed !== undefined
    },
  }
}
