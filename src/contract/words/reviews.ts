import * as z from 'zod/mini'
import { post } from '../call.ts'
import { InstantText, LanguageId, writtenText } from '../fields.ts'
import { activityTypes } from '#domain/activities/activities.ts'
import { skills } from '#domain/memory/skills.ts'
import { savedSources } from '#domain/memory/saved-item.ts'

/** One answer to one memory item. `id` is made by the browser, so that sending again counts once. */
export const NewReview = z.object({
  id: z.uuid(),
  item: z.string().check(z.minLength(1), z.maxLength(200)),
  activity: z.enum([...activityTypes, 'lesson']),
  /** What was asked of the learner, where the activity alone does not tell. */
  skill: z.optional(z.enum(skills)),
  verdict: z.enum(['correct', 'almost', 'wrong']),
  hint_used: z.boolean(),
  /** From the question's appearance to the answer. */
  milliseconds: z.int().check(z.minimum(0), z.maximum(3_600_000)),
  answered_at: InstantText,
})
export type NewReview = z.infer<typeof NewReview>

export const reviewCalls = {
  recordReviews: post(
    '/users/reviews',
    'signed-in',
    z.object({ language_id: LanguageId, reviews: z.array(NewReview).check(z.minLength(1), z.maxLength(200)) }),
    z.object({ recorded: z.int() }),
  ),
  /** Keeps what was met outside the lessons; the same text again changes nothing. */
  saveMemoryItems: post(
    '/users/memory-items',
    'signed-in',
    z.object({
      language_id: LanguageId,
      source: z.enum(savedSources),
      items: z
        .array(z.object({ text: writtenText(200), translation: writtenText(300) }))
        .check(z.minLength(1), z.maxLength(50)),
    }),
    z.object({ items: z.array(z.string()) }),
  ),
}
