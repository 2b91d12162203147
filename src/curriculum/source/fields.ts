import * as z from 'zod'

/** The fields that files of a course share. */

export const text = (longest: number) => z.string().min(1).max(longest)
export const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits joined by hyphens')

export const WORD_LENGTH = 60
export const SENTENCE_LENGTH = 160

export const word = text(WORD_LENGTH)
export const sentence = text(SENTENCE_LENGTH)
export const reading = text(SENTENCE_LENGTH * 2).optional()
export const translation = text(220)
export const prose = text(1500)
export const title = text(80)

export const phrase = { text: sentence, reading, translation }
export const longPhrase = { text: text(1200), reading: text(2400).optional(), translation: text(1500) }

/** A question about what was read or heard. */
export const choice = {
  question: sentence,
  question_reading: reading,
  options: z.array(sentence).min(2).max(4),
  answer: sentence,
}
