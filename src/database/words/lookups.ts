import { toStored } from '../instants.ts'
import type { Db } from '../connect.ts'
import { LOOKUPS_KEPT } from '#domain/program/learner-bounds.ts'

export type LookupRow = { language_id: number; word: string; translation: string; looked_up_at: string }

/** Keeps what was found; looked up again, it moves to the front. */
export async function keepLookup(
  db: Db,
  userId: string,
  found: { languageId: number; word: string; translation: string },
  now: Temporal.Instant,
): Promise<void> {
  const at = toStored(now)
  const { translation } = found
  await db
    .insertInto('lookups')
    .values({ user_id: userId, language_id: found.languageId, word: found.word, translation, looked_up_at: at })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'language_id', 'word']).doUpdateSet({ translation, looked_up_at: at }),
    )
    .execute()
  await forgetOlderLookups(db, userId)
}

/** A list of the latest need not grow for ever. */
async function forgetOlderLookups(db: Db, userId: string): Promise<void> {
  const oldestKept = await db
    .selectFrom('lookups')
    .select('looked_up_at')
    .where('user_id', '=', userId)
    .orderBy('looked_up_at', 'desc')
    .offset(LOOKUPS_KEPT)
    .limit(1)
    .executeTakeFirst()
  if (!oldestKept) return
  await db
    .deleteFrom('lookups')
    .where('user_id', '=', userId)
    .where('looked_up_at', '<=', oldestKept.looked_up_at)
    .execute()
}

/** What a learner looked up, the latest first. */
export function recentLookups(db: Db, userId: string, most: number): Promise<LookupRow[]> {
  return db
    .selectFrom('lookups')
    .select(['language_id', 'word', 'translation', 'looked_up_at'])
    .where('user_id', '=', userId)
    .orderBy('looked_up_at', 'desc')
    .orderBy('word')
    .limit(most)
    .execute()
}
