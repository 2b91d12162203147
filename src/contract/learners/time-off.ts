import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { DateText } from '../fields.ts'
import { MOST_REST_DAYS, PAUSE_DAYS } from '#domain/calendar/time-off.ts'

export const TimeOff = z.object({
  /** Chosen rest days, past ones included. */
  rest_days: z.array(DateText),
  pauses: z.array(z.object({ first_date: DateText, days: z.int() })),
  /** Whether the present program can still be paused. */
  may_pause: z.boolean(),
  today: DateText,
})
export type TimeOff = z.infer<typeof TimeOff>

export const timeOffCalls = {
  timeOff: get('/users/time-off', 'signed-in', TimeOff),
  /** Replaces the rest days that lie ahead. */
  chooseRestDays: post(
    '/users/rest-days',
    'subscribed',
    z.object({ dates: z.array(DateText).check(z.maxLength(MOST_REST_DAYS)) }),
    TimeOff,
  ),
  pauseProgram: post(
    '/users/pause',
    'subscribed',
    z.object({ days: z.int().check(z.minimum(PAUSE_DAYS.min), z.maximum(PAUSE_DAYS.max)) }),
    TimeOff,
  ),
}
