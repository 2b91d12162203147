import type { Context } from 'hono'
import { clientAddress } from '../request/client-address.ts'
import type { Learner } from '../request/learner.ts'
import type { RateLimits } from './rate-limit.ts'
import { signInCookie } from '../request/sign-in-cookie.ts'
import type { Settings } from '#server/environment/settings.ts'
import type { Call } from '#contract/call.ts'

type Counted = {
  name: string
  call: Pick<Call, 'rateLimit'>
  http: Context
  visitor: Learner | undefined
  settings: Pick<Settings, 'publicUrl' | 'trustProxy'>
}

/**
 * Counts a request towards its limit: by learner, else by network address. Where a school signs in behind one address,
 * the call has a wider limit by address, and its own limit holds for one sign-in of one browser. Throws 429.
 */
export async function countRequest(
  limits: RateLimits,
  { name, call, http, visitor, settings }: Counted,
): Promise<void> {
  const { points, seconds, perAddress } = call.rateLimit
  if (visitor) return limits.count(name, visitor.id, { points, seconds })
  const address = clientAddress(http, settings.trustProxy)
  if (perAddress === undefined) return limits.count(name, address, { points, seconds })
  await limits.count(`${name}-by-address`, address, { points: perAddress, seconds })
  const begun = signInCookie(http, settings.publicUrl)
  if (begun) await limits.count(name, begun, { points, seconds })
}
