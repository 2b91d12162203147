import * as z from 'zod/mini'
import { get } from './call.ts'

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
})
export type OperatorOutcomes = z.infer<typeof OperatorOutcomes>

export const outcomeCalls = {
  operatorOutcomes: get('/operator/outcomes', 'operator', OperatorOutcomes, { points: 30, seconds: 60 }),
}
