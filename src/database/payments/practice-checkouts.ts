import type { Selectable } from 'kysely'
import { fromStored, toStored } from '../instants.ts'
import type { Db } from '../connect.ts'
import type { Tables } from '../tables.ts'

export type StoredPracticeCheckout = {
  sessionId: string
  /** What was asked for, as JSON. */
  order: string
  status: 'open' | 'complete'
  /** What became of the money, as JSON. */
  payment: string
  createdAt: Temporal.Instant
  expiresAt: Temporal.Instant
}

/** The checkout sessions of the practice checkout. */
export function createPracticeCheckouts(db: Db) {
  const find = async (column: 'session_id' | 'idempotency_key', value: string) => {
    const row = await db.selectFrom('practice_checkouts').selectAll().where(column, '=', value).executeTakeFirst()
    return row && fromRow(row)
  }
  return {
    find: (sessionId: string): Promise<StoredPracticeCheckout | undefined> => find('session_id', sessionId),

    async latest(count: number): Promise<StoredPracticeCheckout[]> {
      const rows = await db
        .selectFrom('practice_checkouts')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('session_id')
        .limit(count)
        .execute()
      return rows.map(fromRow)
    },

    /** Keeps a new session; where the key was used before, the session it opened then. */
    async open(checkout: StoredPracticeCheckout, idempotencyKey: string | undefined): Promise<StoredPracticeCheckout> {
      const isNew = await db
        .insertInto('practice_checkouts')
        .values({
          session_id: checkout.sessionId,
          idempotency_key: idempotencyKey ?? null,
          order_text: checkout.order,
          status: checkout.status,
          payment: checkout.payment,
          created_at: toStored(checkout.createdAt),
          expires_at: toStored(checkout.expiresAt),
        })
        .onConflict(conflict => conflict.column('idempotency_key').doNothing())
        .returning('session_id')
        .executeTakeFirst()
      return isNew ? checkout : (await find('idempotency_key', idempotencyKey!))!
    },

    /** Marks an open session as completed. False where it was already. */
    async complete(sessionId: string, payment: string): Promise<boolean> {
      const changed = await db
        .updateTable('practice_checkouts')
        .set({ status: 'complete', payment })
        .where('session_id', '=', sessionId)
        .where('status', '=', 'open')
        .returning('session_id')
        .executeTakeFirst()
      return changed !== undefined
    },

    /** Changes what became of the money, if it still is `from`. */
    async setPayment(sessionId: string, from: string, to: string): Promise<boolean> {
      const changed = await db
        .updateTable('practice_checkouts')
        .set({ payment: to })
        .where('session_id', '=', sessionId)
        .where('payment', '=', from)
        .returning('session_id')
        .executeTakeFirst()
      return changed !== undefined
    },

    /** Ends an open session before its time. */
    async expire(sessionId: string, at: Temporal.Instant): Promise<void> {
      await db
        .updateTable('practice_checkouts')
        .set({ expires_at: toStored(at) })
        .where('session_id', '=', sessionId)
        .where('status', '=', 'open')
        .execute()
    },
  }
}

function fromRow(row: Selectable<Tables['practice_checkouts']>): StoredPracticeCheckout {
  return {
    sessionId: row.session_id,
    order: row.order_text,
    status: row.status,
    payment: row.payment,
    createdAt: fromStored(row.created_at),
    expiresAt: fromStored(row.expires_at),
  }
}
