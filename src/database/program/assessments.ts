import { toStored } from '../instants.ts'
import type { Db } from '../connect.ts'
import type { Tables } from '../tables.ts'

export type AssessmentRow = Omit<Tables['assessments'], 'user_id'>

const columns = [
  'language_id',
  'current_level',
  'learning_goals',
  'daily_time_minutes',
  'preferred_focus',
  'motivation_reasons',
  'specific_goals',
  'completed_at',
] as const

export function assessmentIn(db: Db, userId: string, languageId: number): Promise<AssessmentRow | undefined> {
  return db
    .selectFrom('assessments')
    .select(columns)
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .executeTakeFirst()
}

export function assessmentsOf(db: Db, userId: string): Promise<AssessmentRow[]> {
  return db.selectFrom('assessments').select(columns).where('user_id', '=', userId).orderBy('language_id').execute()
}

/** Keeps the answers given last and the date of the first: the program's 90 days are counted from that. */
export async function saveAssessment(
  db: Db,
  userId: string,
  answers: Omit<AssessmentRow, 'completed_at'>,
  now: Temporal.Instant,
): Promise<AssessmentRow> {
  const { language_id, ...changing } = answers
  await db
    .insertInto('assessments')
    .values({ ...answers, user_id: userId, completed_at: toStored(now) })
    .onConflict(conflict => conflict.columns(['user_id', 'language_id']).doUpdateSet(changing))
    .execute()
  return (await assessmentIn(db, userId, language_id))!
}
