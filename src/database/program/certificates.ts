import { randomBytes } from 'node:crypto'
import { toStored } from '../instants.ts'
import type { Db } from '../connect.ts'

export type StoredCertificate = { id: string; facts: string; signature: string }

const columns = ['id', 'facts', 'signature'] as const

export function certificateIn(db: Db, userId: string, languageId: number): Promise<StoredCertificate | undefined> {
  return db
    .selectFrom('certificates')
    .select(columns)
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .executeTakeFirst()
}

export function certificateById(db: Db, id: string): Promise<StoredCertificate | undefined> {
  return db.selectFrom('certificates').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Keeps what a learner's certificate says. Its id, and so its public address, is made once for a learner and language. */
export async function keepCertificate(
  db: Db,
  issued: { userId: string; languageId: number; facts: string; now: Temporal.Instant; sign(id: string): string },
): Promise<StoredCertificate> {
  const { userId, languageId, facts } = issued
  const id = (await certificateIn(db, userId, languageId))?.id ?? randomBytes(12).toString('base64url')
  const given = { facts, signature: issued.sign(id), issued_at: toStored(issued.now) }
  await db
    .insertInto('certificates')
    .values({ id, user_id: userId, language_id: languageId, ...given })
    .onConflict(conflict => conflict.columns(['user_id', 'language_id']).doUpdateSet(given))
    .execute()
  return (await certificateIn(db, userId, languageId))!
}
