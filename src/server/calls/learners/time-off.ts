import { ApiError } from '#server/http/answer/api-error.ts'
import type { Handlers, Request } from '#server/http/handler.ts'
import { withLearnerLocked } from '#database/connect.ts'
import { pausableProgram, pauseProgram, pausesOf, restDaysOf, setRestDays } from '#database/learners/time-off.ts'
import { addDays, localDate } from '#domain/calendar/local-days.ts'
import { PROGRAM_DAYS } from '#domain/program/program.ts'
import { PAUSE_DAYS, restDaysAfter } from '#domain/calendar/time-off.ts'

export const timeOffHandlers = {
  timeOff: async request => timeOffOf(request),

  chooseRestDays: async request => {
    const { db, learner, now, zone, body } = request
    const today = localDate(now, zone)
    const last = addDays(today, PROGRAM_DAYS + PAUSE_DAYS.max)
    for (const [index, date] of body.dates.entries()) {
      if (!isDate(date) || date <= today || date > last) {
        throw new ApiError(400, 'INVALID', 'A rest day is chosen in advance, within the program', {
          field: `dates.${index}`,
        })
      }
    }
    await withLearnerLocked(db, learner.id, async trx => {
      const present = await restDaysOf(trx, learner.id)
      await setRestDays(trx, learner.id, restDaysAfter(present, body.dates, today))
    })
    return timeOffOf(request)
  },

  pauseProgram: async request => {
    const { db, learner, now, zone, body } = request
    await withLearnerLocked(db, learner.id, async trx => {
      const program = await pausableProgram(trx, learner.id, now)
      if (!program) throw new ApiError(403, 'SUBSCRIPTION_REQUIRED')
      if (program.wasPaused) throw new ApiError(409, 'ALREADY_PAUSED', 'A program can be paused once')
      const pause = { sessionId: program.sessionId, first_date: localDate(now, zone), days: body.days }
      await pauseProgram(trx, learner.id, pause, now)
    })
    return timeOffOf(request)
  },
} satisfies Partial<Handlers>

async function timeOffOf({ db, learner, now, zone }: Pick<Request<never>, 'db' | 'learner' | 'now' | 'zone'>) {
  const program = await pausableProgram(db, learner.id, now)
  return {
    rest_days: await restDaysOf(db, learner.id),
    pauses: await pausesOf(db, learner.id),
    may_pause: program !== undefined && !program.wasPaused,
    today: localDate(now, zone),
  }
}

function isDate(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
}
