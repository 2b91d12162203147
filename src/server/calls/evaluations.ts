import { ApiError, notFound } from '../api-error.ts'
import type { Handlers } from '../handler.ts'
import { idFrom } from './languages.ts'
import { assessmentIn } from '#database/assessments.ts'
import { completionsIn } from '#database/daily-tasks.ts'
import { evaluationIn, saveEvaluation } from '#database/evaluations.ts'
import { fromStored } from '#database/instants.ts'
import { lessonsDoneIn } from '#database/lessons.ts'
import { languageById } from '#domain/languages.ts'
import { programStats } from '#domain/program-stats.ts'

export const evaluationHandlers = {
  evaluation: async ({ db, learner, params }) => {
    const kept = await evaluationIn(db, learner.id, idFrom(params.languageId))
    if (!kept) throw notFound()
    return kept
  },

  // Given once: a second evaluation changes nothing and answers the one that is kept.
  evaluate: async ({ db, learner, body, now }) => {
    if (!(await assessmentIn(db, learner.id, body.language_id))) {
      throw new ApiError(409, 'NOT_ASSESSED', 'The evaluation follows the assessment, which was not taken yet', {
        field: 'language_id',
      })
    }
    const given = {
      language_id: body.language_id,
      program_rating: body.program_rating,
      progress_rating: body.progress_rating,
      difficulty_rating: body.difficulty_rating,
      time_commitment_rating: body.time_commitment_rating,
      favorite_aspects: body.favorite_aspects,
      improvement_suggestions: body.improvement_suggestions,
      would_recommend: body.would_recommend,
      final_level_assessment: body.final_level_assessment,
      goals_achieved_percentage: body.goals_achieved_percentage,
    }
    return saveEvaluation(db, learner.id, given, now)
  },

  programStats: async ({ db, learner, params }) => {
    const language = languageById(idFrom(params.languageId))
    if (!language) throw notFound()
    const lessons = await lessonsDoneIn(db, learner.id, language.id)
    return programStats({
      tasks: await completionsIn(db, learner.id, language.id),
      lessons: lessons.map(each => ({
        at: fromStored(each.completed_at),
        zone: each.time_zone,
        bestScore: each.best_score,
      })),
    })
  },
} satisfies Partial<Handlers>
