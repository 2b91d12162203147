import type { Context } from 'hono'
import { ApiError } from '../answer/api-error.ts'

/**
 * Refuses writes that another site makes a browser send. Browsers say where a request comes from in `Sec-Fetch-Site`
 * and `Origin`; a request with neither comes from a program, which has no one's cookies to misuse.
 */
export function requireSameSite(http: Context, publicUrl: string): void {
  const site = http.req.header('sec-fetch-site')
  const origin = http.req.header('origin')
  const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
  const ownOrigins = [new URL(publicUrl).origin, new URL(http.req.url).origin]
  const foreignOrigin = origin !== undefined && !ownOrigins.includes(origin)
  if (foreignSite || foreignOrigin) throw new ApiError(403, 'CROSS_SITE', 'Requests from other sites are refused')
}
