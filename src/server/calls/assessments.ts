import { ApiError } from '../api-error.ts'
import type { Handlers } from '../handler.ts'

export const assessmentHandlers = {
  assessment: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
  assess: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
} satisfies Partial<Handlers>
