import type { Clock } from '../environment/clock.ts'
import { addTutorUsage, tutorUsageOf } from '#database/conversation/tutor-usage.ts'
import type { Db } from '#database/connect.ts'
import { localDate } from '#domain/calendar/local-days.ts'
import type { UsageMeter } from '#providers/tutor/model/model-usage.ts'

/** Counts a model's tokens in the database, by learner and day (UTC); from `dailyTokens` on it is enough for that day. */
export function createUsageMeter(db: Db, clock: Clock, dailyTokens: number): UsageMeter {
  const today = () => localDate(clock.now(), 'UTC')
  return {
    async mayAsk(learnerId) {
      const { input_tokens, output_tokens } = await tutorUsageOf(db, learnerId, today())
      return input_tokens + output_tokens < dailyTokens
    },
    count: (learnerId, used) => addTutorUsage(db, learnerId, today(), used),
  }
}
