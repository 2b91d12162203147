import { notFound } from '../api-error.ts'
import { levelTaught } from '../learner-course.ts'
import type { Handlers } from '../handler.ts'
import { idFrom } from './languages.ts'
import { assessmentIn, saveAssessment } from '#database/assessments.ts'
import { withLearnerLocked } from '#database/connect.ts'
import { enrol, setLevel } from '#database/enrolments.ts'
import { languageById } from '#domain/languages.ts'

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
      return saveAssessment(trx, learner.id, answers, now)
    })
  },
} satisfies Partial<Handlers>
