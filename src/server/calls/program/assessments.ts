import { ApiError, notFound } from '#server/http/answer/api-error.ts'
import { levelTaught } from '#server/learning/learner-course.ts'
import type { Handlers } from '#server/http/handler.ts'
import { idFrom } from '#server/http/request/path-id.ts'
import { assessmentIn, saveAssessment } from '#database/program/assessments.ts'
import { withLearnerLocked } from '#database/connect.ts'
import { enrol, setFirstWeek, setLevel } from '#database/learners/enrolments.ts'
import { answersOfTest } from '#database/words/word-checks.ts'
import { languageById } from '#domain/languages.ts'
import { placedWeek, testNumbers, testPlaces } from '#domain/plan/word-check.ts'

export const assessmentHandlers = {
  assessment: async ({ db, learner, params }) => {
    const language = languageById(idFrom(params.languageId))
    if (!language) throw notFound()
    return (await assessmentIn(db, learner.id, language.id)) ?? null
  },

  // The level decides the course: a learner who begins at a level without one is taught at the nearest that exists.
  assess: async ({ db, learner, body, courses, now, zone }) => {
    const level = levelTaught(courses, body.language_id, body.current_level)
    const answers = {
      language_id: body.language_id,
      current_level: body.current_level,
      learning_goals: body.learning_goals,
      daily_time_minutes: body.daily_time_minutes,
      preferred_focus: body.preferred_focus,
      motivation_reasons: body.motivation_reasons,
      specific_goals: body.specific_goals,
    }
    return withLearnerLocked(db, learner.id, async trx => {
      await enrol(trx, { userId: learner.id, languageId: body.language_id, level, now, zone })
      await setLevel(trx, learner.id, body.language_id, level)
      // Answered anew, the level decides again whether the first test places, where it was taken.
      const tested = await answersOfTest(trx, learner.id, body.language_id, testNumbers[0])
      const places = testPlaces(testNumbers[0], body.current_level, level)
      if (tested) await setFirstWeek(trx, learner.id, body.language_id, places ? placedWeek(tested) : 1)
      return saveAssessment(trx, learner.id, answers, now)
    })
  },

  changePlan: async ({ db, learner, body, now }) =>
    withLearnerLocked(db, learner.id, async trx => {
      const present = await assessmentIn(trx, learner.id, body.language_id)
      if (!present) {
        throw new ApiError(409, 'NOT_ASSESSED', 'Answer the assessment of this language first', {
          field: 'language_id',
        })
      }
      const { completed_at: _at, ...answers } = present
      return saveAssessment(trx, learner.id, { ...answers, ...body }, now)
    }),
} satisfies Partial<Handlers>
