import * as z from 'zod'
import { intents } from '#domain/conversation/talk.ts'
import type { Intent } from '#domain/conversation/talk.ts'
import { typicalErrorKinds } from '#domain/conversation/typical-errors.ts'

/** The shape of the files that the built-in tutor's rules are made from: forms, typical errors, talk. */

const text = (longest: number) => z.string().min(1).max(longest)
const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits joined by hyphens')
const pattern = text(1200)
const sentence = text(160)

const row = text(600)

const formTable = z.strictObject({
  part: z.enum([
    'noun', 'verb', 'adjective', 'adverb', 'pronoun', 'preposition', 'number', 'determiner', 'article', 'particle',
  ]), // biome-ignore format: a list
  name: text(80),
  columns: z.array(text(80)).min(1).max(24),
  subjects: z.boolean().optional(),
  forms: z.record(z.string(), row),
  readings: z.record(z.string(), row).optional(),
})

export const FormsFile = z.strictObject({
  between: z.array(text(30)).optional(),
  not_subject_after: z.array(text(30)).optional(),
  joins: z.array(text(30)).optional(),
  tables: z.record(kebab, formTable),
  genders: z
    .strictObject({
      taught_with: z.record(z.string(), z.string()),
      nouns: z.record(z.string(), z.array(text(60))),
      either: z.array(text(60)).optional(),
      not_after: z.array(text(60)).min(1).optional(),
      agree: z.array(z.record(z.string(), text(80))).min(1),
    })
    .optional(),
})
export type FormsFile = z.infer<typeof FormsFile>

const wordSet = z.union([
  z.array(text(80)).min(1),
  z.strictObject({ forms_of: kebab, columns: z.array(text(80)).min(1).optional() }),
  z.strictObject({ forms_of: kebab, to: text(80), from: z.array(text(80)).min(1).optional() }),
  z.strictObject({ nouns: text(20), in: text(80).optional() }),
  z.record(z.string(), text(80)),
])
const sets = z.record(kebab, wordSet).optional()

export const ErrorsFile = z.strictObject({
  sets,
  errors: z
    .array(
      z.strictObject({
        id: kebab,
        kind: z.enum(typicalErrorKinds),
        wrong: z.union([pattern, z.array(pattern).min(1).max(8)]),
        right: text(300),
        why: text(160),
        not_before: z.array(text(80)).min(1).optional(),
        not_after: z.array(text(80)).min(1).optional(),
        examples: z
          .array(z.strictObject({ wrong: sentence, right: sentence }))
          .min(1)
          .max(6),
      }),
    )
    .min(1),
})
export type ErrorsFile = z.infer<typeof ErrorsFile>

const phrase = z.strictObject({ text: sentence, reading: text(320).optional(), translation: text(220) })
const heard = {
  hear: z.array(pattern).min(1).max(80),
  not: z.array(pattern).min(1).optional(),
  examples: z.array(sentence).min(2).max(12),
}
const intent = z.strictObject({
  ...heard,
  replies: z.array(phrase).min(2).max(12),
  unknown: z.array(phrase).min(1).max(6).optional(),
})

export const TalkFile = z.strictObject({
  sets,
  intents: z.strictObject(
    Object.fromEntries(intents.map(each => [each, intent])) as unknown as Record<Intent, typeof intent>,
  ),
  follow_ups: z.array(z.strictObject({ id: kebab, ...heard, replies: z.array(phrase).min(1).max(6) })).min(1),
  acknowledgements: z.array(phrase).min(4).max(16),
})
export type TalkFile = z.infer<typeof TalkFile>
