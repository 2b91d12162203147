import { toStored } from '../instants.ts'
import type { Db } from '../connect.ts'

export type LessonProgressRow = {
  lesson_id: string
  score: number
  best_score: number
  completed_at: string
  time_zone: string
}

const columns = ['lesson_id', 'score', 'best_score', 'completed_at', 'time_zone'] as const

/** The lessons done in a language. */
export function lessonsDoneIn(db: Db, userId: string, languageId: number): Promise<LessonProgressRow[]> {
  return db
    .selectFrom('lesson_progress')
    .select(columns)
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .orderBy('lesson_id')
    .execute()
}

export function lessonProgress(db: Db, userId: string, lessonId: string): Promise<LessonProgressRow | undefined> {
  return db
    .selectFrom('lesson_progress')
    .select(columns)
    .where('user_id', '=', userId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst()
}

/** Keeps the last score and the best one; the lesson counts as done since it was first completed. */
export async function saveLessonProgress(
  db: Db,
  done: { userId: string; lessonId: string; languageId: number; score: number; now: Temporal.Instant; zone: string },
): Promise<void> {
  const { score } = done
  await db
    .insertInto('lesson_progress')
    .values({
      user_id: done.userId,
      lesson_id: done.lessonId,
      language_id: done.languageId,
      score,
      best_score: score,
      completed_at: toStored(done.now),
      time_zone: done.zone,
    })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'lesson_id']).doUpdateSet(eb => ({
        score,
        best_score: eb
          .case()
          .when('lesson_progress.best_score', '<', score)
          .then(score)
          .else(eb.ref('lesson_progress.best_score'))
          .end(),
      })),
    )
    .execute()
}

/** Takes a lesson that was done elsewhere; one that is done here stays as it is. False where it was. */
export async function importLesson(
  db: Db,
  done: { userId: string; lessonId: string; languageId: number; score: number; at: Temporal.Instant; zone: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('lesson_progress')
    .values({
      user_id: done.userId,
      lesson_id: done.lessonId,
      language_id: done.languageId,
      score: done.score,
      best_score: done.score,
      completed_at: toStored(done.at),
      time_zone: done.zone,
    })
    .onConflict(conflict => conflict.columns(['user_id', 'lesson_id']).doNothing())
    .returning('lesson_id')
    .executeTakeFirst()
  return inserted !== undefined
}
