import { CHARACTER_ITEMS } from '#domain/memory/character-item.ts'
import { fromStored, toStored } from '../instants.ts'
import type { Db } from '../connect.ts'
import type { Verdict } from '#domain/answers/verdict.ts'
import { expectations } from '#domain/memory/memory-fit.ts'
import type { TestedRecall } from '#domain/memory/recall-calibration.ts'
import { memoryAfter, newMemory, ratings } from '#domain/memory/review.ts'
import type { Skill } from '#domain/memory/skills.ts'
import type { InitialStabilities, Memory, Rating } from '#domain/memory/review.ts'

/** Days until recall of one skill falls to 90 %; 0 where it was never shown. */
export type SkillStabilities = Record<Exclude<Skill, 'recognise'>, number>

export type MemoryItem = Memory & {
  skills: SkillStabilities
  item: string
  introducedAt: Temporal.Instant
  source: MemorySource
}
export type MemorySource = 'lesson' | 'conversation' | 'lookup'

/** Every word a learner has met in a language. Characters have traces of their own, which count as no words. */
export async function memoryOf(db: Db, userId: string, languageId: number): Promise<MemoryItem[]> {
  const rows = await db
    .selectFrom('memory_items')
    .selectAll()
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .where('item', 'not like', CHARACTER_ITEMS)
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
    source: row.source,
    skills: { hear: row.stability_hear, write: row.stability_write, say: row.stability_say },
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
  skill: Skill
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
      skill: review.skill,
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
    .select(['id', 'rating', 'answered_at', 'skill', 'expected'])
    .where(eb => eb.and(owned))
    .execute()
  const introducedAt = fromStored(known.introduced_at)
  const answers = rows.map(row => ({
    id: row.id,
    rating: row.rating as Rating,
    at: fromStored(row.answered_at),
    skill: row.skill,
  }))
  const memory = memoryAfter(introducedAt, answers, initial)
  const stabilityOf = (skill: Skill) => {
    const own = answers.filter(answer => answer.skill === skill)
    return own.length === answers.length ? memory.stability : memoryAfter(introducedAt, own, initial).stability
  }
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
      stability_hear: stabilityOf('hear'),
      stability_write: stabilityOf('write'),
      stability_say: stabilityOf('say'),
    })
    .where(eb => eb.and(owned))
    .execute()
  const untold = new Set(rows.filter(row => row.expected === null).map(row => row.id))
  for (const { id, predicted, stability } of expectations(introducedAt, answers, initial)) {
    if (!untold.has(id)) continue
    await db
      .updateTable('reviews')
      .set({ expected: predicted, expected_stability: stability })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute()
  }
}

/** What the model expected of a learner's latest answers, and what became of them. */
export async function latestRecall(db: Db, userId: string, languageId: number, count: number): Promise<TestedRecall[]> {
  const rows = await db
    .selectFrom('reviews')
    .select(['expected', 'expected_stability', 'rating'])
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .where('expected', 'is not', null)
    .orderBy('answered_at', 'desc')
    .orderBy('id')
    .limit(count)
    .execute()
  return rows.map(row => ({
    predicted: row.expected!,
    stability: row.expected_stability!,
    recalled: row.rating !== ratings.again,
  }))
}

/** How many answers are kept of each of these items. */
export async function answersKept(
  db: Db,
  userId: string,
  languageId: number,
  items: readonly string[],
): Promise<Map<string, number>> {
  // PostgreSQL has no empty list.
  if (items.length === 0) return new Map()
  const rows = await db
    .selectFrom('reviews')
    .select(eb => ['item', eb.fn.countAll().as('count')])
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .where('item', 'in', items)
    .groupBy('item')
    .execute()
  return new Map(rows.map(row => [row.item, Number(row.count)]))
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

/** How many words of a language come due before a moment. */
export async function countDue(db: Db, userId: string, languageId: number, before: Temporal.Instant): Promise<number> {
  const { count } = await db
    .selectFrom('memory_items')
    .select(eb => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .where('item', 'not like', CHARACTER_ITEMS)
    .where('due', '<', toStored(before))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** When questions of a language were answered outside lessons. */
export async function practisedAt(db: Db, userId: string, languageId: number): Promise<Temporal.Instant[]> {
  const rows = await db
    .selectFrom('reviews')
    .select('answered_at')
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .where('activity', '!=', 'lesson')
    .execute()
  return rows.map(row => fromStored(row.answered_at))
}
