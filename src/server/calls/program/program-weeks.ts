import { notFound } from '#server/http/answer/api-error.ts'
import type { Handlers, Request } from '#server/http/handler.ts'
import { courseIn, outlineIn } from '#server/learning/learner-course.ts'
import { idFrom } from '#server/http/request/path-id.ts'
import { withLearnerLocked } from '#database/connect.ts'
import { enrolmentIn } from '#database/learners/enrolments.ts'
import { lessonsDoneIn } from '#database/program/lessons.ts'
import { keepWeekCheck, weekChecksOf } from '#database/program/week-checks.ts'

export const programWeekHandlers = {
  programWeeks: async request => weeksOf(request, idFrom(request.params.languageId)),

  checkWeek: async request => {
    const { db, learner, body, now } = request
    const { language_id: languageId, week, answer } = body
    const weeks = await weeksOf(request, languageId)
    if (!weeks.some(each => each.week === week)) throw notFound()
    await withLearnerLocked(db, learner.id, trx =>
      keepWeekCheck(trx, { userId: learner.id, languageId, week, answer, now }),
    )
    return weeksOf(request, languageId)
  },
} satisfies Partial<Handlers>

async function weeksOf(
  { db, learner, courses }: Pick<Request<never>, 'db' | 'learner' | 'courses'>,
  languageId: number,
) {
  const enrolment = await enrolmentIn(db, learner.id, languageId)
  const course = enrolment && (await courseIn(courses, languageId, enrolment.proficiency_level))
  const outline = enrolment && (await outlineIn(courses, languageId, enrolment.proficiency_level))
  if (!course || !outline) throw notFound()
  const { lessons } = outline
  const done = new Set((await lessonsDoneIn(db, learner.id, languageId)).map(each => each.lesson_id))
  const checks = await weekChecksOf(db, learner.id, languageId)
  return course.weeks.map(({ number, theme, can_do }) => {
    const own = lessons.filter(lesson => lesson.week === number)
    const check = checks.get(number)
    return {
      week: number,
      theme,
      can_do,
      lessons_completed: own.filter(lesson => done.has(lesson.id)).length,
      lessons_total: own.length,
      answer: check?.answer ?? null,
      answered_at: check?.answered_at ?? null,
    }
  })
}
