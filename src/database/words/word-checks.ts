import { fromStored, toStored } from '../instants.ts'
import type { Db } from '../connect.ts'
import { firstAccessEnds } from '../payments/subscriptions.ts'
import { isWrong, testIsReached, withoutGuesses } from '#domain/plan/word-check.ts'
import type { TestNumber, TestResult } from '#domain/plan/word-check.ts'
import { daysRemaining } from '#domain/program/program.ts'

/** `week` is that of the course in which the word is taught. */
export type GivenAnswer = { item: string; given: string; right: boolean; week: number }

/** The tests a learner took in a language, in their order. */
export async function testsTaken(db: Db, userId: string, languageId: number): Promise<TestResult[]> {
  const rows = await db
    .selectFrom('program_tests')
    .select(['test', 'asked', 'correct', 'answers', 'taken_at'])
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .orderBy('test')
    .execute()
  return rows.map(({ answers, ...row }) => ({ ...row, wrong: wrongIn(answers) }))
}

/** How many answers, as they are stored, missed. */
const wrongIn = (answers: string): number => (JSON.parse(answers) as GivenAnswer[]).filter(isWrong).length

/** What was answered in a test, in the order of its words; undefined where it was not taken. */
export async function answersOfTest(
  db: Db,
  userId: string,
  languageId: number,
  test: TestNumber,
): Promise<GivenAnswer[] | undefined> {
  const row = await db
    .selectFrom('program_tests')
    .select('answers')
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .where('test', '=', test)
    .executeTakeFirst()
  return row && (JSON.parse(row.answers) as GivenAnswer[])
}

/** Takes a test back that does not count, so that it can be taken again. */
export async function forgetTest(db: Db, userId: string, languageId: number, test: TestNumber): Promise<void> {
  await db
    .deleteFrom('program_tests')
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .where('test', '=', test)
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

/**
 * Learners who took the first and the last test of a language, and those of them who knew more in the last; nobody is
 * named. A last test that was taken before the program came to its end measures nothing.
 */
export async function measuredGains(db: Db): Promise<{ measured: number; gained: number }> {
  const rows = await db
    .selectFrom('program_tests as last')
    .innerJoin('program_tests as first', join =>
      join.onRef('first.user_id', '=', 'last.user_id').onRef('first.language_id', '=', 'last.language_id'),
    )
    .innerJoin('assessments', join =>
      join.onRef('assessments.user_id', '=', 'last.user_id').onRef('assessments.language_id', '=', 'last.language_id'),
    )
    .select(['first.correct as before', 'first.asked as of_before', 'first.answers as answers_before'])
    .select(['last.correct as after', 'last.asked as of_after', 'last.answers as answers_after'])
    .select(['last.user_id', 'last.taken_at', 'assessments.completed_at'])
    .where('first.test', '=', 1)
    .where('last.test', '=', 3)
    .execute()
  const ends = await firstAccessEnds(db)
  const measured = rows.filter(row => {
    const end = ends.get(row.user_id)
    const daysLeft = end === undefined ? Number.POSITIVE_INFINITY : daysRemaining(fromStored(row.taken_at), end)
    return testIsReached(3, row.completed_at.slice(0, 10), row.taken_at.slice(0, 10), daysLeft)
  })
  const share = (correct: number, answers: string, asked: number) =>
    withoutGuesses({ correct, wrong: wrongIn(answers) }) / asked
  const gained = measured.filter(
    row => share(row.after, row.answers_after, row.of_after) > share(row.before, row.answers_before, row.of_before),
  )
  return { measured: measured.length, gained: gained.length }
}
