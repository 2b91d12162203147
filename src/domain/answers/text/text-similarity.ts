import { distance } from 'fastest-levenshtein'

// Accents belong to Latin letters, vowel signs to Arabic and Hebrew; taking marks from other scripts would destroy the word (й, が, कि).
const latinAccents = /(\p{Script=Latin})\p{M}+/gu
const semiticVowels = /(?<=[\p{Script=Arabic}\p{Script=Hebrew}])[\u064B-\u0652\u0670\u0591-\u05C7]+/gu
const punctuation = /[\p{P}\p{S}]/gu

/** Text as it is compared when only the sounds matter: lower case, Latin accents and Semitic vowel signs removed, no punctuation. */
export function normalizeForSpeech(text: string): string {
  return withoutAccents(text.normalize('NFKC').toLowerCase()).replace(punctuation, ' ').replace(/\s+/gu, ' ').trim()
}

/** Removes accents of Latin letters and the vowel signs of Arabic and Hebrew, nothing else. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(latinAccents, '$1').replace(semiticVowels, '').normalize('NFC')
}

/** The letters a reader sees: one grapheme each, so that an accent or a vowel sign is not a letter of its own. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text.normalize('NFC')), part => part.segment)
}
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Levenshtein distance counted in graphemes. */
export function graphemeDistance(a: string, b: string): number {
  // fastest-levenshtein counts UTF-16 units: every distinct grapheme is given a unit of its own.
  const units = new Map<string, string>()
  const encode = (text: string) =>
    graphemes(text)
      .map(each => {
        if (!units.has(each)) units.set(each, String.fromCharCode(0xe000 + units.size))
        return units.get(each)
      })
      .join('')
  return distance(encode(a), encode(b))
}

/** How alike two utterances sound when written, from 0 to 1: one minus the edit distance over the longer length. */
export function similarity(a: string, b: string): number {
  const [left, right] = [normalizeForSpeech(a), normalizeForSpeech(b)]
  const longest = Math.max(graphemes(left).length, graphemes(right).length)
  return longest === 0 ? 0 : 1 - graphemeDistance(left, right) / longest
}
