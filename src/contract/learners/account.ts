import { skills } from '#domain/memory/skills.ts'
import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { Done, InstantText, LanguageId, Percentage, freeText, writtenText } from '../fields.ts'
import { levels } from '#domain/program/program.ts'

const Item = z.string().check(z.minLength(1), z.maxLength(200))

/** What is brought from a downloaded file, in parts: one language, as much as one request takes. */
export const ImportPart = z.object({
  language_id: LanguageId,
  level: z.enum(levels),
  enrolled_at: InstantText,
  saved_items: z
    .array(z.object({ item: Item, text: writtenText(200), translation: writtenText(300) }))
    .check(z.maxLength(200)),
  memory_items: z
    .array(z.object({ item: Item, introduced_at: InstantText, source: z.enum(['lesson', 'conversation', 'lookup']) }))
    .check(z.maxLength(500)),
  lesson_progress: z
    .array(
      z.object({
        lesson_id: z.string().check(z.maxLength(100)),
        score: Percentage,
        completed_at: InstantText,
        time_zone: freeText(64),
      }),
    )
    .check(z.maxLength(100)),
  reviews: z
    .array(
      z.object({
        id: z.uuid(),
        item: Item,
        activity: z.string().check(z.maxLength(40)),
        /** Left out by downloads of earlier releases. */
        skill: z.optional(z.enum(skills)),
        verdict: z.enum(['correct', 'almost', 'wrong']),
        hint_used: z.union([z.literal(0), z.literal(1)]),
        milliseconds: z.int().check(z.minimum(0), z.maximum(3_600_000)),
        rating: z.int().check(z.minimum(1), z.maximum(4)),
        answered_at: InstantText,
      }),
    )
    .check(z.maxLength(200)),
})
export type ImportPart = z.infer<typeof ImportPart>

export const accountCalls = {
  /** Everything stored of the learner, by table. */
  exportAccount: get(
    '/users/export',
    'signed-in',
    z.looseObject({ format: z.literal('meridian'), version: z.int(), exported_at: InstantText }),
    { points: 6, seconds: 60 },
  ),
  /** Takes words, answers and lessons of a downloaded file; what is there already stays, so that twice is as once. */
  importPart: post(
    '/users/import',
    'signed-in',
    ImportPart,
    z.object({ words: z.int(), reviews: z.int(), lessons: z.int() }),
    { points: 120, seconds: 60 },
  ),
  /** Deletes the account and everything in it. The learner's address is asked for, so that nothing does it by accident. */
  deleteAccount: post('/users/me/delete', 'signed-in', z.object({ email: freeText(320) }), Done, {
    points: 10,
    seconds: 60,
  }),
}
