import * as z from 'zod/mini'
import { get } from '../call.ts'
import { GrammarTable, Phrase } from '#domain/lessons/lesson.ts'

/** A point of grammar as it is looked up: where it is taught, its forms, and how it is used. */
export const GrammarEntry = z.object({
  id: z.string(),
  title: z.string(),
  week: z.int(),
  day: z.int(),
  /** The lesson that teaches it. */
  lesson_id: z.string(),
  explanation: z.string(),
  table: z.optional(GrammarTable),
  examples: z.array(Phrase),
})
export type GrammarEntry = z.infer<typeof GrammarEntry>

export const grammarCalls = {
  /** Every point of a language's course, in the order in which it is taught. Beside the specification. */
  grammar: get('/languages/{id}/grammar', 'public', z.object({ language_id: z.int(), points: z.array(GrammarEntry) }), {
    points: 60,
    seconds: 60,
  }),
}
