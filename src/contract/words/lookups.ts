import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { InstantText, LanguageId, writtenText } from '../fields.ts'
import { MAX_LOOKUP } from '#domain/lookup/lookup.ts'

export const LookupResult = z.object({
  word: z.string(),
  language: z.string(),
  pronunciation: z.string(),
  meaning: z.string(),
  translation: z.string(),
  example_sentence: z.string(),
  grammar_info: z.nullable(z.string()),
  usage_notes: z.nullable(z.string()),
  language_id: z.nullable(z.int()),
  reading: z.optional(z.string()),
  example_translation: z.optional(z.string()),
  example_reading: z.optional(z.string()),
  /** Which form of the word was asked for, where it was not the dictionary's own: “preterite, we”. */
  form: z.optional(z.string()),
  /** The word's forms, by what they are. */
  forms: z.optional(z.array(z.object({ label: z.string(), forms: z.array(z.string()) }))),
  /** The word is of a language that the learner has not begun and did not choose: it is asked whether it was meant. */
  is_guess: z.optional(z.boolean()),
  /** A phrase that no entry has as a whole: the suggestions are its words. */
  is_word_by_word: z.optional(z.boolean()),
  /** Other entries the learner may have meant. */
  suggestions: z.array(z.object({ word: z.string(), translation: z.string(), language_id: z.int() })),
  /** Where the pronunciation is from: written by the course, or computed. */
  pronunciation_source: z.enum(['course', 'computed', 'none']),
  /** Whether the learner will be asked for it: it was kept, once, among the words to review. */
  kept_for_review: z.boolean(),
  /** The dictionary that the operator brought along and its licence, where the word is from one. */
  source: z.optional(z.object({ name: z.string(), licence: z.string() })),
  /** The model's name where a model wrote the meaning. */
  generated_by: z.optional(z.string()),
})
export type LookupResult = z.infer<typeof LookupResult>

export const RecentLookup = z.object({
  language_id: z.int(),
  word: z.string(),
  translation: z.string(),
  looked_up_at: InstantText,
})
export type RecentLookup = z.infer<typeof RecentLookup>

export const lookupCalls = {
  lookUp: post(
    '/pronunciation/lookup',
    'subscribed',
    z.object({ word: writtenText(MAX_LOOKUP), language_id: z.optional(z.nullable(LanguageId)) }),
    LookupResult,
    { points: 60, seconds: 60 },
  ),
  /** What the learner looked up, the latest first. Beside the specification. */
  recentLookups: get('/users/lookups', 'signed-in', z.array(RecentLookup)),
}
