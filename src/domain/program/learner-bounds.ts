/**
 * What one learner may hand in on a day: several times what anybody does who learns, so that nobody who learns meets it,
 * and little enough that one learner's data stays quick to read. Refused is with 429 until the day (24 hours) is over.
 */
export const dailyBounds = {
  /** Answers to items; three hours of nothing but answering are 3,600. */
  answers: 6000,
  /** Messages to the tutor, and openings of conversations. */
  messages: 1500,
  /** Answers that should count, for a teacher to look at. */
  appeals: 20,
} as const
export type DailyBound = keyof typeof dailyBounds

/** Answers to one item that are kept. More say nothing new of it: they are acknowledged and not recorded. */
export const ANSWERS_OF_AN_ITEM = 500
/** Cards of a learner's own in one language: looked up, mended, or saved. The courses have half as many words. */
export const CARDS_OF_A_LANGUAGE = 2000
/** Lookups that are remembered, the latest. */
export const LOOKUPS_KEPT = 500
/** Messages of one conversation that are read: the latest. */
export const MESSAGES_READ = 300
