import { toHiragana, toRomaji } from 'wanakana'
import { withoutAccents } from '#domain/answers/text/text-similarity.ts'
import type { LanguageCode } from '#domain/languages.ts'

/** What a learner may type instead of a text that is not in Latin letters: its reading, in each usual way of typing it. */
export function readingAnswers(reading: string | undefined, code: LanguageCode): string[] {
  if (reading === undefined) return []
  const answers = code === 'ja' ? fromKana(reading) : code === 'zh' ? fromPinyin(reading) : fromRomanisation(reading)
  return [...new Set(answers.filter(answer => answer !== ''))]
}

/** Kana as written and as hiragana; romaji with and without spaces. */
function fromKana(reading: string): string[] {
  const joined = reading.replace(/\s+/gu, '')
  const romaji = toRomaji(reading).toLowerCase()
  return [reading, joined, toHiragana(joined, { passRomaji: true }), romaji, romaji.replace(/\s+/gu, '')]
}

const toneMarks = new Map([
  ['\u0304', 1],
  ['\u0301', 2],
  ['\u030C', 3],
  ['\u0300', 4],
])

/** Pinyin with tone marks, with a digit after each syllable, and without tones; ü also as v and u. */
function fromPinyin(reading: string): string[] {
  const lower = reading.toLowerCase()
  const plain = withoutTones(lower)
  const digits = withToneDigits(lower)
  const spellings = [lower, digits, plain, plain.replace(/ü/gu, 'v'), plain.replace(/ü/gu, 'u')]
  return [reading, ...spellings.flatMap(spelling => [spelling, spelling.replace(/[\s'’-]+/gu, '')])]
}

function withoutTones(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0304\u030C]/gu, '')
    .normalize('NFC')
}

const syllable =
  /(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:[aeiouü][\u0300\u0301\u0304\u030C]?)+(?:ng(?![aeiouü])|n(?![aeiouü])|r(?![aeiouü]))?/gu

function withToneDigits(text: string): string {
  const decomposed = text.normalize('NFD').replace(/u\u0308/gu, 'ü')
  return decomposed
    .replace(syllable, found => {
      const mark = found.match(/[\u0300\u0301\u0304\u030C]/u)?.[0] ?? ''
      const digit = toneMarks.get(mark)
      return `${found.replace(mark, '')}${digit ?? ''}`
    })
    .normalize('NFC')
}

/** A romanisation as written, without stress and length marks, and without the signs no keyboard has. */
function fromRomanisation(reading: string): string[] {
  const plain = withoutAccents(reading)
  return [reading, plain, plain.replace(/[ʼʹʺʻʿʾ'’`]/gu, '')]
}
