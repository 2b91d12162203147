import * as z from 'zod/mini'
import { languages } from '#domain/languages.ts'

/** Shapes that several calls share. */

const languageIds = new Set(languages.map(language => language.id))

/** A language of the list, by number. */
export const LanguageId = z.number().check(z.refine(id => languageIds.has(id), 'There is no such language'))

/** A moment in UTC, ISO 8601 with milliseconds: 2026-11-20T21:51:21.123Z. */
export const InstantText = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/))

/** A calendar day: 2026-11-20. */
export const DateText = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

// A lone surrogate cannot be stored as UTF-8 and NUL cannot be stored in PostgreSQL: refused rather than silently changed.
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Text a person wrote, kept as it is. `max` counts UTF-16 units. */
export const freeText = (max: number) =>
  z.string().check(z.maxLength(max), z.refine(isStorable, 'Contains characters that are not text'))

/** Text that must say something. */
export const writtenText = (max: number) =>
  freeText(max).check(z.refine(text => text.trim() !== '', 'Must not be blank'))

export const Percentage = z.int().check(z.minimum(0), z.maximum(100))

/** The answer of a call whose answer nobody reads. */
export const Done = z.object({ ok: z.literal(true) })
