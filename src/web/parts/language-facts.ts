import { DAILY_MINUTES } from '#domain/program/assessment.ts'
import { levelsInWords, programHours } from '#domain/program/level-in-words.ts'
import type { LanguageCode } from '#domain/languages.ts'
import type { Level } from '#domain/program/program.ts'

/** How words are written, where it is not in Latin letters; each word then comes with its reading. */
const scripts: Partial<Record<LanguageCode, string>> = {
  ru: 'Cyrillic',
  ja: 'Kana and kanji',
  ko: 'Hangul',
  zh: 'Characters and pinyin',
  hi: 'Devanagari',
  ar: 'Arabic script',
  el: 'Greek letters',
  he: 'Hebrew letters',
  th: 'Thai script',
  uk: 'Cyrillic',
  bg: 'Cyrillic',
}

/** The script of a language that is not written in Latin letters; undefined for all others. */
export const scriptOf = (code: LanguageCode): string | undefined => scripts[code]

/** The three points of a language's card: the level that is sold, what one can do after it, the hours it takes. */
export function languageFacts(levels: readonly Level[]): [string, string, string] {
  const offered = levels.length > 0 ? levels : (['beginner'] as const)
  const [first, last] = [levelsInWords[offered[0]!], levelsInWords[offered.at(-1)!]]
  const [from, to] = [first.span.split(' to ')[0], last.span.split(' to ')[1]]
  return [
    `${offered.map(level => levelsInWords[level].name).join(', ')}: ${from} to ${to}`,
    `After it: ${last.after}`,
    `${programHours(DAILY_MINUTES.standard)} hours at ${DAILY_MINUTES.standard} min a day`,
  ]
}

/** Why a language cannot be started; undefined where it has a course. */
export function whyNotYet(name: string, levels: readonly Level[]): string | undefined {
  return levels.length > 0 ? undefined : `The ${name} course is in preparation.`
}
