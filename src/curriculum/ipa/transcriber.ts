import type { LanguageCode } from '#domain/languages.ts'
import { broadIpa } from './broad-ipa.ts'
import { createEspeak } from './espeak.ts'
import type { Espeak } from './espeak.ts'
import { espeakDialects } from './espeak-dialects.ts'
import { ruleTranscribers } from './rules.ts'

/**
 * The broad IPA of a text of one language, without slashes. Undefined where nothing reliable can be said: then the
 * course's author writes it.
 */
export type Transcribe = (text: string, reading: string | undefined, code: LanguageCode) => string | undefined

/** Rules from spelling or reading where a language has them, else eSpeak NG where it is fit for the language. */
export function createTranscribe(espeak: Espeak): Transcribe {
  return (text, reading, code) => {
    const rule = ruleTranscribers[code]
    if (rule) return rule(text, reading) || undefined
    const dialect = espeakDialects[code]
    if (!dialect) return undefined
    const word = text.toLowerCase()
    // Only what the table itself has: every object also knows “constructor”.
    if (dialect.words && Object.hasOwn(dialect.words, word)) return dialect.words[word]
    const ipa = broadIpa(espeak.phonemes(text, dialect.voice), dialect)
    return (dialect.spelled?.(text, ipa) ?? ipa) || undefined
  }
}

/** Loads what transcribing needs. */
export async function loadTranscribe(): Promise<Transcribe> {
  return createTranscribe(await createEspeak())
}
