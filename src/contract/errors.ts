import * as z from 'zod/mini'

/** The shape of every error answer. `field` names the part of the body that is at fault, in dotted form. */
export const ErrorAnswer = z.object({
  code: z.string(),
  message: z.string(),
  field: z.optional(z.string()),
  request_id: z.optional(z.string()),
})
export type ErrorAnswer = z.infer<typeof ErrorAnswer>
