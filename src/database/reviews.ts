import { fromStored, toStored } from './instants.ts'
import type { Db } from './connect.ts'
import type { Verdict } from '#domain/activity-score.ts'
import { memoryAfter, newMemory } from '#domain/review.ts'
import type { InitialStabilities, Memory, Rating } from '#domain/review.ts'

export type MemoryItem = Memory & { item: string; introducedAt: Temporal.Instant }
export type MemorySource = 'lesson' | 'conversation' | 'lookup'

/** Everything a learner has met in a language. */
export async function memoryOf(db: Db, userId: string, languageId: number): Promise<MemoryItem[]> {
  const rows = await db
    .selectFrom('memory_items')
    .selectAll()
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .orderBy('item')
    .execute()
  return rows.map(row => ({
    item: row.item,
    due: fromStored(row.due),
    stability: row.stability,
    difficulty: row.difficulty,
    state: row.state as Memory['state'],
    repetitions: row.repetitions,
    lapses: row.lapses,
    lastReview: row.last_review === null ? null : fromStored(row.last_review),
    introducedAt: fromStored(row.introduced_at),
  }))
}

/** Takes up items that were shown for the first time; the ones already known stay as they are. */
export async function introduceItems(
  db: Db,
  met: { userId: string; languageId: number; items: readonly string[]; source: MemorySource; at: Temporal.Instant },
): Promise<void> {
  if (met.items.length === 0) return
  const { state, stability, difficulty, repetitions, lapses } = newMemory(met.at)
  const at = toStored(met.at)
  await db
    .insertInto('memory_items')
    .values(
      [...new Set(met.items)].map(item => ({
        user_id: met.userId,
        language_id: met.languageId,
        item,
        due: at,
        state,
        stability,
        difficulty,
        repetitions,
        lapses,
        last_review: null,
        introduced_at: at,
        source: met.source,
      })),
    )
    .onConflict(conflict => conflict.columns(['user_id', 'language_id', 'item']).doNothing())
    .execute()
}

export type ReviewToStore = {
  id: string
  item: string
  activity: string
  verdict: Verdict
  hint_used: boolean
  milliseconds: number
  rating: Rating
  answeredAt: Temporal.Instant
}

/** Stores one answer. False where an answer of that id is stored already. */
export async function insertReview(
  db: Db,
  userId: string,
  languageId: number,
  review: ReviewToStore,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reviews')
    .values({
      user_id: userId,
      id: review.id,
      language_id: languageId,
      item: review.item,
      activity: review.activity,
      verdict: review.verdict,
      hint_used: review.hint_used ? 1 : 0,
      milliseconds: review.milliseconds,
      rating: review.rating,
      answered_at: toStored(review.answeredAt),
      recorded_at: toStored(now),
    })
    .onConflict(conflict => conflict.columns(['user_id', 'id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Works out an item's memory anew from every stored answer, so that the order of arrival does not matter. */
export async function replayItem(
  db: Db,
  userId: string,
  languageId: number,
  item: string,
  initial?: InitialStabilities,
): Promise<void> {
  const owned = { user_id: userId, language_id: languageId, item }
  const known = await db
    .selectFrom('memory_items')
    .select('introduced_at')
    .where(eb => eb.and(owned))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'rating', 'answered_at'])
    .where(eb => eb.and(owned))
    .execute()
  const memory = memoryAfter(
    fromStored(known.introduced_at),
    rows.map(row => ({ id: row.id, rating: row.rating as Rating, at: fromStored(row.answered_at) })),
    initial,
  )
  await db
    .updateTable('memory_items')
    .set({
      due: toStored(memory.due),
      stability: memory.stability,
      difficulty: memory.difficulty,
      state: memory.state,
      repetitions: memory.repetitions,
      lapses: memory.lapses,
      last_review: memory.lastReview && toStored(memory.lastReview),
    })
    .where(eb => eb.and(owned))
    .execute()
}

/** The names of everything a learner has met in a language. */
export async function knownItems(db: Db, userId: string, languageId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('memory_items')
    .select('item')
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .execute()
  return new Set(rows.map(row => row.item))
}

/** How long the latest answers in a language took. */
export function latestAnswerTimes(db: Db, userId: string, languageId: number, count: number) {
  return db
    .selectFrom('reviews')
    .select(['activity', 'milliseconds'])
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .orderBy('answered_at', 'desc')
    .orderBy('id')
    .limit(count)
    .execute()
}

/** The kind of activity in which each item was answered last. */
export async function latestActivities(db: Db, userId: string, languageId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('memory_items', join =>
      join
        .onRef('memory_items.user_id', '=', 'reviews.user_id')
        .onRef('memory_items.language_id', '=', 'reviews.language_id')
        .onRef('memory_items.item', '=', 'reviews.item')
        .onRef('memory_items.last_review', '=', 'reviews.answered_at'),
    )
    .select(['reviews.item', 'reviews.activity'])
    .where('reviews.user_id', '=', userId)
    .where('reviews.language_id', '=', languageId)
    .orderBy('reviews.id')
    .execute()
  return new Map(rows.map(row => [row.item, row.activity]))
}
