import { ApiError, notFound } from '#server/http/answer/api-error.ts'
import type { Handlers, Request } from '#server/http/handler.ts'
import { courseIn, outlineIn, taskFrom } from '#server/learning/learner-course.ts'
import { dueTest, mayTakeTest, testRecipe, testSeed, testsThatCount } from '#server/learning/word-checks.ts'
import { replanRest } from '#server/learning/replan-rest.ts'
import { idFrom } from '#server/http/request/path-id.ts'
import type { Course } from '#curriculum/course/course.ts'
import { wordsOf } from '#curriculum/derive/words/course-words.ts'
import { recordActivity } from '#database/learners/active-days.ts'
import { assessmentIn } from '#database/program/assessments.ts'
import { withLearnerLocked } from '#database/connect.ts'
import type { Db } from '#database/connect.ts'
import { enrolmentIn, setFirstWeek } from '#database/learners/enrolments.ts'
import { answersOfTest, forgetTest, keepTest } from '#database/words/word-checks.ts'
import { lastAccessEnd } from '#database/payments/subscriptions.ts'
import { localDate } from '#domain/calendar/local-days.ts'
import { daysRemaining } from '#domain/program/program.ts'
import { knownFromTest, placedWeek, testItems, testNumbers, testPlaces } from '#domain/plan/word-check.ts'

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
    const date = localDate(now, zone)
    const daysLeft = await daysLeftOf(db, learner.id, now)
    if (!(await mayTakeTest(db, test, { learner, languageId, zone, date, daysLeft }))) {
      throw new ApiError(409, 'NOT_DUE', 'The day of this test has not come', { field: 'test' })
    }
    await withLearnerLocked(db, learner.id, async trx => {
      const before = await testsThatCount(trx, { learner, languageId, zone })
      if (!before.some(each => each.test === test)) await forgetTest(trx, learner.id, languageId, test)
      const isNew = await keepTest(trx, { userId: learner.id, languageId, test, answers, now })
      if (!isNew) return
      await recordActivity(trx, learner.id, now, zone)
      const assessment = await assessmentIn(trx, learner.id, languageId)
      // Only who says that they know more than the course begins with is placed further on, and has another day from now on.
      if (!assessment || !testPlaces(test, assessment.current_level, enrolment.proficiency_level)) return
      const week = placedWeek(answers)
      await setFirstWeek(trx, learner.id, languageId, week)
      if (week !== enrolment.first_week) await replanRest(trx, request, languageId, date)
    })
    return testsIn(request, languageId)
  },
} satisfies Partial<Handlers>

type LearnerRequest = Pick<Request<never>, 'db' | 'learner' | 'courses' | 'now' | 'zone'>

async function courseOf({ db, learner, courses }: LearnerRequest, languageId: number) {
  const enrolment = await enrolmentIn(db, learner.id, languageId)
  const course = enrolment && (await courseIn(courses, languageId, enrolment.proficiency_level))
  const outline = course && (await outlineIn(courses, languageId, enrolment.proficiency_level))
  if (!enrolment || !course || !outline) throw notFound()
  return { enrolment, course, outline }
}

async function testsIn(request: LearnerRequest, languageId: number) {
  const { db, learner, now, zone } = request
  const { course, outline, enrolment } = await courseOf(request, languageId)
  const taken = await testsThatCount(db, { learner, languageId, zone })
  const words = outline.lessons.reduce((sum, lesson) => sum + lesson.items.length, 0)
  const daysLeft = await daysLeftOf(db, learner.id, now)
  const due = await dueTest(db, { learner, languageId, date: localDate(now, zone), zone, daysLeft })
  const last = testNumbers.at(-1)
  return {
    results: taken.map(result => ({ ...result, known: knownFromTest(result, words) })),
    words_of_course: words,
    begins_in: placeOf(course, enrolment.first_week),
    would_begin_in: await placeBeyond(request, languageId, course, enrolment.first_week),
    last_test:
      due !== undefined && due === last
        ? (taskFrom(course, testRecipe(outline, due, testSeed(learner.id, languageId)))?.content ?? null)
        : null,
  }
}

/** A week of the course with its name. */
const placeOf = (course: Course, week: number) => ({
  week,
  theme: course.weeks.find(each => each.number === week)?.theme ?? '',
})

/** Where the first test would place who begins earlier, because they said to be beginners; null where it would not. */
async function placeBeyond({ db, learner }: LearnerRequest, languageId: number, course: Course, firstWeek: number) {
  const answers = await answersOfTest(db, learner.id, languageId, testNumbers[0])
  const week = answers ? placedWeek(answers) : firstWeek
  return week > firstWeek ? placeOf(course, week) : null
}

/** Days until the program ends, 0 where it has ended; without end where none was begun. */
async function daysLeftOf(db: Db, userId: string, now: Temporal.Instant): Promise<number> {
  const end = await lastAccessEnd(db, userId)
  return end ? daysRemaining(now, end) : Number.POSITIVE_INFINITY
}
