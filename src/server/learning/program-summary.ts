import { notFound } from '../http/answer/api-error.ts'
import type { Request } from '../http/handler.ts'
import { outlineIn } from './learner-course.ts'
import { ownRecallOf } from './own-recall.ts'
import { testsThatCount } from './word-checks.ts'
import type { ProgramSummary } from '#contract/program/certificates.ts'
import { daysLearned } from '#database/learners/active-days.ts'
import { completedTasksIn } from '#database/program/daily-tasks.ts'
import { enrolmentIn } from '#database/learners/enrolments.ts'
import { fromStored } from '#database/instants.ts'
import { lessonsDoneIn } from '#database/program/lessons.ts'
import { answersByItem, ownStabilities } from '#database/words/memory-fits.ts'
import { memoryOf } from '#database/words/reviews.ts'
import { localDate } from '#domain/calendar/local-days.ts'
import { languageById } from '#domain/languages.ts'
import { wordsOverTime } from '#domain/memory/words-over-time.ts'
import { lessonsSettled } from '#domain/plan/steps/first-week.ts'
import { TEST_DAYS, knownFromTest } from '#domain/plan/word-check.ts'

/** What a learner's program in a language has come to so far. Throws 404 where the learner is not enrolled. */
export async function programSummary(
  { db, learner, courses, now, zone }: Pick<Request<never>, 'db' | 'learner' | 'courses' | 'now' | 'zone'>,
  languageId: number,
): Promise<ProgramSummary> {
  const language = languageById(languageId)
  const enrolment = await enrolmentIn(db, learner.id, languageId)
  const outline = enrolment && (await outlineIn(courses, languageId, enrolment.proficiency_level))
  if (!language || !enrolment || !outline) throw notFound()
  const of = outline.lessons.reduce((sum, lesson) => sum + lesson.items.length, 0)
  const done = new Set((await lessonsDoneIn(db, learner.id, languageId)).map(each => each.lesson_id))
  const { asked } = lessonsSettled(outline, done, enrolment.first_week)

  const answered = await answersByItem(db, learner.id, languageId)
  const byItem = new Map(answered.map(each => [each.item, each]))
  const met = (await memoryOf(db, learner.id, languageId)).map(
    ({ item, introducedAt }) => byItem.get(item) ?? { item, introducedAt, answers: [] },
  )
  const weights = await ownStabilities(db, learner.id, languageId)
  const calibration = await ownRecallOf(db, learner.id, languageId)
  const [words] = wordsOverTime(met, [now], weights, calibration)

  // A task that was only ticked took no time: the minutes of days without a single answer are left out.
  const answeredOn = new Set(answered.flatMap(each => each.answers.map(answer => localDate(answer.at, zone))))
  const seconds = (await completedTasksIn(db, learner.id, languageId))
    .filter(task => answeredOn.has(localDate(fromStored(task.completed_at), zone)))
    .reduce((sum, task) => sum + task.estimated_seconds, 0)

  const tests = await testsThatCount(db, { learner, languageId, zone })
  const [first, last] = [tests[0], tests.at(-1)]
  return {
    language_id: languageId,
    language_name: language.name,
    language_code: language.code,
    level: enrolment.proficiency_level,
    days_learned: await daysLearned(db, learner.id, now, zone),
    minutes: Math.round(seconds / 60),
    lessons_completed: asked.filter(lesson => done.has(lesson.id)).length,
    lessons_total: asked.length,
    words_met: words!.met,
    words_known: words!.known,
    words_of_course: of,
    measured:
      first && last && first !== last
        ? {
            before: knownFromTest(first, of).words,
            after: knownFromTest(last, of).words,
            test_day: TEST_DAYS[last.test - 1] ?? TEST_DAYS.at(-1)!,
          }
        : null,
  }
}
