import { ApiError } from '../api-error.ts'
import type { Handlers } from '../handler.ts'

export const signInHandlers = {
  me: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
  signInProviders: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
  redirectUrl: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
  createSession: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
  logout: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
} satisfies Partial<Handlers>
