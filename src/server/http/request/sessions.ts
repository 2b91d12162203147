import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Clock } from '#server/environment/clock.ts'
import type { Learner } from './learner.ts'
import { noteUnlessBusy } from '../limits/note-unless-busy.ts'
import type { Logger } from '#server/environment/logger.ts'
import { deleteSession, insertSession, sessionWithUser, touchSession } from '#database/learners/sessions.ts'
import type { Db } from '#database/connect.ts'

/** A session ends when it was not used for this long, or at the latest after this long. */
export const IDLE_DAYS = 30
export const ABSOLUTE_DAYS = 120
/** How stale the record of the last use may be: it is not written at every request. */
const TOUCH_HOURS = 1

export type Sessions = {
  /** Opens a session for a user and sets the cookie; a session the browser had before ends. */
  open(http: Context, userId: string): Promise<void>
  /** Whether the request brings a session, whatever became of it. */
  isGiven(http: Context): boolean
  /** Who the request comes from. */
  learnerOf(http: Context): Promise<Learner | undefined>
  /** Ends the request's session, here and in the browser. */
  close(http: Context): Promise<void>
}

/**
 * Sessions are random 256-bit tokens in a cookie that scripts cannot read; only their hash is stored. `secure` is off
 * only where the product is tried over plain http on the own machine, where browsers would drop the cookie.
 */
export function createSessions({
  db,
  clock,
  logger,
  secure,
}: {
  db: Db
  clock: Clock
  logger: Logger
  secure: boolean
}): Sessions {
  const name = secure ? '__Host-meridian' : 'meridian'
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
  const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

  const close = async (http: Context) => {
    const token = getCookie(http, name)
    if (!token) return
    await deleteSession(db, hashOf(token))
    deleteCookie(http, name, options)
  }

  return {
    close,

    isGiven: http => getCookie(http, name) !== undefined,

    async open(http, userId) {
      await close(http)
      const token = randomBytes(32).toString('base64url')
      await insertSession(db, hashOf(token), userId, clock.now())
      setCookie(http, name, token, { ...options, maxAge: ABSOLUTE_DAYS * 86_400 })
    },

    async learnerOf(http) {
      const token = getCookie(http, name)
      if (!token) return undefined
      const hash = hashOf(token)
      const session = await sessionWithUser(db, hash)
      if (!session) return undefined
      const now = clock.now()
      const idleHours = session.lastUsedAt.until(now).total('hours')
      if (idleHours > IDLE_DAYS * 24 || session.createdAt.until(now).total('hours') > ABSOLUTE_DAYS * 24) {
        await noteUnlessBusy(logger, 'that a session has ended', deleteSession(db, hash))
        return undefined
      }
      if (idleHours >= TOUCH_HOURS) {
        await noteUnlessBusy(logger, 'when a session was used last', touchSession(db, hash, now))
      }
      return session.learner
    },
  }
}
