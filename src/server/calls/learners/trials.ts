import { notFound } from '#server/http/answer/api-error.ts'
import type { Handlers } from '#server/http/handler.ts'
import { instantOf } from '#server/http/request/instant-of.ts'
import { firstCourse, trialLessonOf } from '#server/learning/trial-lesson.ts'
import { idFrom } from '#server/http/request/path-id.ts'
import { finderBank } from '#curriculum/derive/level-finder.ts'
import type { Course } from '#curriculum/course/course.ts'
import { acceptedAnswers } from '#database/program/answer-appeals.ts'
import { withLearnerLocked } from '#database/connect.ts'
import { importLesson } from '#database/program/lessons.ts'
import { introduceItems } from '#database/words/reviews.ts'
import { withAccepted } from '#domain/answers/appeal.ts'
import { languageById } from '#domain/languages.ts'
import { answeredWithin } from '#domain/memory/review.ts'
import type { FinderBank } from '#domain/plan/level-finder.ts'

/** A trial lesson is as old as this at most: what was done earlier is forgotten by now. */
const TRIAL_DAYS = 30

export const trialHandlers = {
  trialLesson: async ({ db, courses, params }) => {
    const language = languageById(idFrom(params.id))
    if (!language) throw notFound()
    const lesson = trialLessonOf(await firstCourse(courses, language.id))
    const accepted = await acceptedAnswers(db, language.id)
    const content = { ...lesson.content, exercises: withAccepted(lesson.content.exercises, accepted) }
    return { ...lesson, content, language_id: language.id, progress: null }
  },

  levelFinder: async ({ courses, params }) => bankOf(await firstCourse(courses, idFrom(params.id))),

  // Its words are met since then, so that they come up for review; the day of the program begins with the program.
  keepTrialLesson: async ({ db, learner, courses, body, now, zone }) => {
    const languageId = body.language_id
    const lesson = trialLessonOf(await firstCourse(courses, languageId))
    const earliest = now.subtract({ hours: 24 * TRIAL_DAYS })
    const at = answeredWithin(instantOf(body.finished_at, 'finished_at'), earliest, now)
    await withLearnerLocked(db, learner.id, async trx => {
      const done = { userId: learner.id, lessonId: lesson.id, languageId, score: body.score, at, zone }
      if (!(await importLesson(trx, done))) return
      const items = lesson.content.vocabulary.flatMap(entry => entry.item ?? [])
      await introduceItems(trx, { userId: learner.id, languageId, items, source: 'lesson', at })
    })
    return { ok: true as const }
  },
} satisfies Partial<Handlers>

const banks = new WeakMap<Course, FinderBank>()

/** Made once of each course. */
function bankOf(course: Course): FinderBank {
  const bank = banks.get(course) ?? finderBank(course)
  banks.set(course, bank)
  return bank
}
