import * as z from 'zod/mini'
import { get } from '../call.ts'
import { InstantText } from '../fields.ts'
import { TaskContent } from '#domain/activities/task-content.ts'
import { strengths } from '#domain/memory/word-strength.ts'

/** A word the learner met, with what is known of how well it is remembered. */
export const MetWord = z.object({
  item: z.string(),
  word: z.string(),
  reading: z.nullable(z.string()),
  /** Between no slashes; empty where none is known. */
  pronunciation: z.string(),
  translation: z.string(),
  example: z.nullable(z.object({ text: z.string(), translation: z.string() })),
  /** The week of the course that teaches it; null for what was met elsewhere. */
  week: z.nullable(z.int()),
  source: z.enum(['lesson', 'conversation', 'lookup']),
  strength: z.enum(strengths),
  /** The chance that it is known now, in percent; null where it was never asked for. */
  known: z.nullable(z.int()),
  next_review: InstantText,
  is_due: z.boolean(),
})
export type MetWord = z.infer<typeof MetWord>

export const wordCalls = {
  words: get(
    '/users/words/{languageId}',
    'signed-in',
    z.object({ language_id: z.int(), words: z.array(MetWord), due: z.int() }),
    { points: 60, seconds: 60 },
  ),
  /** An activity on the words that need it most: those due, then the weakest. Null before a word was met. */
  wordReview: get('/users/words/{languageId}/review', 'signed-in', z.nullable(TaskContent), {
    points: 60,
    seconds: 60,
  }),
}
