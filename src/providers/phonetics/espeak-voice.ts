import createModule from '@echogarden/espeak-ng-emscripten'
import type { LanguageCode } from '#domain/languages.ts'
import { wavFile } from './wav.ts'

/**
 * The eSpeak NG voice of each language that it speaks understandably. Danish, Hebrew, Ukrainian and Thai are left out:
 * more than four sounds in ten come out otherwise than dictionaries have them. Filipino has no voice of its own; the
 * Indonesian one has its sounds.
 */
const voices: Partial<Record<LanguageCode, string>> = {
  es: 'es', fr: 'fr', de: 'de', it: 'it', pt: 'pt', ru: 'ru', ja: 'ja', ko: 'ko', zh: 'cmn', hi: 'hi', ar: 'ar',
  nl: 'nl', pl: 'pl', tr: 'tr', sv: 'sv', no: 'nb', fi: 'fi', el: 'el', vi: 'vi', id: 'id', ms: 'ms', tl: 'id',
  cs: 'cs', hu: 'hu', ro: 'ro', bg: 'bg', hr: 'hr', sk: 'sk',
} // biome-ignore format: a table

/** Words a minute at rate 1, and the fewest that eSpeak speaks. */
const WORDS_A_MINUTE = 160
const FEWEST_WORDS_A_MINUTE = 80

type Engine = {
  list_voices(): { languages: { name: string }[] }[]
  set_voice(name: string): number
  set_rate(wordsAMinute: number): void
  get_samplerate(): number
  synthesize(text: string, heard: (audio: Int16Array | null) => boolean): void
}

export type EspeakVoice = {
  /** Speaks a text. Undefined where the language has no voice, or cannot be read from these letters. */
  speak(text: string, language: LanguageCode, rate: number): Uint8Array<ArrayBuffer> | undefined
}

/** Loads an engine of its own for speaking (25 MB): the one that transcribes keeps its voice. */
export async function loadEspeakVoice(): Promise<EspeakVoice> {
  const module = (await createModule()) as { eSpeakNGWorker: new () => PromiseLike<Engine> }
  const engine = await new module.eSpeakNGWorker()
  const known = new Set(engine.list_voices().flatMap(voice => voice.languages.map(({ name }) => name)))
  return {
    speak(text, language, rate) {
      const voice = voices[language]
      if (!voice || !known.has(voice) || !isReadable(text, language)) return undefined
      // An unknown voice would silently leave the previous one speaking.
      if (engine.set_voice(voice) !== 0) return undefined
      engine.set_rate(Math.max(FEWEST_WORDS_A_MINUTE, Math.round(WORDS_A_MINUTE * rate)))
      const pieces: Int16Array[] = []
      engine.synthesize(plain(text), audio => {
        if (audio) pieces.push(audio)
        return false
      })
      return pieces.length === 0 ? undefined : wavFile(pieces, engine.get_samplerate())
    },
  }
}

/** Kanji would be read out as “Chinese character”. */
function isReadable(text: string, language: LanguageCode): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !(language === 'ja' && /\p{Script=Han}/u.test(text))
}

/** Without what the engine might take for markup or commands. */
const plain = (text: string) => text.replace(/[<>&[\]\p{Cc}\p{Cf}]+/gu, ' ')
