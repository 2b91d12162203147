import { toHiragana, toRomaji } from 'wanakana'
import { graphemes, withoutAccents } from './text-similarity.ts'

/** How a written answer is read before it is compared: what does not count is taken away, language by language. */

// Shapes of the apostrophe; the acute and the grave standing alone are what keyboards without one offer.
const apostrophes = /[\u2019\u2018\u201B\u02BC\u02BB\u02B9\u2032\u0060\u00B4\u05F3\uFF07]/gu
const dashes = /[\u2010-\u2015\u2212\u05BE]/gu
// Joiners, direction marks, soft hyphen, byte order mark, and the stroke that stretches Arabic words.
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u0640]/gu
const sentenceMarks = /[!?¡¿"«»„“”‟‹›「」『』。、؟،؛।॥…()[\]\u05F4]|[.,:;·](?!\d)|(?<!\d)[.,:;·]/gu
const edgeApostrophe = /(?<![\p{L}\p{M}])'|'(?![\p{L}\p{M}])/gu
const loneDash = /(?<=^|\s)-(?=\s|$)/gu
const semiticVowels = /[\u064B-\u0652\u0670\u0591-\u05BD\u05BF-\u05C7]/gu
const vietnameseTone = /[\u0300\u0301\u0303\u0309\u0323]/u

/** Languages whose words are not separated by spaces. */
const spaceless = new Set(['zh', 'ja', 'th'])
export const isSpaceless = (code: string) => spaceless.has(code)

/** The answer with everything that never counts taken away, capitals kept. */
export function plainAnswer(text: string, code: string): string {
  const plain = text
    .replace(apostrophes, "'")
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(dashes, '-')
    .replace(sentenceMarks, ' ')
    .replace(edgeApostrophe, ' ')
    .replace(loneDash, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return spaceless.has(code) && !/\p{Script=Latin}/u.test(plain) ? plain.replaceAll(' ', '') : plain
}

/** Two answers with the same key are the same answer. */
export function answerKey(text: string, code: string): string {
  const key = plainAnswer(text, code).toLocaleLowerCase(code)
  return bySpelling[code]?.(key) ?? key
}

/** What counts as the same spelling in one language only. */
const bySpelling: Record<string, (key: string) => string> = {
  // ё is written е in ordinary print; the stress mark is for learners.
  ru: key => withoutStress(key).replaceAll('ё', 'е'),
  uk: withoutStress,
  bg: withoutStress,
  ar: key => easternDigits(key.replace(semiticVowels, '').replaceAll('ی', 'ي').replaceAll('ک', 'ك')),
  he: key => key.replace(semiticVowels, ''),
  // Two เ look like แ; the key next to it.
  th: key => key.replaceAll('เเ', 'แ'),
  // The cedilla of old fonts for the comma below.
  ro: key => key.replaceAll('ş', 'ș').replaceAll('ţ', 'ț'),
  // hoà and hòa are one word: the tone belongs to the syllable, wherever it is written.
  vi: key =>
    key
      .split(' ')
      .map(syllable => {
        const letters = Array.from(syllable.normalize('NFD'))
        const tones = letters.filter(each => vietnameseTone.test(each))
        return [...letters.filter(each => !vietnameseTone.test(each)), ...tones].join('')
      })
      .join(' '),
}

function withoutStress(key: string): string {
  return key.normalize('NFD').replaceAll('\u0301', '').normalize('NFC')
}

function easternDigits(key: string): string {
  return key.replace(/[\u0660-\u0669\u06F0-\u06F9]/gu, digit => String((digit.codePointAt(0) ?? 0) & 0xf))
}

// biome-ignore format: a table
const foldedLetters: Record<string, string> = {
  ł: 'l', ø: 'o', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss', ð: 'd', þ: 'th',
  ς: 'σ', ґ: 'г', ѝ: 'и',
  أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي',
  'ँ': 'ं', '\u093C': '',
}
const folded = new RegExp(`[${Object.keys(foldedLetters).join('')}]`, 'gu')

/** A key without what an English keyboard lacks: accents, and letters that have a plain sister. */
export function withoutAccentsOrSisters(key: string): string {
  return withoutAccents(key)
    .normalize('NFD')
    .replace(/(\p{Script=Greek})[\u0301\u0308\u0300\u0342]+/gu, '$1')
    .normalize('NFC')
    .replace(folded, letter => foldedLetters[letter] ?? '')
}

/** The spelling that stands in for letters a keyboard lacks: ae for ä, aa for å. Undefined where there is none. */
export function digraphSpelling(key: string, code: string): string | undefined {
  return code in digraphLetters ? key.replace(/[äöüßåøæ]/gu, letter => digraphs[letter] ?? letter) : undefined
}
/** What stands for a letter that a keyboard lacks. */
export const digraphs: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  å: 'aa',
  ø: 'oe',
  æ: 'ae',
}
/** The letters of each language that are written so. */
export const digraphLetters: Readonly<Record<string, string>> = {
  de: 'äöüß',
  sv: 'åäö',
  da: 'æøå',
  no: 'æøå',
  fi: 'äöå',
}

/** A reading as it is compared: spaces, hyphens and apostrophes of romanisations are the editor's choice. */
export function readingKey(text: string, code: string): string {
  const key = answerKey(text, code)
  if (code === 'ja') return japaneseSounds(key)
  const letters = key.replace(/[\s'’ʿʾ·-]/gu, '')
  return code === 'zh' ? numberedToMarked(key).replace(/[\s'-]/gu, '') : withoutAccents(letters)
}

const particles: Record<string, string> = { wa: 'ha', e: 'he', o: 'wo' }

/** Japanese by its sounds: kana of both kinds and romaji of every usual spelling come out the same. Kanji stay. */
function japaneseSounds(key: string): string {
  const doubled = key
    .normalize('NFD')
    .replace(/([aiueo])[\u0304\u0302]/gu, '$1$1')
    .normalize('NFC')
  const spelled = doubled
    .replace(/(?<=^|\s)(wa|e|o)(?=\s|$)/gu, word => particles[word] ?? word)
    .replace(/(konnichi|konban|\bde|\bni|\bto)wa(?=\s|$)/gu, '$1ha')
  return toRomaji(toHiragana(spelled.replace(/[\s'-]/gu, each => (each === "'" ? "'" : ''))))
    .replace(/([aiueo])[-ー]/gu, '$1$1')
    .replaceAll('ou', 'oo')
    .replaceAll('ei', 'ee')
    .replace(/['\s]/gu, '')
}

const toneMarks = ['', '\u0304', '\u0301', '\u030C', '\u0300', '']

/** Pinyin with tone numbers as pinyin with tone marks: ni3 hao3 → nǐ hǎo. */
function numberedToMarked(pinyin: string): string {
  return pinyin
    .replace(/u:|v/gu, 'ü')
    .replace(/([a-zü]+)([0-5])/gu, (_, syllable: string, tone: string) => {
      const at = syllable.search(/[ae]/u) >= 0 ? syllable.search(/[ae]/u) : syllable.indexOf('ou')
      const last = Array.from(syllable).findLastIndex(each => 'iouü'.includes(each))
      const place = at >= 0 ? at : last
      return place < 0
        ? syllable
        : `${syllable.slice(0, place + 1)}${toneMarks[Number(tone)]}${syllable.slice(place + 1)}`
    })
    .normalize('NFC')
}

const segmenters = new Map<string, Intl.Segmenter>()

/** The words of a key. */
export function answerWords(key: string, code: string): string[] {
  if (!spaceless.has(code) || /\p{Script=Latin}/u.test(key)) return key.split(' ').filter(word => word !== '')
  const segmenter = segmenters.get(code) ?? new Intl.Segmenter(code, { granularity: 'word' })
  segmenters.set(code, segmenter)
  return Array.from(segmenter.segment(key), each => each.segment)
}

/**
 * The letters in which slips are counted: what a writer adds by one touch of a key. Hangul syllables fall apart into
 * their letters, Devanagari and Thai into consonants and signs; elsewhere a letter keeps its accents.
 */
export function answerLetters(key: string, code: string): string[] {
  if (code === 'hi' || code === 'th') return Array.from(key)
  if (code !== 'ko') return graphemes(key)
  // Set apart in the private use area, for a segmenter would join them again.
  return Array.from(key.normalize('NFD'), letter => {
    const value = letter.codePointAt(0) ?? 0
    return value >= 0x1100 && value <= 0x11ff ? String.fromCodePoint(0xe000 + value - 0x1100) : letter
  })
}
