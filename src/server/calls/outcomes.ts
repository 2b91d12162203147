import type { Handlers } from '../handler.ts'
import { outcomes, programsTaken } from '#database/outcomes.ts'
import { measuredGains } from '#database/program-tests.ts'
import { improvement } from '#domain/claims.ts'
import { finishingCurve } from '#domain/finishing-curve.ts'
import { localDate } from '#domain/local-days.ts'

export const outcomeHandlers = {
  operatorOutcomes: async ({ db, now }) => {
    const { students, evaluations } = await outcomes(db)
    const { given, improved } = improvement(evaluations)
    const ratings = evaluations.reduce((sum, each) => sum + each.ratingSum, 0)
    return {
      learners: students,
      finishing: finishingCurve(await programsTaken(db), localDate(now, 'UTC')).map(
        ({ week, reached, stillLearning }) => ({ week, reached, still_learning: stillLearning }),
      ),
      evaluations: given,
      improved,
      rating: given === 0 ? null : ratings / given,
      ...(await measuredGains(db)),
    }
  },
} satisfies Partial<Handlers>
