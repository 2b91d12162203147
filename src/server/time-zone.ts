import type { Context } from 'hono'
import { ApiError } from './api-error.ts'
import type { Learner } from './handler.ts'
import { setTimeZone } from '#database/sessions.ts'
import type { Db } from '#database/connect.ts'

/** The zone a request is made in: its `x-user-timezone`, else the one last seen, else UTC. Throws 400 for an unknown zone. */
export async function zoneOf(http: Context, learner: Learner | undefined, db: Db): Promise<string> {
  const header = http.req.header('x-user-timezone')
  if (!header) return learner?.timeZone ?? 'UTC'
  const zone = knownZone(header)
  if (!zone) {
    throw new ApiError(400, 'UNKNOWN_TIME_ZONE', 'x-user-timezone is not the name of a time zone', {
      field: 'x-user-timezone',
    })
  }
  if (learner && learner.timeZone !== zone) await setTimeZone(db, learner.id, zone)
  return zone
}

function knownZone(text: string): string | undefined {
  // Offsets such as +05:45 are zones to Temporal, but not names: they know no daylight saving.
  if (text.length > 64 || !/^[A-Za-z]/.test(text)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
