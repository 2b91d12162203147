import type { Db } from '../connect.ts'

export type LanguageShare = { language_id: number; weight: number }

/** The weights a learner chose; languages without one count as 1. */
export function languageShares(db: Db, userId: string): Promise<LanguageShare[]> {
  return db
    .selectFrom('language_shares')
    .select(['language_id', 'weight'])
    .where('user_id', '=', userId)
    .orderBy('language_id')
    .execute()
}

export async function setLanguageShares(db: Db, userId: string, shares: readonly LanguageShare[]): Promise<void> {
  for (const { language_id, weight } of shares) {
    await db
      .insertInto('language_shares')
      .values({ user_id: userId, language_id, weight })
      .onConflict(conflict => conflict.columns(['user_id', 'language_id']).doUpdateSet({ weight }))
      .execute()
  }
}
