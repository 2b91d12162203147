import { toStored } from './instants.ts'
import type { Db } from './connect.ts'
import type { TestNumber, TestResult } from '#domain/program-test.ts'

export type GivenAnswer = { item: string; given: string; right: boolean }

/** The tests a learner took in a language, in their order. */
export async function testsTaken(db: Db, userId: string, languageId: number): Promise<TestResult[]> {
  return db
    .selectFrom('program_tests')
    .select(['test', 'asked', 'correct', 'taken_at'])
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .orderBy('test')
    .execute()
}

/** Keeps a test. False where it was taken before: then nothing changes. */
export async function keepTest(
  db: Db,
  taken: {
    userId: string
    languageId: number
    test: TestNumber
    answers: readonly GivenAnswer[]
    now: Temporal.Instant
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('program_tests')
    .values({
      user_id: taken.userId,
      language_id: taken.languageId,
      test: taken.test,
      asked: taken.answers.length,
      correct: taken.answers.filter(answer => answer.right).length,
      answers: JSON.stringify(taken.answers),
      taken_at: toStored(taken.now),
    })
    .onConflict(conflict => conflict.columns(['user_id', 'language_id', 'test']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Learners who took the first and the last test of a language, and those of them who knew more in the last; nobody is named. */
export async function measuredGains(db: Db): Promise<{ measured: number; gained: number }> {
  const rows = await db
    .selectFrom('program_tests as last')
    .innerJoin('program_tests as first', join =>
      join.onRef('first.user_id', '=', 'last.user_id').onRef('first.language_id', '=', 'last.language_id'),
    )
    .select(['first.correct as before', 'first.asked as of_before', 'last.correct as after', 'last.asked as of_after'])
    .where('first.test', '=', 1)
    .where('last.test', '=', 3)
    .execute()
  const gained = rows.filter(row => row.after / row.of_after > row.before / row.of_before)
  return { measured: rows.length, gained: gained.length }
}
