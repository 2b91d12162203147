import { ApiError } from '../api-error.ts'
import type { Handlers } from '../handler.ts'

export const conversationHandlers = {
  startConversation: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
  conversationFeedback: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
} satisfies Partial<Handlers>
