import type { LanguageCode } from '#domain/languages.ts'

/** IPA from a word's spelling or its reading. Empty where the rule cannot tell. */
export type Rule = (text: string, reading: string | undefined) => string

export const ruleTranscribers: Partial<Record<LanguageCode, Rule>> = {}
