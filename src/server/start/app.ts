import { Hono } from 'hono'
import type { Context } from 'hono'
import { ApiError, notFound, wrongMethod } from '../http/answer/api-error.ts'
import { clientAddress } from '../http/request/client-address.ts'
import { readBody, readQuery } from '../http/request/body.ts'
import { handlers } from '../calls/handlers.ts'
import { answerError } from '../http/answer/error-answer.ts'
import { addHealth } from '../http/health.ts'
import type { Parts, Request } from '../http/handler.ts'
import type { Learner } from '../http/request/learner.ts'
import { addHeaders } from '../http/answer/headers.ts'
import { isOperator, isTeacher } from '../http/request/operators.ts'
import { openApi } from './open-api.ts'
import { countRequest } from '../http/limits/count-request.ts'
import { createRateLimits } from '../http/limits/rate-limit.ts'
import { requireSameSite } from '../http/request/same-site.ts'
import { sendAnswer } from '../http/answer/send-answer.ts'
import { createSessions } from '../http/request/sessions.ts'
import { addCalendarFeed } from '../reminders/calendar-feed.ts'
import { addUnsubscribe } from '../reminders/unsubscribe.ts'
import { zoneOf } from '../http/request/time-zone.ts'
import { addWebhook } from '../payments/webhook.ts'
import { api } from '#contract/api.ts'
import type { Call } from '#contract/call.ts'
import { dailyBounds } from '#domain/program/learner-bounds.ts'
import type { DailyBound } from '#domain/program/learner-bounds.ts'
import { subscriptionOf } from '#database/payments/subscriptions.ts'

/** A handler of whatever call: what it takes and answers is the call's, as its own type says. */
type AnyHandler = (request: Request<Call>, write: (part: string) => void) => Promise<unknown>

/** For the practice parts: a sign-in and a payment together are a dozen requests. */
const PRACTICE_LIMIT = { points: 1200, seconds: 60 }

/** What the server itself asks the practice parts. Secrets guard it, and nothing is kept there for strangers. */
const askedByOurselves = /^\/practice\/(?:checkout\/v1\/|sign-in\/(?:token|me|jwks)$)/

/** The whole HTTP surface: the calls of the contract, then health, then whatever else is mounted (web files, practice parts). */
export function createApp(parts: Parts, mount: (app: Hono) => void = () => {}): Hono {
  const { database, clock, settings, logger } = parts
  const db = database.db
  const sessions = createSessions({ db, clock, logger, secure: settings.publicUrl.startsWith('https:') })
  const rateLimits = createRateLimits(database)
  const app = new Hono()

  addHeaders(app, parts)
  app.onError((error, http) => answerError(error, http, logger))
  const metrics = addHealth(app, parts)

  const changesState = (name: string, call: Call) => call.method === 'POST' || name === 'logout'
  /** Everything a request must pass before its handler sees it. */
  const admitted = async (name: string, call: Call, http: Context) => {
    if (changesState(name, call)) requireSameSite(http, settings.publicUrl)
    const visitor = await sessions.learnerOf(http)
    await countRequest(rateLimits, { name, call, http, visitor, settings })
    const now = clock.now()
    if (call.access !== 'public') await requireAccess(parts, call, visitor, now)
    return {
      ...parts,
      db,
      now,
      sessions,
      http,
      visitor,
      params: readParams(http),
      body: call.body ? await readBody(http, call.body) : undefined,
      query: call.query ? readQuery(http, call.query) : undefined,
      zone: await zoneOf(http, visitor, { db, logger }),
      async spend(bound: DailyBound, points: number) {
        if (!visitor) throw new ApiError(401, 'SIGNED_OUT')
        await rateLimits.count(`${bound} a day`, visitor.id, { points: dailyBounds[bound], seconds: 86_400 }, points)
      },
      get learner() {
        if (!visitor) throw new ApiError(401, 'SIGNED_OUT')
        return visitor
      },
    } as unknown as Request<Call>
  }
  const serve = (name: string, call: Call, handler: AnyHandler) => {
    const path = `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    app.on(call.method, path, async http => {
      // To ask for the headers of an answer must not change anything.
      if (http.req.method === 'HEAD' && changesState(name, call)) throw wrongMethod([call.method])
      const request = await admitted(name, call, http)
      const cacheControl = call.access === 'public' && !changesState(name, call) ? 'no-cache' : 'no-store'
      return sendAnswer[call.answers](http, write => handler(request, write), { logger, cacheControl })
    })
  }
  for (const [name, call] of Object.entries(api)) {
    serve(name, call as Call, handlers[name as keyof typeof handlers] as unknown as AnyHandler)
  }

  addCalendarFeed(app, parts, rateLimits)
  addUnsubscribe(app, db, rateLimits)
  addWebhook(app, parts, metrics)
  const description = openApi(settings.publicUrl)
  app.get('/api/openapi.json', http => http.json(description))
  app.use('/practice/*', async (http, next) => {
    if (!askedByOurselves.test(http.req.path))
      await rateLimits.count('practice', clientAddress(http, settings.trustProxy), PRACTICE_LIMIT)
    await next()
  })
  mount(app)
  app.all('/api/*', http => {
    const known = app.routes.filter(
      route => route.path.startsWith('/api/') && route.method !== 'ALL' && matches(route.path, http.req.path),
    )
    throw known.length > 0 ? wrongMethod(known.map(route => route.method)) : notFound()
  })
  return app
}

async function requireAccess(parts: Parts, call: Call, visitor: Learner | undefined, now: Temporal.Instant) {
  if (!visitor) throw new ApiError(401, 'SIGNED_OUT')
  if (call.access === 'subscribed' && !(await subscriptionOf(parts.database.db, visitor.id, now))) {
    throw new ApiError(403, 'SUBSCRIPTION_REQUIRED')
  }
  if (call.access === 'operator' && !isOperator(visitor, parts.settings)) throw notFound()
  if (call.access === 'teacher' && !isTeacher(visitor, parts.settings)) throw notFound()
}

/** The parameters of the address. What cannot be stored as text cannot be the id of anything. */
function readParams(http: Context): Record<string, string> {
  const params = http.req.param()
  if (Object.values(params).some(value => value.includes('\0') || !value.isWellFormed())) throw notFound()
  return params
}

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
}
