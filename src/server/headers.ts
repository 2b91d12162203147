import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { Settings } from './settings.ts'

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
export function addHeaders(app: Hono, settings: Settings): void {
  const secure = settings.publicUrl.startsWith('https:')
  app.use(async (http, next) => {
    http.header('x-request-id', randomUUID())
    if (http.req.method === 'TRACE')
      return http.json({ code: 'METHOD_NOT_ALLOWED', message: 'TRACE is not answered' }, 405)
    await next()
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
