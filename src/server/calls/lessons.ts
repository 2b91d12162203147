import { ApiError } from '../api-error.ts'
import type { Handlers } from '../handler.ts'

export const lessonHandlers = {
  lesson: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
  completeLesson: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
} satisfies Partial<Handlers>
