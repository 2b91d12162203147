import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { ApiError } from '../answer/api-error.ts'
import type { RateLimit } from '#contract/call.ts'
import type { Database } from '#database/connect.ts'

export type RateLimits = {
  /** Counts one request, or as many points as it is worth. Throws 429 with the seconds to wait where the limit is passed. */
  count(call: string, who: string, limit: RateLimit, points?: number): Promise<void>
}

/**
 * Limits counted in this process; on PostgreSQL together with all others on the same database. Where it does not answer,
 * each process counts for itself until it does.
 */
export function createRateLimits({ counters }: Pick<Database, 'counters'> = {}): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>()

  function limiterFor(call: string, { points, seconds }: RateLimit): RateLimiterAbstract {
    const known = limiters.get(call)
    if (known) return known
    const options = { points, duration: seconds, keyPrefix: call }
    const memory = new RateLimiterMemory(options)
    const limiter = counters
      ? new RateLimiterPostgres({
          ...options,
          storeClient: counters,
          tableName: 'rate_limits',
          tableCreated: true,
          // One of them clears what has expired for all.
          clearExpiredByTimeout: limiters.size === 0,
          // Who has passed a limit is not asked for again until it is over.
          inMemoryBlockOnConsumed: points + 1,
          insuranceLimiter: memory,
        })
      : memory
    limiters.set(call, limiter)
    return limiter
  }

  return {
    async count(call, who, limit, points = 1) {
      try {
        await limiterFor(call, limit).consume(who, points)
      } catch (refusal) {
        const wait = (refusal as { msBeforeNext?: number }).msBeforeNext ?? limit.seconds * 1000
        throw new ApiError(429, 'RATE_LIMIT', undefined, { retryAfter: Math.max(1, Math.ceil(wait / 1000)) })
      }
    },
  }
}
