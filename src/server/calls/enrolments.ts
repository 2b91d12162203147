import type { Handlers, Request } from '../handler.ts'
import { courseIn, levelTaught } from '../learner-course.ts'
import { outlineOf } from '#curriculum/derive/outline.ts'
import { enrol, enrolmentsOf } from '#database/enrolments.ts'
import type { EnrolmentRow } from '#database/enrolments.ts'
import { lessonsDoneIn } from '#database/lessons.ts'
import { languageById } from '#domain/languages.ts'

export const enrolmentHandlers = {
  enrolments: async request => {
    const rows = await enrolmentsOf(request.db, request.learner.id)
    return Promise.all(rows.map(row => described(request, row)))
  },

  // Enrolling again changes nothing and answers the enrolment that stands.
  enrol: async request => {
    const { db, learner, body, courses, now, zone } = request
    const level = levelTaught(courses, body.language_id, body.proficiency_level)
    return described(request, await enrol(db, { userId: learner.id, languageId: body.language_id, level, now, zone }))
  },
} satisfies Partial<Handlers>

/** An enrolment with its language and how far the learner has come in the course. */
async function described(
  { db, learner, courses }: Pick<Request<never>, 'db' | 'learner' | 'courses'>,
  row: EnrolmentRow,
) {
  const language = languageById(row.language_id)!
  const course = await courseIn(courses, row.language_id, row.proficiency_level)
  const lessons = course ? outlineOf(course).lessons : []
  const done = new Set((await lessonsDoneIn(db, learner.id, row.language_id)).map(each => each.lesson_id))
  const open = lessons.filter(lesson => !done.has(lesson.id))
  return {
    id: row.id,
    language_id: row.language_id,
    language_name: language.name,
    flag_emoji: language.flag_emoji,
    code: language.code,
    proficiency_level: row.proficiency_level,
    target_completion_date: row.target_completion_date,
    lessons_completed: lessons.length - open.length,
    lessons_total: lessons.length,
    next_lesson_id: open[0]?.id ?? null,
  }
}
