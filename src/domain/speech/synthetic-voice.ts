import { languages } from '../languages.ts'
import type { LanguageCode } from '../languages.ts'

/** Speech made by eSpeak NG on the server, for devices that have no voice of their own for a language. */

/** The longest text that is spoken at once, in UTF-16 units. */
export const MAX_SYNTHETIC_TEXT = 300
/** How slow and how fast it may be spoken; 1 is the voice's own pace. */
export const syntheticRates = { slowest: 0.3, fastest: 2 } as const

/** More than four sounds in ten would come out otherwise than dictionaries have them: then the transcription is shown. */
const without: readonly LanguageCode[] = ['da', 'he', 'uk', 'th']

/** Whether the server can speak a language understandably. */
export function hasSyntheticVoice(code: string): boolean {
  return languages.some(language => language.code === code) && !(without as readonly string[]).includes(code)
}

/** Where the sound of a text is to be had. */
export function syntheticSpeechAddress(text: string, code: string, rate: number): string {
  return `/api/speech?${new URLSearchParams({ language: code, text, rate: String(rate) })}`
}
