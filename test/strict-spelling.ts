import type { Spelling } from '#providers/tutor/spelling/spelling.ts'

/** A dictionary that knows no word and suggests none: what a course has not is misspelled. */
export const strictSpelling: Spelling = {
  has: () => true,
  check: async (_language, words) => new Map(words.map(word => [word, { known: false, suggestions: [] }])),
  warm: () => {},
  close: async () => {},
}
