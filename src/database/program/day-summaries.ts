import { CHARACTER_ITEMS } from '#domain/memory/character-item.ts'
import { toStored } from '../instants.ts'
import type { Db } from '../connect.ts'

/** What was answered since a moment, one row for each answer to an item of the memory, the earliest first. */
export function answersSince(db: Db, userId: string, languageId: number, from: Temporal.Instant) {
  return db
    .selectFrom('reviews')
    .select(['item', 'verdict'])
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .where('answered_at', '>=', toStored(from))
    .orderBy('answered_at')
    .orderBy('id')
    .execute()
}

/** The items of lessons that were met for the first time since a moment. */
export async function metSince(db: Db, userId: string, languageId: number, from: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('memory_items')
    .select('item')
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .where('source', '=', 'lesson')
    .where('item', 'not like', CHARACTER_ITEMS)
    .where('introduced_at', '>=', toStored(from))
    .orderBy('item')
    .execute()
  return rows.map(row => row.item)
}

/** How many items come due between two moments. */
export async function dueBetween(
  db: Db,
  userId: string,
  languageId: number,
  [from, to]: readonly [Temporal.Instant, Temporal.Instant],
): Promise<number> {
  const { items } = await db
    .selectFrom('memory_items')
    .select(eb => eb.fn.countAll().as('items'))
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .where('item', 'not like', CHARACTER_ITEMS)
    .where('due', '>=', toStored(from))
    .where('due', '<', toStored(to))
    .executeTakeFirstOrThrow()
  return Number(items)
}
