import { ApiError } from '#server/http/answer/api-error.ts'
import type { Handlers, Request } from '#server/http/handler.ts'
import { levelTaught, outlineIn } from '#server/learning/learner-course.ts'
import { withLearnerLocked } from '#database/connect.ts'
import type { Db } from '#database/connect.ts'
import { enrol, enrolmentsOf } from '#database/learners/enrolments.ts'
import type { EnrolmentRow } from '#database/learners/enrolments.ts'
import { languageShares, setLanguageShares } from '#database/learners/language-shares.ts'
import { lessonsDoneIn } from '#database/program/lessons.ts'
import { WEIGHTS } from '#domain/plan/pace/day-shares.ts'
import { lessonsSettled } from '#domain/plan/steps/first-week.ts'
import { languageById } from '#domain/languages.ts'

export const enrolmentHandlers = {
  enrolments: async request => {
    const rows = await enrolmentsOf(request.db, request.learner.id)
    return Promise.all(rows.map(row => described(request, row)))
  },

  languageShares: async ({ db, learner }) => ({ shares: await sharesOf(db, learner.id) }),

  setLanguageShares: async ({ db, learner, body }) => {
    const begun = new Set((await enrolmentsOf(db, learner.id)).map(each => each.language_id))
    const foreign = body.shares.findIndex(share => !begun.has(share.language_id))
    if (foreign >= 0) {
      throw new ApiError(409, 'NOT_ENROLLED', 'Begin this language before giving it a share', {
        field: `shares.${foreign}.language_id`,
      })
    }
    await withLearnerLocked(db, learner.id, trx => setLanguageShares(trx, learner.id, body.shares))
    return { shares: await sharesOf(db, learner.id) }
  },

  // Enrolling again changes nothing and answers the enrolment that stands.
  enrol: async request => {
    const { db, learner, body, courses, now, zone } = request
    const level = levelTaught(courses, body.language_id, body.proficiency_level)
    return described(request, await enrol(db, { userId: learner.id, languageId: body.language_id, level, now, zone }))
  },
} satisfies Partial<Handlers>

/** Every language of the learner with its weight, in the order of the list. */
async function sharesOf(db: Db, userId: string) {
  const chosen = new Map((await languageShares(db, userId)).map(each => [each.language_id, each.weight]))
  const enrolments = await enrolmentsOf(db, userId)
  return enrolments
    .map(({ language_id }) => ({ language_id, weight: chosen.get(language_id) ?? WEIGHTS.min }))
    .sort((a, b) => a.language_id - b.language_id)
}

/** An enrolment with its language and how far the learner has come in the course. */
async function described(
  { db, learner, courses }: Pick<Request<never>, 'db' | 'learner' | 'courses'>,
  row: EnrolmentRow,
) {
  const language = languageById(row.language_id)!
  const lessons = (await outlineIn(courses, row.language_id, row.proficiency_level))?.lessons ?? []
  const done = new Set((await lessonsDoneIn(db, learner.id, row.language_id)).map(each => each.lesson_id))
  const { settled, asked } = lessonsSettled({ lessons }, done, row.first_week)
  return {
    id: row.id,
    language_id: row.language_id,
    language_name: language.name,
    flag_emoji: language.flag_emoji,
    code: language.code,
    proficiency_level: row.proficiency_level,
    target_completion_date: row.target_completion_date,
    lessons_completed: asked.filter(lesson => done.has(lesson.id)).length,
    lessons_total: asked.length,
    next_lesson_id: lessons.find(lesson => !settled.has(lesson.id))?.id ?? null,
  }
}
