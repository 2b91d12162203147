import { ApiError } from '../api-error.ts'
import type { Handlers } from '../handler.ts'

export const paymentHandlers = {
  createCheckout: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
  paymentSession: async () => {
    throw new ApiError(503, 'TRY_AGAIN')
  },
} satisfies Partial<Handlers>
