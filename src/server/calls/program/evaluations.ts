import { ApiError, notFound } from '#server/http/answer/api-error.ts'
import type { Handlers } from '#server/http/handler.ts'
import { idFrom } from '#server/http/request/path-id.ts'
import { assessmentIn } from '#database/program/assessments.ts'
import { completionsIn } from '#database/program/daily-tasks.ts'
import { withLearnerLocked } from '#database/connect.ts'
import type { Db } from '#database/connect.ts'
import { evaluationIn, forgetEvaluation, saveEvaluation } from '#database/program/evaluations.ts'
import { fromStored } from '#database/instants.ts'
import { lessonsDoneIn } from '#database/program/lessons.ts'
import { accessEnds } from '#database/payments/subscriptions.ts'
import { languageById } from '#domain/languages.ts'
import { evaluationCounts } from '#domain/program/program.ts'
import { programStats } from '#domain/program/program-stats.ts'

export const evaluationHandlers = {
  evaluation: async ({ db, learner, params }) => {
    const kept = await evaluationThatCounts(db, learner.id, idFrom(params.languageId))
    if (!kept) throw notFound()
    return kept
  },

  // Given once, when it is due: a second evaluation changes nothing and answers the one that is kept.
  evaluate: async ({ db, learner, body, now }) => {
    const assessment = await assessmentIn(db, learner.id, body.language_id)
    if (!assessment) {
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
    const assessedAt = fromStored(assessment.completed_at)
    if (!evaluationCounts(now, assessedAt, await accessEnds(db, learner.id))) {
      throw new ApiError(
        409,
        'NOT_DUE',
        'The evaluation looks back on the program: it opens when that has run its days',
        {
          field: 'language_id',
        },
      )
    }
    return withLearnerLocked(db, learner.id, async trx => {
      if (!(await evaluationThatCounts(trx, learner.id, body.language_id))) {
        await forgetEvaluation(trx, learner.id, body.language_id)
      }
      return saveEvaluation(trx, learner.id, given, now)
    })
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

/** The evaluation of a program; one that was given before it was due is none. */
async function evaluationThatCounts(db: Db, userId: string, languageId: number) {
  const kept = await evaluationIn(db, userId, languageId)
  const assessment = kept && (await assessmentIn(db, userId, languageId))
  if (!kept || !assessment) return undefined
  const ends = await accessEnds(db, userId)
  return evaluationCounts(fromStored(kept.submitted_at), fromStored(assessment.completed_at), ends) ? kept : undefined
}
