import { fromStored, toStored } from '../instants.ts'
import type { Db } from '../connect.ts'
import { ANSWERS_FOR_A_WHOLE_FIT, fitInitialStabilities, mayFit } from '#domain/memory/memory-fit.ts'
import type { ItemAnswers } from '#domain/memory/memory-fit.ts'
import type { InitialStabilities, Rating } from '#domain/memory/review.ts'

/** A learner's own first stabilities in a language; undefined where the published ones hold. */
export async function ownStabilities(
  db: Db,
  userId: string,
  languageId: number,
): Promise<InitialStabilities | undefined> {
  const row = await db
    .selectFrom('memory_fits')
    .select('initial_stabilities')
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .executeTakeFirst()
  return row?.initial_stabilities ? (JSON.parse(row.initial_stabilities) as InitialStabilities) : undefined
}

/** Every answer in a language by item. */
export async function answersByItem(db: Db, userId: string, languageId: number): Promise<ItemAnswers[]> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('memory_items', join =>
      join
        .onRef('memory_items.user_id', '=', 'reviews.user_id')
        .onRef('memory_items.language_id', '=', 'reviews.language_id')
        .onRef('memory_items.item', '=', 'reviews.item'),
    )
    .select(['reviews.id', 'reviews.item', 'reviews.rating', 'reviews.answered_at', 'memory_items.introduced_at'])
    .where('reviews.user_id', '=', userId)
    .where('reviews.language_id', '=', languageId)
    .orderBy('reviews.item')
    .execute()
  return Array.from(
    Map.groupBy(rows, row => row.item),
    ([item, own]) => ({
      item,
      introducedAt: fromStored(own[0]!.introduced_at),
      answers: own.map(row => ({ id: row.id, rating: row.rating as Rating, at: fromStored(row.answered_at) })),
    }),
  )
}

/**
 * Fits the learner's first stabilities where their answers have grown enough since the last time. True where they changed,
 * so that every memory has to be worked out anew. The caller holds the learner's lock.
 */
export async function fitMemory(db: Db, userId: string, languageId: number, now: Temporal.Instant): Promise<boolean> {
  const { count } = await db
    .selectFrom('reviews')
    .select(eb => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .executeTakeFirstOrThrow()
  const last = await db
    .selectFrom('memory_fits')
    .select(['answers', 'initial_stabilities'])
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .executeTakeFirst()
  const answers = Number(count)
  // From then on all weights are fitted together, outside the request.
  if (answers >= ANSWERS_FOR_A_WHOLE_FIT) return false
  if (!mayFit(answers, last?.answers)) return false
  const fit = fitInitialStabilities(await answersByItem(db, userId, languageId))
  const kept = {
    initial_stabilities: fit ? JSON.stringify(fit.initial) : null,
    answers,
    fitted_at: toStored(now),
  }
  await db
    .insertInto('memory_fits')
    .values({ user_id: userId, language_id: languageId, ...kept })
    .onConflict(conflict => conflict.columns(['user_id', 'language_id']).doUpdateSet(kept))
    .execute()
  return kept.initial_stabilities !== (last?.initial_stabilities ?? null)
}

/** How many answers there are, and how many there were at the last fit. */
export async function lastFit(db: Db, userId: string, languageId: number) {
  const { count } = await db
    .selectFrom('reviews')
    .select(eb => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .executeTakeFirstOrThrow()
  const last = await db
    .selectFrom('memory_fits')
    .select('answers')
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .executeTakeFirst()
  return { answers: Number(count), last: last?.answers }
}

/** Keeps what a fit of all weights came to; `weights` undefined where the published ones hold. */
export async function keepWholeFit(
  db: Db,
  fit: {
    userId: string
    languageId: number
    weights: InitialStabilities | undefined
    answers: number
    now: Temporal.Instant
  },
): Promise<void> {
  const kept = {
    initial_stabilities: fit.weights ? JSON.stringify(fit.weights) : null,
    answers: fit.answers,
    fitted_at: toStored(fit.now),
  }
  await db
    .insertInto('memory_fits')
    .values({ user_id: fit.userId, language_id: fit.languageId, ...kept })
    .onConflict(conflict => conflict.columns(['user_id', 'language_id']).doUpdateSet(kept))
    .execute()
}
