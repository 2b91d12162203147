import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { ApiError, wrongMethod } from './api-error.ts'
import { answerError } from './error-answer.ts'
import type { Parts } from '../handler.ts'

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ')

/** The headers every answer carries. Strict transport is asked for only where the product is served by TLS. */
export function addHeaders(app: Hono, { settings, logger }: Pick<Parts, 'settings' | 'logger'>): void {
  const secure = settings.publicUrl.startsWith('https:')
  app.use(async (http, next) => {
    http.header('x-request-id', randomUUID())
    if (http.req.method === 'TRACE') http.res = answerError(wrongMethod(['GET', 'HEAD', 'POST']), http, logger)
    else if (hasTwoHosts(http))
      http.res = answerError(new ApiError(400, 'MALFORMED', 'The request names two hosts'), http, logger)
    else await next()
    if (!http.res.headers.has('content-security-policy')) http.header('content-security-policy', policy)
    http.header('x-content-type-options', 'nosniff')
    http.header('referrer-policy', 'same-origin')
    http.header('cross-origin-opener-policy', 'same-origin')
    http.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self)')
    if (secure) http.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (http.req.path.startsWith('/api/') && http.res.headers.get('content-type') === 'application/json') {
      http.header('content-type', 'application/json; charset=utf-8')
    }
  })
}

/** Proxy and server may each believe another of two hosts. Node itself takes the first and is silent about the second. */
function hasTwoHosts(http: Context): boolean {
  const { incoming } = (http.env ?? {}) as { incoming?: { rawHeaders?: string[] } }
  const names = (incoming?.rawHeaders ?? []).filter((_, at) => at % 2 === 0)
  return names.filter(name => name.toLowerCase() === 'host').length > 1
}
