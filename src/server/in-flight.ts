import { ApiError } from './api-error.ts'

const underWay = new Set<string>()

/** Does a learner's work unless some of theirs is under way in this process: then it throws 429 RATE_LIMIT at once. */
export async function oneAtATime<T>(learnerId: string, work: () => Promise<T>): Promise<T> {
  if (underWay.has(learnerId)) {
    throw new ApiError(429, 'RATE_LIMIT', 'One message after the other: the last one is still being answered', {
      retryAfter: 1,
    })
  }
  underWay.add(learnerId)
  try {
    return await work()
  } finally {
    underWay.delete(learnerId)
  }
}
