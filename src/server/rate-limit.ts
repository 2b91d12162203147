import { RateLimiterMemory } from 'rate-limiter-flexible'
import { ApiError } from './api-error.ts'
import type { RateLimit } from '#contract/call.ts'

export type RateLimits = {
  /** Counts one request. Throws 429 with the seconds to wait where the limit is passed. */
  count(call: string, who: string, limit: RateLimit): Promise<void>
}

/** Limits counted in this process. */
export function createRateLimits(): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>()
  return {
    async count(call, who, limit) {
      let limiter = limiters.get(call)
      if (!limiter) {
        limiter = new RateLimiterMemory({ points: limit.points, duration: limit.seconds, keyPrefix: call })
        limiters.set(call, limiter)
      }
      try {
        await limiter.consume(who)
      } catch (refusal) {
        const wait = (refusal as { msBeforeNext?: number }).msBeforeNext ?? limit.seconds * 1000
        throw new ApiError(429, 'RATE_LIMIT', undefined, { retryAfter: Math.max(1, Math.ceil(wait / 1000)) })
      }
    },
  }
}
