import { ApiError, notFound } from '../api-error.ts'
import type { Handlers, Request } from '../handler.ts'
import { courseIn, taskFrom } from '../learner-course.ts'
import { dueTest, testRecipe, testSeed } from '../program-tests.ts'
import { idFrom } from './languages.ts'
import { wordsOf } from '#curriculum/derive/course-words.ts'
import { outlineOf } from '#curriculum/derive/outline.ts'
import { recordActivity } from '#database/active-days.ts'
import { assessmentIn } from '#database/assessments.ts'
import { withLearnerLocked } from '#database/connect.ts'
import { enrolmentIn, setFirstWeek } from '#database/enrolments.ts'
import { keepTest, testsTaken } from '#database/program-tests.ts'
import { subscriptionOf } from '#database/subscriptions.ts'
import { localDate } from '#domain/local-days.ts'
import { daysRemaining, levels } from '#domain/program.ts'
import { knownFromTest, placedWeek, testItems, testNumbers } from '#domain/program-test.ts'

export const programTestHandlers = {
  programTests: async request => testsIn(request, idFrom(request.params.languageId)),

  // Which answers are right is looked up here; whatever was not answered is not known. Handed in again, the first time stays.
  takeProgramTest: async request => {
    const { db, learner, body, now, zone } = request
    const { language_id: languageId, test } = body
    const { course, outline, enrolment } = await courseOf(request, languageId)
    const items = testItems(outline, test, testSeed(learner.id, languageId))
    const given = new Map(body.answers.map(answer => [answer.item, answer.given]))
    const foreign = body.answers.findIndex(answer => !items.includes(answer.item))
    if (foreign >= 0) {
      throw new ApiError(400, 'INVALID', 'This word is not asked for in this test', {
        field: `answers.${foreign}.item`,
      })
    }
    const { byId } = wordsOf(course)
    const answers = items.flatMap(item => {
      const word = byId.get(item)
      const answer = given.get(item) ?? ''
      return word ? [{ item, given: answer, right: answer === word.gloss, week: word.week }] : []
    })
    await withLearnerLocked(db, learner.id, async trx => {
      const isNew = await keepTest(trx, { userId: learner.id, languageId, test, answers, now })
      if (!isNew) return
      await recordActivity(trx, learner.id, now, zone)
      const assessment = await assessmentIn(trx, learner.id, languageId)
      // Only who says that they know more than the course begins with is placed further on.
      const saysMore =
        assessment && levels.indexOf(assessment.current_level) > levels.indexOf(enrolment.proficiency_level)
      if (test !== testNumbers[0] || !saysMore) return
      const weeks = [...Map.groupBy(answers, answer => answer.week)]
        .sort(([a], [b]) => a - b)
        .map(([week, own]) => ({ week, asked: own.length, right: own.filter(answer => answer.right).length }))
      await setFirstWeek(trx, learner.id, languageId, placedWeek(weeks))
    })
    return testsIn(request, languageId)
  },
} satisfies Partial<Handlers>

type Asked = Pick<Request<never>, 'db' | 'learner' | 'courses' | 'now' | 'zone'>

async function courseOf({ db, learner, courses }: Asked, languageId: number) {
  const enrolment = await enrolmentIn(db, learner.id, languageId)
  const course = enrolment && (await courseIn(courses, languageId, enrolment.proficiency_level))
  if (!enrolment || !course) throw notFound()
  return { enrolment, course, outline: outlineOf(course) }
}

async function testsIn(request: Asked, languageId: number) {
  const { db, learner, now, zone } = request
  const { course, outline } = await courseOf(request, languageId)
  const taken = await testsTaken(db, learner.id, languageId)
  const words = outline.lessons.reduce((sum, lesson) => sum + lesson.items.length, 0)
  const subscription = await subscriptionOf(db, learner.id, now)
  const daysLeft = subscription ? daysRemaining(now, subscription.expiresAt) : 0
  const due = await dueTest(db, { learner, languageId, date: localDate(now, zone), zone, daysLeft })
  const last = testNumbers.at(-1)
  return {
    results: taken.map(result => ({ ...result, known: knownFromTest(result, words) })),
    words_of_course: words,
    last_test:
      due !== undefined && due === last
        ? (taskFrom(course, testRecipe(outline, due, testSeed(learner.id, languageId)))?.content ?? null)
        : null,
  }
}
