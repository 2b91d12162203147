import { assessmentIn } from '#database/program/assessments.ts'
import type { Db } from '#database/connect.ts'
import { fromStored } from '#database/instants.ts'
import { accessEnds } from '#database/payments/subscriptions.ts'
import { testsTaken } from '#database/words/word-checks.ts'
import type { CourseOutline, Recipe } from '#domain/plan/course-outline.ts'
import { localDate } from '#domain/calendar/local-days.ts'
import { testDue, testIsReached, testItems } from '#domain/plan/word-check.ts'
import type { TestNumber, TestResult } from '#domain/plan/word-check.ts'
import { daysRemaining } from '#domain/program/program.ts'
import { seededHash } from '#domain/random.ts'

/** What decides which words a learner's tests ask for; the same for all three, so that they share none. */
export const testSeed = (userId: string, languageId: number) => seededHash(languageId, `test ${userId}`)

type Taker = { learner: { id: string }; languageId: number; zone: string }

/** The tests a learner took in a language when their day had come. One that was taken earlier can be taken again then. */
export async function testsThatCount(db: Db, { learner, languageId, zone }: Taker): Promise<TestResult[]> {
  const taken = await testsTaken(db, learner.id, languageId)
  const assessment = await assessmentIn(db, learner.id, languageId)
  if (taken.length === 0 || !assessment) return taken
  const assessedOn = localDate(fromStored(assessment.completed_at), zone)
  const ends = await accessEnds(db, learner.id)
  return taken.filter(({ test, taken_at }) => {
    const at = fromStored(taken_at)
    const daysLeft = Math.min(Number.POSITIVE_INFINITY, ...ends.map(end => daysRemaining(at, end)))
    return testIsReached(test as TestNumber, assessedOn, localDate(at, zone), daysLeft)
  })
}

/** Whether a learner may take a test on a date: its day has come. */
export async function mayTakeTest(
  db: Db,
  test: TestNumber,
  { learner, languageId, zone, date, daysLeft }: Taker & { date: string; daysLeft: number },
): Promise<boolean> {
  const assessment = await assessmentIn(db, learner.id, languageId)
  if (!assessment) return false
  return testIsReached(test, localDate(fromStored(assessment.completed_at), zone), date, daysLeft)
}

/** The test that a learner should take on a date; undefined where none is due. */
export async function dueTest(
  db: Db,
  asked: Taker & { date: string; daysLeft: number; assessment?: { completed_at: string } },
): Promise<TestNumber | undefined> {
  const assessment = asked.assessment ?? (await assessmentIn(db, asked.learner.id, asked.languageId))
  if (!assessment) return undefined
  const taken = await testsThatCount(db, asked)
  const assessedOn = localDate(fromStored(assessment.completed_at), asked.zone)
  return testDue(assessedOn, asked.date, asked.daysLeft, new Set(taken.map(each => each.test as TestNumber)))
}

/** How the content of a test is made. */
export function testRecipe(outline: CourseOutline, test: TestNumber, seed: number): Recipe {
  const { week, day } = outline.lessons[0]!
  return { kind: 'activity', activity: 'quiz_game', week, day, items: testItems(outline, test, seed), test, seed }
}
