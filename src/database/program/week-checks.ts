import { toStored } from '../instants.ts'
import type { Db } from '../connect.ts'
import type { CanDoAnswer } from '#domain/program/can-do.ts'

/** What a learner said of the weeks of a language, by week. */
export async function weekChecksOf(db: Db, userId: string, languageId: number) {
  const rows = await db
    .selectFrom('week_checks')
    .select(['week', 'answer', 'answered_at'])
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .execute()
  return new Map(rows.map(row => [row.week, row]))
}

/** Keeps what a learner says of a week; the last answer counts. */
export async function keepWeekCheck(
  db: Db,
  check: { userId: string; languageId: number; week: number; answer: CanDoAnswer; now: Temporal.Instant },
): Promise<void> {
  const given = { answer: check.answer, answered_at: toStored(check.now) }
  await db
    .insertInto('week_checks')
    .values({ user_id: check.userId, language_id: check.languageId, week: check.week, ...given })
    .onConflict(conflict => conflict.columns(['user_id', 'language_id', 'week']).doUpdateSet(given))
    .execute()
}
