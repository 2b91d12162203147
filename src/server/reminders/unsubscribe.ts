import type { Hono } from 'hono'
import { notFound } from '../http/answer/api-error.ts'
import type { RateLimits } from '../http/limits/rate-limit.ts'
import { claimedUser, isTrueToken } from './signed-links.ts'
import type { Db } from '#database/connect.ts'
import { endEmailReminders } from '#database/reminders/reminders.ts'

/** Ends reminders by e-mail for whom a message's token names; a second time changes nothing. Throws 404 for a token that is not ours. */
export async function unsubscribe(db: Db, token: string): Promise<void> {
  if (token.length > 200 || !(await isTrueToken(db, 'unsubscribe', token))) throw notFound()
  await endEmailReminders(db, claimedUser(token))
}

/**
 * `POST /unsubscribe/{token}`: what a mail program sends when its own button is pressed (RFC 8058), to the address that people
 * open. Opening it only shows the page, since programs that look through mail open every link.
 */
export function addUnsubscribe(app: Hono, db: Db, rateLimits: RateLimits): void {
  app.post('/unsubscribe/:token', async http => {
    const { token } = http.req.param()
    await rateLimits.count('unsubscribe', claimedUser(token).slice(0, 64), { points: 30, seconds: 60 })
    await unsubscribe(db, token)
    return http.text('Reminders by e-mail are off.')
  })
}
