import { assessmentIn } from '#database/assessments.ts'
import type { Db } from '#database/connect.ts'
import { fromStored } from '#database/instants.ts'
import { testsTaken } from '#database/program-tests.ts'
import type { CourseOutline, Recipe } from '#domain/course-outline.ts'
import { localDate } from '#domain/local-days.ts'
import { testDue, testItems } from '#domain/program-test.ts'
import type { TestNumber } from '#domain/program-test.ts'
import { mix } from '#domain/seeded.ts'

/** What decides which words a learner's tests ask for; the same for all three, so that they share none. */
export const testSeed = (userId: string, languageId: number) => mix(languageId, `test ${userId}`)

/** The test that a learner should take on a date; undefined where none is due. */
export async function dueTest(
  db: Db,
  asked: { learner: { id: string }; languageId: number; date: string; zone: string; daysLeft: number },
): Promise<TestNumber | undefined> {
  const assessment = await assessmentIn(db, asked.learner.id, asked.languageId)
  if (!assessment) return undefined
  const taken = await testsTaken(db, asked.learner.id, asked.languageId)
  const assessedOn = localDate(fromStored(assessment.completed_at), asked.zone)
  return testDue(assessedOn, asked.date, asked.daysLeft, new Set(taken.map(each => each.test as TestNumber)))
}

/** How the content of a test is made. */
export function testRecipe(outline: CourseOutline, test: TestNumber, seed: number): Recipe {
  const { week, day } = outline.lessons[0]!
  return { kind: 'activity', activity: 'quiz_game', week, day, items: testItems(outline, test, seed), test, seed }
}
