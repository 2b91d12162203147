/** A word of a text and where it begins, so that it can be quoted literally. */
export type TextWord = { text: string; at: number }

/** Languages that put no space between words: their words are found by dictionary. */
const unspaced = new Set(['ja', 'zh', 'th'])

export const hasSpaces = (language: string) => !unspaced.has(language)

/**
 * The words of a text in a language, in order. Apostrophes and hyphens part words, so that “l’eau” holds the word
 * “eau”; where no spaces are written, words are found by dictionary.
 */
export function wordsOf(text: string, language: string): TextWord[] {
  if (unspaced.has(language)) {
    return Array.from(segmenterOf(language).segment(text))
      .filter(part => part.isWordLike)
      .map(({ segment, index }) => ({ text: segment, at: index }))
  }
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu), match => ({ text: match[0], at: match.index }))
}

const segmenters = new Map<string, Intl.Segmenter>()
function segmenterOf(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language)
  if (!segmenter) segmenters.set(language, (segmenter = new Intl.Segmenter(language, { granularity: 'word' })))
  return segmenter
}

/** Lower case as the language has it (Turkish I is ı), in Unicode form NFC. */
export function lowerCase(text: string, language: string): string {
  return text.normalize('NFC').toLocaleLowerCase(language)
}
