import type { LanguageCode } from '#domain/languages.ts'
import type { Level } from '#domain/program.ts'

/** Languages whose words are written in another script than English: each word comes with its reading. */
const otherScripts: readonly LanguageCode[] = ['ru', 'ja', 'ko', 'zh', 'hi', 'ar', 'el', 'he', 'th', 'uk', 'bg']

/** The three points of a language's card. */
export function languageFacts(code: LanguageCode): [string, string, string] {
  return [
    'Daily tasks that fit your minutes',
    otherScripts.includes(code) ? 'Every word with its reading and sound' : 'Every word with its sound',
    'Conversation practice with feedback',
  ]
}

/** Why a language cannot be started; undefined where it has a course. */
export function whyNotYet(name: string, levels: readonly Level[]): string | undefined {
  return levels.length > 0 ? undefined : `The ${name} course is in preparation.`
}
