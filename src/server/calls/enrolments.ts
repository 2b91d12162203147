import { ApiError } from '../api-error.ts'
import type { Handlers } from '../handler.ts'

export const enrolmentHandlers = {
  enrolments: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
  enrol: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
} satisfies Partial<Handlers>
