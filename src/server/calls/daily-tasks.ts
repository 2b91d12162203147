import { ApiError } from '../api-error.ts'
import type { Handlers } from '../handler.ts'

export const dailyTaskHandlers = {
  dailyTasks: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
  dailyTask: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
  completeTask: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
  streak: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
} satisfies Partial<Handlers>
