/** What the landing page lets anybody taste: the first words of a few real lessons. Made from the courses when the page is prerendered. */

export type TasteWord = {
  word: string
  reading?: string
  translation: string
  example: string
  example_translation: string
}

export type Taste = { code: string; name: string; direction: 'ltr' | 'rtl'; hasVoice: boolean; words: TasteWord[] }

/** The languages that can be tasted on the page itself: one with Latin letters, two without, one from right to left. */
export const tasteCodes = ['es', 'fr', 'ja', 'ar'] as const

/** Enough for two new words and one that only stands among the options. */
const WORDS = 3

type TaughtWord = {
  word: string
  translation: string
  example: string
  example_translation?: string | undefined
  reading?: string | undefined
}

/** The words of a lesson that are tasted: the first ones, each with a meaning of its own and a sentence. */
export function tasteWords(vocabulary: readonly TaughtWord[]): TasteWord[] {
  const meanings = new Set<string>()
  return vocabulary
    .filter(({ translation, example, example_translation }) => {
      if (meanings.has(translation) || example === '' || !example_translation) return false
      meanings.add(translation)
      return true
    })
    .slice(0, WORDS)
    .map(({ word, reading, translation, example, example_translation = '' }) => ({
      word,
      ...(reading !== undefined && reading !== word && { reading }),
      translation,
      example,
      example_translation,
    }))
}
