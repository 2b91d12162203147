import * as z from 'zod/mini'
import { get } from '../call.ts'

export const OperatorOutcomes = z.object({
  /** Learners who bought a program. */
  learners: z.int(),
  /** For each week of the program: learners for whom it is over, and those who had not stopped before it. */
  finishing: z.array(z.object({ week: z.int(), reached: z.int(), still_learning: z.int() })),
  /** Evaluations given, those that tell of a higher level, and the mean program rating; null without any. */
  evaluations: z.int(),
  improved: z.int(),
  rating: z.nullable(z.number()),
  /** Learners who took the first and the last test of a language, and those who knew more words in the last. */
  measured: z.int(),
  gained: z.int(),
  /** What the language model was used for in the last 30 days; null where none is configured. */
  tutor: z.nullable(
    z.object({
      model: z.string(),
      learners: z.int(),
      requests: z.int(),
      input_tokens: z.int(),
      output_tokens: z.int(),
      /** US dollars by the prices set. */
      cost: z.number(),
    }),
  ),
})
export type OperatorOutcomes = z.infer<typeof OperatorOutcomes>

export const outcomeCalls = {
  operatorOutcomes: get('/operator/outcomes', 'operator', OperatorOutcomes, { points: 30, seconds: 60 }),
}
