import { randomUUID } from 'node:crypto'
import { toStored } from '../instants.ts'
import type { Db } from '../connect.ts'
import { withOneMoreRight } from '#domain/answers/appeal.ts'
import type { AppealState } from '#domain/answers/appeal.ts'

export type NewAppeal = {
  userId: string
  languageId: number
  exercise: string
  answerLanguage: string
  expected: string
  given: string
  givenKey: string
  lessonId: string | null
  exercises: number | null
  now: Temporal.Instant
}

/** What became of the same answer before: of this learner, or accepted or declined for anybody. Undefined where it is new. */
export async function stateOfAppeal(db: Db, appeal: Omit<NewAppeal, 'now'>): Promise<AppealState | undefined> {
  const rows = await db
    .selectFrom('answer_appeals')
    .select(['state', 'user_id'])
    .where('language_id', '=', appeal.languageId)
    .where('exercise', '=', appeal.exercise)
    .where('given_key', '=', appeal.givenKey)
    .execute()
  const decided = rows.find(row => row.state !== 'open')
  return decided?.state ?? rows.find(row => row.user_id === appeal.userId)?.state
}

/** Keeps an answer that should count; one that the learner sent before stays as it is. */
export async function keepAppeal(db: Db, appeal: NewAppeal): Promise<void> {
  await db
    .insertInto('answer_appeals')
    .values({
      id: randomUUID(),
      user_id: appeal.userId,
      language_id: appeal.languageId,
      exercise: appeal.exercise,
      answer_language: appeal.answerLanguage,
      expected: appeal.expected,
      given: appeal.given,
      given_key: appeal.givenKey,
      lesson_id: appeal.lessonId,
      exercises: appeal.exercises,
      state: 'open',
      created_at: toStored(appeal.now),
      decided_at: null,
    })
    .onConflict(conflict => conflict.columns(['user_id', 'language_id', 'exercise', 'given_key']).doNothing())
    .execute()
}

/** What waits for a teacher, the oldest first. */
export function openAppeals(db: Db, most: number) {
  return db
    .selectFrom('answer_appeals')
    .select(['id', 'language_id', 'answer_language', 'exercise', 'expected', 'given', 'given_key', 'created_at'])
    .where('state', '=', 'open')
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute()
}

/**
 * Accepts or declines an open answer, and the same answer of all who sent it. An accepted one is credited: the scores of the
 * lessons that it was given in count one answer more. False where nothing of this id is open.
 */
export async function decideAppeal(
  trx: Db,
  decision: { id: string; state: 'accepted' | 'declined'; now: Temporal.Instant },
): Promise<boolean> {
  const found = await trx
    .selectFrom('answer_appeals')
    .select(['language_id', 'exercise', 'given_key'])
    .where('id', '=', decision.id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (!found) return false
  const decided = await trx
    .updateTable('answer_appeals')
    .set({ state: decision.state, decided_at: toStored(decision.now) })
    .where('language_id', '=', found.language_id)
    .where('exercise', '=', found.exercise)
    .where('given_key', '=', found.given_key)
    .where('state', '=', 'open')
    .returning(['user_id', 'lesson_id', 'exercises'])
    .execute()
  if (decision.state === 'declined') return true
  for (const { user_id, lesson_id, exercises } of decided) {
    if (user_id !== null && lesson_id !== null && exercises !== null)
      await creditLesson(trx, user_id, lesson_id, exercises)
  }
  return true
}

async function creditLesson(trx: Db, userId: string, lessonId: string, exercises: number): Promise<void> {
  const done = await trx
    .selectFrom('lesson_progress')
    .select(['score', 'best_score'])
    .where('user_id', '=', userId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst()
  if (!done) return
  const score = withOneMoreRight(done.score, exercises)
  await trx
    .updateTable('lesson_progress')
    .set({ score, best_score: Math.max(score, done.best_score) })
    .where('user_id', '=', userId)
    .where('lesson_id', '=', lessonId)
    .execute()
}

/** The answers that teachers accepted in a language, by the key of their exercise. */
export async function acceptedAnswers(db: Db, languageId: number): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('answer_appeals')
    .select(['exercise', 'given'])
    .where('state', '=', 'accepted')
    .where('language_id', '=', languageId)
    .orderBy('created_at')
    .execute()
  const byExercise = new Map<string, string[]>()
  for (const { exercise, given } of rows) {
    const known = byExercise.get(exercise)
    if (known) known.push(given)
    else byExercise.set(exercise, [given])
  }
  return byExercise
}
