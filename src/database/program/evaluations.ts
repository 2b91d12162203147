import { toStored } from '../instants.ts'
import type { Db } from '../connect.ts'
import type { Tables } from '../tables.ts'

export type EvaluationRow = Omit<Tables['evaluations'], 'user_id' | 'would_recommend'> & { would_recommend: boolean }

export async function evaluationIn(db: Db, userId: string, languageId: number): Promise<EvaluationRow | undefined> {
  const row = await db
    .selectFrom('evaluations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .executeTakeFirst()
  if (!row) return undefined
  const { user_id: _, ...rest } = row
  return { ...rest, would_recommend: row.would_recommend === 1 }
}

/** Takes an evaluation back that does not count, so that it can be given again. */
export async function forgetEvaluation(db: Db, userId: string, languageId: number): Promise<void> {
  await db.deleteFrom('evaluations').where('user_id', '=', userId).where('language_id', '=', languageId).execute()
}

/** Keeps the first evaluation: one that exists is left as it is. Answers the one that is kept. */
export async function saveEvaluation(
  db: Db,
  userId: string,
  given: Omit<EvaluationRow, 'submitted_at'>,
  now: Temporal.Instant,
): Promise<EvaluationRow> {
  await db
    .insertInto('evaluations')
    .values({
      ...given,
      user_id: userId,
      would_recommend: given.would_recommend ? 1 : 0,
      submitted_at: toStored(now),
    })
    .onConflict(conflict => conflict.columns(['user_id', 'language_id']).doNothing())
    .execute()
  return (await evaluationIn(db, userId, given.language_id))!
}
