import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { ApiError, notFound } from './api-error.ts'
import { readBody } from './body.ts'
import { handlers } from './calls/handlers.ts'
import { addConversationStream } from './conversation-stream.ts'
import { answerError } from './error-answer.ts'
import { addHealth } from './health.ts'
import type { Handler, Learner, Parts, Request } from './handler.ts'
import { addHeaders } from './headers.ts'
import { isOperator } from './operators.ts'
import { openApi } from './open-api.ts'
import { createRateLimits } from './rate-limit.ts'
import { requireSameSite } from './same-site.ts'
import { createSessions } from './sessions.ts'
import { addSyntheticSpeech } from './synthetic-speech.ts'
import { zoneOf } from './time-zone.ts'
import { addWebhook } from './webhook.ts'
import { api } from '#contract/api.ts'
import type { Call } from '#contract/call.ts'
import { subscriptionOf } from '#database/subscriptions.ts'

/** The whole HTTP surface: the calls of the contract, then health, then whatever else is mounted (web files, practice parts). */
export function createApp(parts: Parts, mount: (app: Hono) => void = () => {}): Hono {
  const { database, clock, settings, logger } = parts
  const db = database.db
  const sessions = createSessions({ db, clock, secure: settings.publicUrl.startsWith('https:') })
  const rateLimits = createRateLimits()
  const app = new Hono()

  addHeaders(app, settings)
  app.onError((error, http) => answerError(error, http, logger))
  addHealth(app, parts)

  const changesState = (name: string, call: Call) => call.method === 'POST' || name === 'logout'
  /** Everything a request must pass before its handler sees it. */
  const admitted = async (name: string, call: Call, http: Context) => {
    if (changesState(name, call)) requireSameSite(http, settings.publicUrl)
    const visitor = await sessions.learnerOf(http)
    await rateLimits.count(name, visitor?.id ?? addressOf(http, settings.trustProxy), call.rateLimit)
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
      zone: await zoneOf(http, visitor, db),
      get learner() {
        if (!visitor) throw new ApiError(401, 'SIGNED_OUT')
        return visitor
      },
    } as unknown as Request<Call>
  }
  const serve = (name: string, call: Call, handler: Handler<Call>) => {
    const path = `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    app.on(call.method, path, async http => {
      const answer = await handler(await admitted(name, call, http))
      http.header('cache-control', call.access === 'public' && !changesState(name, call) ? 'no-cache' : 'no-store')
      return http.json(answer as object)
    })
  }
  for (const [name, call] of Object.entries(api)) {
    serve(name, call as Call, handlers[name as keyof typeof handlers] as unknown as Handler<Call>)
  }

  addConversationStream(
    app,
    parts,
    http => admitted('startConversation', api.startConversation as Call, http) as Promise<Request<never>>,
  )
  addSyntheticSpeech(app, parts, { sessions, rateLimits })
  addWebhook(app, parts)
  const description = openApi(settings.publicUrl)
  app.get('/api/openapi.json', http => http.json(description))
  mount(app)
  app.all('/api/*', http => {
    const known = app.routes.some(
      route => route.path.startsWith('/api/') && route.method !== 'ALL' && matches(route.path, http.req.path),
    )
    throw known ? new ApiError(405, 'METHOD_NOT_ALLOWED', 'This address does not take that method') : notFound()
  })
  return app
}

async function requireAccess(parts: Parts, call: Call, visitor: Learner | undefined, now: Temporal.Instant) {
  if (!visitor) throw new ApiError(401, 'SIGNED_OUT')
  if (call.access === 'subscribed' && !(await subscriptionOf(parts.database.db, visitor.id, now))) {
    throw new ApiError(403, 'SUBSCRIPTION_REQUIRED')
  }
  if (call.access === 'operator' && !isOperator(visitor, parts.settings)) throw notFound()
}

/** The parameters of the address. What cannot be stored as text cannot be the id of anything. */
function readParams(http: Context): Record<string, string> {
  const params = http.req.param()
  if (Object.values(params).some(value => value.includes('\0') || !value.isWellFormed())) throw notFound()
  return params
}

/** The network address limits are counted by; behind a trusted proxy the one it saw. */
function addressOf(http: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? http.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  if (forwarded) return forwarded
  try {
    return getConnInfo(http).remote.address ?? 'unknown'
  } catch {
    return 'in-process'
  }
}

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
}
