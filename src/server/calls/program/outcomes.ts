import type { Handlers } from '#server/http/handler.ts'
import type { Settings } from '#server/environment/settings.ts'
import type { Db } from '#database/connect.ts'
import { outcomes, programsTaken } from '#database/program/outcomes.ts'
import { measuredGains } from '#database/words/word-checks.ts'
import { tutorUsageSince } from '#database/conversation/tutor-usage.ts'
import { improvement } from '#domain/program/claims.ts'
import { finishingCurve } from '#domain/program/finishing-curve.ts'
import { addDays, localDate } from '#domain/calendar/local-days.ts'

export const outcomeHandlers = {
  operatorOutcomes: async ({ db, now, settings }) => {
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
      tutor: settings.tutor ? await modelUse(db, settings.tutor, localDate(now, 'UTC')) : null,
    }
  },
} satisfies Partial<Handlers>

const DAYS_LOOKED_BACK = 30
const MILLION = 1_000_000

async function modelUse(db: Db, { model, price }: NonNullable<Settings['tutor']>, today: string) {
  const used = await tutorUsageSince(db, addDays(today, 1 - DAYS_LOOKED_BACK))
  const cost = (used.input_tokens * price.input + used.output_tokens * price.output) / MILLION
  return { model, ...used, cost: Math.round(cost * 100) / 100 }
}
