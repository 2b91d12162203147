import * as z from 'zod/mini'

export const Correction = z.object({ original: z.string(), corrected: z.string(), explanation: z.string() })

export const Feedback = z.object({
  /** 0 to 100. */
  score: z.int().check(z.minimum(0), z.maximum(100)),
  feedback: z.string(),
  corrections: z.array(Correction),
  encouragement: z.string(),
})
export type Feedback = z.infer<typeof Feedback>

export const TutorMessage = z.object({
  message: z.string(),
  /** The English of the message, and its reading, where the built-in tutor knows them. */
  translation: z.optional(z.string()),
  reading: z.optional(z.string()),
  /** The model's name where a model wrote the message. */
  generated_by: z.optional(z.string()),
})
export type TutorMessage = z.infer<typeof TutorMessage>
