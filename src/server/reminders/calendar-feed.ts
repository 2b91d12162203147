import ical from 'ical-generator'
import type { Context, Hono } from 'hono'
import { notFound } from '../http/answer/api-error.ts'
import type { Parts } from '../http/handler.ts'
import type { RateLimits } from '../http/limits/rate-limit.ts'
import { minutesByDate } from './day-facts.ts'
import { claimedUser, isTrueToken } from './signed-links.ts'
import { userHash } from '#database/learners/deleted-users.ts'
import { reminderOf } from '#database/reminders/reminders.ts'
import { subscriptionOf } from '#database/payments/subscriptions.ts'
import { datesOff } from '#database/learners/time-off.ts'
import { zoneOfUser } from '#database/learners/users.ts'
import { addDays, daysBetween, localDate } from '#domain/calendar/local-days.ts'
import { languageById } from '#domain/languages.ts'
import { momentOn } from '#domain/reminders/reminder-time.ts'

/** Calendars ask every few hours; whoever asks more often than this is none. */
const LIMIT = { points: 30, seconds: 60 }

/**
 * `GET /calendar/{token}.ics`: the days of a learner's program for their calendar. The address is the only key to it, so it is
 * signed, ends when the learner makes another, and tells nothing but times, minutes and languages.
 */
export function addCalendarFeed(app: Hono, parts: Parts, rateLimits: RateLimits): void {
  const { db } = parts.database
  app.get('/calendar/:file{.+\\.ics}', async (http: Context) => {
    const token = http.req.param('file')!.slice(0, -'.ics'.length)
    const userId = claimedUser(token)
    await rateLimits.count('calendar', userId.slice(0, 64), LIMIT)
    const reminder = token.length < 200 && !token.includes('\0') ? await reminderOf(db, userId) : undefined
    const version = reminder?.calendar_version ?? 0
    if (!reminder || version <= 0 || !(await isTrueToken(db, `calendar ${version}`, token))) throw notFound()
    const events = await calendarDays(parts, userId, reminder.local_time)
    http.header('content-type', 'text/calendar; charset=utf-8')
    http.header('cache-control', 'private, no-store')
    return http.body(calendarOf(events, userId, parts))
  })
}

type CalendarDay = { date: string; start: Temporal.Instant; minutes: number; names: string[] }

/** What is still to come: each day of the program that is not taken off, at the learner's time wherever they are. */
async function calendarDays(
  { database: { db }, clock }: Parts,
  userId: string,
  localTime: string,
): Promise<CalendarDay[]> {
  const now = clock.now()
  const subscription = await subscriptionOf(db, userId, now)
  if (!subscription) return []
  const zone = await zoneOfUser(db, userId)
  const off = await datesOff(db, userId)
  const today = localDate(now, zone)
  const count = daysBetween(today, localDate(subscription.expiresAt, zone)) + 1
  const sharesOn = await minutesByDate(db, userId)
  const days: CalendarDay[] = []
  for (let day = 0; day < count; day++) {
    const date = addDays(today, day)
    const start = momentOn(date, localTime, zone)
    if (off.has(date) || Temporal.Instant.compare(start, subscription.expiresAt) >= 0) continue
    const shares = sharesOn(date)
    const minutes = [...shares.values()].reduce((sum, each) => sum + each, 0)
    if (minutes > 0) days.push({ date, start, minutes, names: [...shares.keys()].map(id => languageById(id)!.name) })
  }
  return days
}

function calendarOf(days: CalendarDay[], userId: string, { settings, clock }: Parts): string {
  const dateOf = (moment: Temporal.Instant) => new Date(moment.epochMilliseconds)
  const calendar = ical({ name: 'Meridian', prodId: { company: 'Meridian', product: 'Meridian' }, ttl: 6 * 3600 })
  for (const { date, start, minutes, names } of days) {
    calendar.createEvent({
      // The same day keeps its name, so that calendars move it instead of showing it twice.
      id: `${userHash(userId).slice(0, 16)}-${date}@meridian`,
      stamp: dateOf(clock.now()),
      start: dateOf(start),
      end: dateOf(start.add({ minutes })),
      summary: `${minutes} minutes of ${names.join(' and ')}`,
      description: `${settings.publicUrl}/dashboard`,
      url: `${settings.publicUrl}/dashboard`,
    })
  }
  return calendar.toString()
}
