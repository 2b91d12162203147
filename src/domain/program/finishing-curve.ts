import { addDays, daysBetween } from '../calendar/local-days.ts'
import { COURSE_WEEKS, PROGRAM_DAYS } from './program.ts'

/** A learner as an operator counts them: when they began, and the dates on which they did something. */
export type ProgramTaken = { startedOn: string; activeDates: readonly string[] }

export type CurvePoint = {
  /** The week of the program, 1 to 13. */
  week: number
  /** Learners for whom this week is over. */
  reached: number
  /** Those of them who did something in it or later: who had not stopped before. */
  stillLearning: number
}

/** Of those who could have come so far, how many had not stopped: week by week. */
export function finishingCurve(learners: readonly ProgramTaken[], today: string): CurvePoint[] {
  return Array.from({ length: COURSE_WEEKS }, (_, at) => {
    const firstDay = at * 7
    const end = Math.min(firstDay + 7, PROGRAM_DAYS)
    const reached = learners.filter(({ startedOn }) => addDays(startedOn, end) <= today)
    const stillLearning = reached.filter(({ startedOn, activeDates }) =>
      activeDates.some(date => daysBetween(startedOn, date) >= firstDay),
    )
    return { week: at + 1, reached: reached.length, stillLearning: stillLearning.length }
  })
}
