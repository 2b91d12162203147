import { ApiError } from '../api-error.ts'
import type { Handlers } from '../handler.ts'

export const evaluationHandlers = {
  evaluation: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
  evaluate: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
  programStats: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
} satisfies Partial<Handlers>
