import * as z from 'zod'
import { wordsOf } from '#domain/answers/text/text-words.ts'
import type { Correction } from '#domain/conversation/conversation.ts'
import type { ErrorKind } from '#domain/conversation/feedback-score.ts'
import type { LanguageCode } from '#domain/languages.ts'

/** What LanguageTool answers, as far as it is read: https://languagetool.org/http-api/ */
export const Checked = z.object({
  matches: z.array(
    z.object({
      message: z.string(),
      offset: z.int().min(0),
      length: z.int().min(1),
      replacements: z.array(z.object({ value: z.string() })),
      rule: z.object({ issueType: z.string().default(''), category: z.object({ id: z.string().default('') }) }),
    }),
  ),
})
export type Checked = z.infer<typeof Checked>

/** The languages that it checks, by its own codes. */
export const toolCodes: Partial<Record<LanguageCode, string>> = {
  es: 'es', fr: 'fr', de: 'de-DE', it: 'it', pt: 'pt-PT', ru: 'ru-RU', ja: 'ja-JP', zh: 'zh-CN', ar: 'ar', nl: 'nl', pl: 'pl-PL',
  sv: 'sv', da: 'da-DK', el: 'el-GR', uk: 'uk-UA', ro: 'ro-RO', sk: 'sk-SK', tl: 'tl-PH',
} // biome-ignore format: a table

/** Marks, capitals, spaces and taste are no errors of a chat. */
const ignored =
  /punctuation|casing|typograph|whitespace|style|redundan|colloquial|regional|inclusive|plain|register|duplication/iu

/** Longer corrections would say another sentence. */
const LONGEST = 80

/**
 * Its matches as corrections: a literal part of the message, its first replacement and why. What is left out: matters of marks and
 * taste, matches without a replacement, and those that a word begins or ends in the middle of.
 */
export function correctionsOf(
  { matches }: Checked,
  text: string,
  language: LanguageCode,
): (Correction & { kind: ErrorKind })[] {
  const words = wordsOf(text, language)
  return matches.flatMap(({ message, offset, length, replacements, rule }) => {
    const original = text.slice(offset, offset + length)
    const corrected = replacements[0]?.value ?? ''
    const cuts = words.some(
      word =>
        (word.at < offset && word.at + word.text.length > offset) ||
        (word.at < offset + length && word.at + word.text.length > offset + length),
    )
    if (
      ignored.test(`${rule.issueType} ${rule.category.id}`) ||
      original.trim() === '' ||
      corrected.trim() === '' ||
      corrected === original ||
      corrected.toLocaleLowerCase(language) === original.toLocaleLowerCase(language) ||
      Math.max(original.length, corrected.length) > LONGEST ||
      cuts
    )
      return []
    return [{ original, corrected, explanation: message.slice(0, 300), kind: kindOf(rule) }]
  })
}

function kindOf({ issueType, category }: Checked['matches'][number]['rule']): ErrorKind {
  if (issueType === 'misspelling' || /typo|spell|orthograph/iu.test(category.id)) return 'spelling'
  if (/agree|accord|concord|kongruenz/iu.test(category.id)) return 'agreement'
  if (/confused|homonym|false_friends|semantic/iu.test(category.id)) return 'word-choice'
  return 'wording'
}
