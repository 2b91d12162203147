import type { LanguageCode } from '#domain/languages.ts'
import { arabicIpa } from './arabic.ts'
import { chineseIpa } from './chinese.ts'
import { croatianIpa } from './croatian.ts'
import { hebrewIpa } from './hebrew.ts'
import { hindiIpa } from './hindi.ts'
import { japaneseIpa } from './japanese.ts'
import { koreanIpa } from './korean.ts'
import { russianIpa } from './russian.ts'
import { thaiIpa } from './thai.ts'
import { ukrainianIpa } from './ukrainian.ts'
import { vietnameseIpa } from './vietnamese.ts'

/** IPA from a word's spelling or its reading. Empty where the rule cannot tell. */
export type Rule = (text: string, reading: string | undefined) => string

/** Danish and Norwegian are missing on purpose: neither rule nor machine is fit for them, so authors write their IPA. */
export const ruleTranscribers: Partial<Record<LanguageCode, Rule>> = {
  ar: arabicIpa,
  he: hebrewIpa,
  hi: hindiIpa,
  hr: croatianIpa,
  ja: japaneseIpa,
  ko: koreanIpa,
  ru: russianIpa,
  th: thaiIpa,
  uk: ukrainianIpa,
  vi: vietnameseIpa,
  zh: chineseIpa,
}
