import { languages } from '../languages.ts'

/** How fast each screen speaks (section 9 of the specification); 1 is the voice's own pace. */
export const speechRates = { chat: 0.8, task: 0.7, lookup: 0.7, drill: 0.6, slow: 0.4 } as const
/** The pace a learner wants instead: what a screen's rate is multiplied by. */
export const SPEECH_PACES = ['usual', 'slower', 'faster'] as const
export type SpeechPace = (typeof SPEECH_PACES)[number]
export const paceFactor = { usual: 1, slower: 0.8, faster: 1.25 } as const satisfies Record<SpeechPace, number>
export const SPEECH_PITCH = 1
export const SPEECH_VOLUME = 1
/** Speech starts this long after an earlier one was cancelled; browsers swallow what comes sooner. */
export const SPEECH_START_MS = 100

/** What a browser tells about a voice. */
export type Voice = { name: string; lang: string; localService?: boolean; default?: boolean }

/** The language to be spoken: its locale of section 9, its English name, and its code where it is one of ours. */
export type SpokenLanguage = { locale: string; name: string; code?: string }

/** One language under its other names: ISO 639-2/3, and what older systems call it. */
const sameBase: Record<string, readonly string[]> = {
  es: ['spa'],
  fr: ['fra', 'fre'],
  de: ['deu', 'ger'],
  it: ['ita'],
  pt: ['por'],
  ru: ['rus'],
  ja: ['jpn'],
  ko: ['kor'],
  zh: ['cmn', 'zho', 'chi'],
  hi: ['hin'],
  ar: ['ara', 'arb'],
  nl: ['nld', 'dut'],
  pl: ['pol'],
  tr: ['tur'],
  sv: ['swe'],
  no: ['nb', 'nob', 'nor', 'nn', 'nno'],
  da: ['dan'],
  fi: ['fin'],
  el: ['ell', 'gre'],
  he: ['iw', 'heb'],
  th: ['tha'],
  vi: ['vie'],
  id: ['in', 'ind'],
  ms: ['msa', 'may', 'zsm', 'zlm'],
  tl: ['fil', 'tgl'],
  uk: ['ukr'],
  cs: ['ces', 'cze'],
  hu: ['hun'],
  ro: ['ron', 'rum', 'mo'],
  bg: ['bul'],
  hr: ['hrv'],
  sk: ['slk', 'slo'],
  en: ['eng'],
}
const baseByName = new Map(
  Object.entries(sameBase).flatMap(([base, names]) => [base, ...names].map(name => [name, base])),
)
const regionByName: Record<string, string> = { cn: 'CN', chn: 'CN', esp: 'ES', usa: 'US', fra: 'FR', deu: 'DE' }

/**
 * A locale as browsers should report it. Android says `es_ES`, Firefox on Android `eng-US-f000`, older systems `iw-IL`:
 * the answer is always `base-REGION` in this product's codes.
 */
export function normalizedLocale(lang: string): { base: string; region: string } {
  const [first = '', ...rest] = lang.toLowerCase().split(/[-_#.]/u)
  const region = rest.map(part => regionByName[part] ?? part).find(part => /^([a-z]{2}|\d{3})$/iu.test(part)) ?? ''
  // Cantonese is tagged as a Chinese of Hong Kong, but is another language to the ear.
  const base = first === 'zh' && region === 'hk' ? 'yue' : (baseByName.get(first) ?? first)
  return { base, region: region.toUpperCase() }
}

// Apple's joke voices may carry the very locale that is asked for.
const novelty =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|good news|hysterical|jester|organ|pipe organ|superstar|trinoids|whisper|wobble|zarvox)\b/iu
// Apple's Eloquence voices speak every language, none of them well: better than none.
const robotic = /^(eddy|flo|grandma|grandpa|reed|rocko|sandy|shelley)\b/iu

/**
 * The voice that speaks a language: the exact locale, then the same base language, then a voice whose name or locale
 * contains the language's name, each time one on the device before one on the network. Where the specification falls
 * back to the default voice we answer undefined, unless the default speaks the language: nothing is ever read out in the
 * wrong one.
 */
export function chooseVoice<V extends Voice>(voices: readonly V[], language: SpokenLanguage): V | undefined {
  const wanted = normalizedLocale(language.locale)
  const name = language.name.toLowerCase()
  let best: { voice: V; rank: number } | undefined
  for (const voice of voices) {
    if (novelty.test(voice.name)) continue
    const rank = rankOf(voice, wanted, name)
    if (rank > 0 && (best === undefined || rank > best.rank)) best = { voice, rank }
  }
  return best?.voice
}

/** Every voice that speaks a language, the best first. */
export function voicesOf<V extends Voice>(voices: readonly V[], language: SpokenLanguage): V[] {
  const wanted = normalizedLocale(language.locale)
  const name = language.name.toLowerCase()
  const ranks = new Map(
    voices.filter(voice => !novelty.test(voice.name)).map(voice => [voice, rankOf(voice, wanted, name)]),
  )
  return [...ranks.keys()].filter(voice => ranks.get(voice)! > 0).sort((a, b) => ranks.get(b)! - ranks.get(a)!)
}

function rankOf(voice: Voice, wanted: { base: string; region: string }, name: string): number {
  const { base, region } = normalizedLocale(voice.lang)
  const quality = (voice.localService === false ? 0 : 2) + (robotic.test(voice.name) ? 0 : 4)
  if (base === wanted.base) return (region === wanted.region ? 20 : 10) + quality
  // A voice that says which other language it speaks is believed, whatever it is called.
  if (base !== '' && base !== 'und' && baseByName.has(base)) return 0
  const named = name !== '' && (voice.name.toLowerCase().includes(name) || voice.lang.toLowerCase().includes(name))
  return named && base !== 'yue' ? quality + 1 : 0
}

/** The language of a code or name as voices and recognisers take it; English (US) where it is none of ours. */
export function spokenLanguage(codeOrName: string): SpokenLanguage {
  const wanted = codeOrName.toLowerCase()
  const found = languages.find(each => each.code === wanted || each.name.toLowerCase() === wanted)
  return found ?? { locale: 'en-US', name: 'English' }
}

/**
 * The pieces that are spoken one after another: sentences, and long sentences at commas. Network voices fall silent
 * after some 15 seconds, which `MAX_PIECE` letters at the slowest rate stay under.
 */
export function speechPieces(text: string, locale: string): string[] {
  const sentences = Array.from(new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text), each =>
    each.segment.trim(),
  )
  return sentences.filter(sentence => sentence !== '').flatMap(sentence => shortened(sentence))
}
const MAX_PIECE = 120

function shortened(sentence: string): string[] {
  if (sentence.length <= MAX_PIECE) return [sentence]
  const pieces: string[] = []
  let piece = ''
  for (const part of sentence.split(/(?<=[,;:،、，；])|(?<=\s)/u)) {
    if (piece !== '' && piece.length + part.length > MAX_PIECE) {
      pieces.push(piece.trim())
      piece = ''
    }
    piece += part
  }
  if (piece.trim() !== '') pieces.push(piece.trim())
  return pieces
}

/** After this long an utterance whose end was never reported is taken for ended. Generous: 350 ms a letter at full rate. */
export function longestSpeechMs(text: string, rate: number): number {
  return 3000 + (text.length * 350) / rate
}
