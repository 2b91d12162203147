import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ApiError } from './api-error.ts'
import type { Logger } from '#server/environment/logger.ts'

/** The one place where a failure becomes an answer: `{ code, message }` with the fitting status, never a stack trace. */
export function answerError(error: unknown, http: Context, logger: Logger): Response {
  const failure = asApiError(error)
  const requestId = http.res.headers.get('x-request-id') ?? randomUUID()
  if (failure.status >= 500) logger.error({ err: error, requestId, path: http.req.path }, failure.code)
  else if (failure.cause) logger.warn({ err: error, path: http.req.path }, failure.code)
  if (failure.details.retryAfter) http.header('retry-after', String(failure.details.retryAfter))
  if (failure.details.allow) http.header('allow', failure.details.allow.join(', '))
  http.header('cache-control', 'no-store')
  http.header('content-type', 'application/json; charset=utf-8')
  const { field } = failure.details
  const answer = {
    code: failure.code,
    message: failure.message,
    ...(field && { field }),
    ...(failure.status >= 500 && { request_id: requestId }),
  }
  return http.body(JSON.stringify(answer), failure.status)
}

/** Any failure as the answer that a client may see. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof HTTPException) return new ApiError(error.status as 400, 'MALFORMED', 'The request is malformed')
  if (isDatabaseFailure(error)) {
    return new ApiError(
      503,
      'TRY_AGAIN',
      'The server cannot save or read at the moment, nothing was changed; try again shortly',
      { retryAfter: 5 },
    )
  }
  // PostgreSQL's "character not in repertoire": a text with NUL, which it cannot store, and which no call means.
  if ((error as { code?: string } | undefined)?.code === '22021') {
    return new ApiError(400, 'MALFORMED', 'The request contains characters that are not text')
  }
  return new ApiError(500, 'INTERNAL', 'Something went wrong on our side, nothing was lost; try again')
}

/** Busy, read-only, full, or not reachable: what an operator mends and a client tries again. */
function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: string; errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') {
    // Primary result codes: busy 5, locked 6, read-only 8, I/O 10, full 13, cannot open 14.
    return [5, 6, 8, 10, 13, 14].includes((errcode ?? 0) & 0xff)
  }
  // PostgreSQL classes 08 (connection), 53 (resources), 57 (shutdown, time-out), 25006 (read-only), 55P03 (lock), 40 (deadlock).
  if (code && /^(08|53|57|40)|^25006$|^55P03$/.test(code)) return true
  return (
    /ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE/.test(code ?? '') ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|driver has already been destroyed/.test(
      error.message,
    )
  )
}
