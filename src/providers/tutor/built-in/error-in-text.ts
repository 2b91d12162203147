import type { ErrorKind } from '#domain/conversation/feedback-score.ts'

/** An error with its literal place in the learner's text, the right form, and the reason in English. */
export type ErrorInText = { kind: ErrorKind; at: number; original: string; corrected: string; explanation: string }

/** A word to be looked at again: nobody knows for certain what was meant. */
export type Unsure = { at: number; original: string; explanation: string }

/** A learner sees at most so many at once. */
export const MAX_CORRECTIONS = 3
