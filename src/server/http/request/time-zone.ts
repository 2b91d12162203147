import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { LRUCache } from 'lru-cache'
import { ApiError } from '../answer/api-error.ts'
import type { Learner } from './learner.ts'
import { noteUnlessBusy } from '../limits/note-unless-busy.ts'
import type { Logger } from '#server/environment/logger.ts'
import { setTimeZone } from '#database/learners/sessions.ts'
import type { Db } from '#database/connect.ts'
import { ZONE_COOKIE } from '#contract/zone-cookie.ts'

/**
 * The zone a request is made in: its `x-user-timezone`, else the browser's own as it noted it in a cookie (what a page asks
 * for before its code is there has no headers of ours), else the one last seen, else UTC. Throws 400 for an unknown header.
 */
export async function zoneOf(
  http: Context,
  learner: Learner | undefined,
  { db, logger }: { db: Db; logger: Logger },
): Promise<string> {
  const header = http.req.header('x-user-timezone')
  const noted = getCookie(http, ZONE_COOKIE)
  const zone = header ? knownZone(header) : knownZone(noted ?? '')
  if (!zone && !header) return knownZone(learner?.timeZone ?? 'UTC') ?? 'UTC'
  if (!zone) {
    throw new ApiError(400, 'UNKNOWN_TIME_ZONE', 'x-user-timezone is not the name of a time zone', {
      field: 'x-user-timezone',
    })
  }
  if (learner && learner.timeZone !== zone) {
    await noteUnlessBusy(logger, 'the time zone last seen', setTimeZone(db, learner.id, zone))
  }
  return zone
}

/** Checking a name takes longer than most calls: some 600 are known, and whoever makes up others pushes only those out. */
const checked = new LRUCache<string, { zone: string | undefined }>({ max: 1000 })

/** The name of a zone as both `Intl` and `Temporal` know it: one alone (`SystemV/PST8`) would fail in the middle of a request. */
function knownZone(text: string): string | undefined {
  // Offsets such as +05:45 are zones to Temporal, but not names: they know no daylight saving.
  if (text.length > 64 || !/^[A-Za-z]/.test(text)) return undefined
  const known = checked.get(text) ?? { zone: readZone(text) }
  checked.set(text, known)
  return known.zone
}

function readZone(text: string): string | undefined {
  try {
    const name = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
    return Temporal.Now.zonedDateTimeISO(name).timeZoneId
  } catch {
    return undefined
  }
}
