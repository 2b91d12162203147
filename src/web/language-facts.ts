import type { LanguageCode } from '#domain/languages.ts'
import type { Level } from '#domain/program.ts'

/** How words are written, where it is not in Latin letters; each word then comes with its reading. */
const scripts: Partial<Record<LanguageCode, string>> = {
  ru: 'Cyrillic, with a reading for every word',
  ja: 'Kana and kanji, with a reading for every word',
  ko: 'Hangul, with a reading for every word',
  zh: 'Characters, with pinyin for every word',
  hi: 'Devanagari, with a reading for every word',
  ar: 'Arabic script, with a reading for every word',
  el: 'Greek letters, with a reading for every word',
  he: 'Hebrew letters, with a reading for every word',
  th: 'Thai script, with a reading for every word',
  uk: 'Cyrillic, with a reading for every word',
  bg: 'Cyrillic, with a reading for every word',
}

/** The three points of a language's card. */
export function languageFacts(code: LanguageCode): [string, string, string] {
  return [
    'Daily tasks that fit your minutes',
    scripts[code] ?? 'Every word with its pronunciation',
    'Conversation practice with feedback',
  ]
}

/** Why a language cannot be started; undefined where it has a course. */
export function whyNotYet(name: string, levels: readonly Level[]): string | undefined {
  return levels.length > 0 ? undefined : `The ${name} course is in preparation.`
}
