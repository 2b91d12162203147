/** One of the 32 languages. `locale` is the voice and recognition locale of the specification's section 9. */
export type Language = {
  id: number
  code: string
  name: string
  flag_emoji: string
  locale: string
  direction: 'ltr' | 'rtl'
}

const table = [
  ['es', 'Spanish', '🇪🇸', 'es-ES'],
  ['fr', 'French', '🇫🇷', 'fr-FR'],
  ['de', 'German', '🇩🇪', 'de-DE'],
  ['it', 'Italian', '🇮🇹', 'it-IT'],
  ['pt', 'Portuguese', '🇵🇹', 'pt-PT'],
  ['ru', 'Russian', '🇷🇺', 'ru-RU'],
  ['ja', 'Japanese', '🇯🇵', 'ja-JP'],
  ['ko', 'Korean', '🇰🇷', 'ko-KR'],
  ['zh', 'Chinese', '🇨🇳', 'zh-CN'],
  ['hi', 'Hindi', '🇮🇳', 'hi-IN'],
  ['ar', 'Arabic', '🇸🇦', 'ar-SA'],
  ['nl', 'Dutch', '🇳🇱', 'nl-NL'],
  ['pl', 'Polish', '🇵🇱', 'pl-PL'],
  ['tr', 'Turkish', '🇹🇷', 'tr-TR'],
  ['sv', 'Swedish', '🇸🇪', 'sv-SE'],
  ['no', 'Norwegian', '🇳🇴', 'no-NO'],
  ['da', 'Danish', '🇩🇰', 'da-DK'],
  ['fi', 'Finnish', '🇫🇮', 'fi-FI'],
  ['el', 'Greek', '🇬🇷', 'el-GR'],
  ['he', 'Hebrew', '🇮🇱', 'he-IL'],
  ['th', 'Thai', '🇹🇭', 'th-TH'],
  ['vi', 'Vietnamese', '🇻🇳', 'vi-VN'],
  ['id', 'Indonesian', '🇮🇩', 'id-ID'],
  ['ms', 'Malay', '🇲🇾', 'ms-MY'],
  ['tl', 'Filipino', '🇵🇭', 'tl-PH'],
  ['uk', 'Ukrainian', '🇺🇦', 'uk-UA'],
  ['cs', 'Czech', '🇨🇿', 'cs-CZ'],
  ['hu', 'Hungarian', '🇭🇺', 'hu-HU'],
  ['ro', 'Romanian', '🇷🇴', 'ro-RO'],
  ['bg', 'Bulgarian', '🇧🇬', 'bg-BG'],
  ['hr', 'Croatian', '🇭🇷', 'hr-HR'],
  ['sk', 'Slovak', '🇸🇰', 'sk-SK'],
] as const

export type LanguageCode = (typeof table)[number][0]

/** All languages in the order of the specification's list; the position is the id, so the order never changes. */
export const languages: readonly (Language & { code: LanguageCode })[] = table.map(
  ([code, name, flag_emoji, locale], index) => ({
    id: index + 1,
    code,
    name,
    flag_emoji,
    locale,
    direction: code === 'ar' || code === 'he' ? 'rtl' : 'ltr',
  }),
)

/** What an unmapped language is spoken and heard in. */
export const DEFAULT_LOCALE = 'en-US'

export function languageById(id: number) {
  return languages.find(language => language.id === id)
}

/** Finds a language by its name or code, as the query parameter of /conversation gives it. */
export function languageByNameOrCode(text: string) {
  const wanted = text.trim().toLowerCase()
  return languages.find(language => language.name.toLowerCase() === wanted || language.code === wanted)
}

/** The voice locale of a language's name; unmapped languages use en-US. */
export function localeOf(name: string): string {
  return languageByNameOrCode(name)?.locale ?? DEFAULT_LOCALE
}

const ownScripts: Partial<Record<LanguageCode, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  zh: /\p{Script=Han}/u,
  th: /\p{Script=Thai}/u,
  hi: /\p{Script=Devanagari}/u,
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  el: /\p{Script=Greek}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  bg: /\p{Script=Cyrillic}/u,
}

/** Matches a letter of the script a language is written in. */
export function scriptOf(code: LanguageCode): RegExp {
  return ownScripts[code] ?? /\p{Script=Latin}/u
}
