import type { Db } from '../connect.ts'
import type { SavedItem } from '#domain/plan/course-outline.ts'

/** Keeps what stands on the cards of items outside the course; the first text of an item stays. */
export async function saveItems(
  db: Db,
  userId: string,
  languageId: number,
  items: readonly SavedItem[],
): Promise<void> {
  if (items.length === 0) return
  await db
    .insertInto('saved_items')
    .values(items.map(each => ({ user_id: userId, language_id: languageId, ...each })))
    .onConflict(conflict => conflict.columns(['user_id', 'language_id', 'item']).doNothing())
    .execute()
}

/** How many cards of their own a learner has in a language. */
export async function countSavedItems(db: Db, userId: string, languageId: number): Promise<number> {
  const { count } = await db
    .selectFrom('saved_items')
    .select(eb => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function savedItemsIn(db: Db, userId: string, languageId: number): Promise<SavedItem[]> {
  return db
    .selectFrom('saved_items')
    .select(['item', 'text', 'translation'])
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .orderBy('item')
    .execute()
}
