import type { Db } from '../connect.ts'
import { toStored } from '../instants.ts'

type Payload = Record<string, unknown> & { uid?: string; grantId?: string; consumed?: unknown }

/**
 * Keeps the practice issuer's records, one store for each kind (Session, Grant, AuthorizationCode…), in the shape that
 * its library asks for. Records are dated by the machine's clock, as the library does it: a moved product clock does
 * not touch them.
 */
export function createPracticeIssuerRecords(db: Db): (kind: string) => PracticeIssuerRecords {
  const clock = () => Temporal.Now.instant()
  return kind => {
    const find = async (column: 'id' | 'uid', value: string): Promise<Payload | undefined> => {
      const row = await db
        .selectFrom('practice_issuer_records')
        .select(['payload', 'expires_at'])
        .where('kind', '=', kind)
        .where(column, '=', value)
        .executeTakeFirst()
      if (!row || (row.expires_at && row.expires_at < toStored(clock()))) return undefined
      return JSON.parse(row.payload)
    }
    return {
      find: id => find('id', id),
      findByUid: uid => find('uid', uid),
      findByUserCode: async () => undefined,

      async upsert(id, payload, expiresIn) {
        const now = clock()
        await db.deleteFrom('practice_issuer_records').where('expires_at', '<', toStored(now)).execute()
        const values = {
          payload: JSON.stringify(payload),
          uid: payload.uid ?? null,
          grant_id: payload.grantId ?? null,
          expires_at: expiresIn ? toStored(now.add({ seconds: expiresIn })) : null,
        }
        await db
          .insertInto('practice_issuer_records')
          .values({ kind, id, ...values })
          .onConflict(conflict => conflict.columns(['kind', 'id']).doUpdateSet(values))
          .execute()
      },

      async consume(id) {
        const payload = await find('id', id)
        if (!payload) return
        await db
          .updateTable('practice_issuer_records')
          .set({ payload: JSON.stringify({ ...payload, consumed: Math.floor(clock().epochMilliseconds / 1000) }) })
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute()
      },

      async destroy(id) {
        await db.deleteFrom('practice_issuer_records').where('kind', '=', kind).where('id', '=', id).execute()
      },

      async revokeByGrantId(grantId) {
        await db.deleteFrom('practice_issuer_records').where('grant_id', '=', grantId).execute()
      },
    }
  }
}

export type PracticeIssuerRecords = {
  find(id: string): Promise<Payload | undefined>
  findByUid(uid: string): Promise<Payload | undefined>
  findByUserCode(code: string): Promise<undefined>
  upsert(id: string, payload: Payload, expiresIn?: number): Promise<void>
  consume(id: string): Promise<void>
  destroy(id: string): Promise<void>
  revokeByGrantId(grantId: string): Promise<void>
}
