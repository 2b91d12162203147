import { languageByNameOrCode } from '../languages.ts'
import type { LanguageCode } from '../languages.ts'

/** The longest word or phrase that can be looked up, in UTF-16 units. */
export const MAX_LOOKUP = 200

/** What the lookup screen says, word for word from section 8 of the specification. */
export const lookupErrors = {
  SUBSCRIPTION_REQUIRED: 'This feature requires an active subscription. Please upgrade to continue.',
  refused: 'Failed to find pronunciation information',
  unreachable: 'Failed to look up word',
} as const

/** The text for a failed lookup: by the code of the server's answer, or undefined where the server was not reached. */
export function lookupErrorText(code: string | undefined): string {
  if (code === undefined) return lookupErrors.unreachable
  return code === 'SUBSCRIPTION_REQUIRED' ? lookupErrors.SUBSCRIPTION_REQUIRED : lookupErrors.refused
}

/** A word may be looked up when something is left of it after trimming and nothing else is under way. */
export function mayLookUp(word: string, { loading, listening }: { loading: boolean; listening: boolean }): boolean {
  return word.trim() !== '' && !loading && !listening
}

/** A question such as “how do I say thank you in Thai?” as its word and its language; any other text is the word itself. */
export function parseLookup(text: string): { word: string; language?: LanguageCode } {
  const word = text.trim()
  const question =
    /^(?:how (?:do|would|can) (?:i|you|we) say |what is |what's |say )?["“']?(.+?)["”']? in (\p{L}+)\s*\??$/iu.exec(
      word,
    )
  const language = question && languageByNameOrCode(question[2]!)
  // “I live in it” ends in the code of Italian by chance: only a language's name asks.
  if (!question || !language || language.name.toLowerCase() !== question[2]!.toLowerCase()) return { word }
  return { word: question[1]!.trim(), language: language.code }
}

const scripts: [RegExp, LanguageCode[]][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Devanagari}/u, ['hi']],
  [/\p{Script=Arabic}/u, ['ar']],
  [/\p{Script=Hebrew}/u, ['he']],
  [/\p{Script=Greek}/u, ['el']],
  [/[іїєґІЇЄҐ]/u, ['uk']],
  [/[ыэёЫЭЁ]/u, ['ru']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk', 'bg']],
]
// Letters that only one of the 32 languages has.
const ownLetters: [RegExp, LanguageCode[]][] = [
  [/[ñ¿¡]/iu, ['es', 'tl']],
  [/ß/u, ['de']],
  [/[łńśźż]/iu, ['pl']],
  [/[őű]/iu, ['hu']],
  [/[ğı]|İ/u, ['tr']],
  [/[ãõ]/iu, ['pt', 'vi']],
  [/[șțăâ]/iu, ['ro', 'vi']],
  [/[ěřů]/iu, ['cs']],
  [/[ľĺŕô]/iu, ['sk', 'fr', 'vi']],
  [/[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu, ['vi']],
  [/đ/iu, ['vi', 'hr']],
  [/[æø]/iu, ['da', 'no']],
  [/å/iu, ['sv', 'da', 'no', 'fi']],
  [/œ/iu, ['fr']],
]

/**
 * The languages a text may be in by its letters alone, likeliest first. Empty for plain Latin letters, which may be any
 * language of that script, or English, or the reading of any other.
 */
export function languagesByLetters(text: string): LanguageCode[] {
  for (const [pattern, codes] of [...scripts, ...ownLetters]) if (pattern.test(text)) return codes
  return []
}

/** Whether a text has anything to look up: a letter or a digit. */
export function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** What is said in place of a meaning that nobody knows. */
export const ONLY_PRONUNCIATION_KNOWN = 'Not in the course dictionary: only the pronunciation is known.'
export const NOTHING_KNOWN = 'Not in the course dictionary, and its sounds cannot be told reliably from its spelling.'
/** What is said of letters that make no word of the language. */
export const noSuchWord = (language: string, hasNear: boolean) =>
  `No such word in ${language}.${hasNear ? ' Did you mean one of the words below?' : ''}`
export const MEANING_UNKNOWN = 'Not in the course dictionary. Did you mean one of the words below?'
