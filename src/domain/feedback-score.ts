/**
 * The score of a learner's message, by rule: 50 points for accuracy, 25 for fitting what was asked, 25 for being in the
 * language.
 *
 * - accuracy: 50 × (1 − weights of the errors ÷ words); half of it where no word was recognised at all
 * - fit: 25 where the message answers (a word listened for, or near a model answer), 12.5 where words of it were
 *   recognised, else 0
 * - language: 25 × the share of recognised words, counted as whole from one half on. An unknown word that is built as
 *   words of the language are counts a quarter; names count for neither side
 *
 * A message in English scores ENGLISH_SCORE: it was understood, and nothing of the language was tried.
 */
export function feedbackScore({
  words,
  recognised,
  plausible = 0,
  names = 0,
  errors,
  answers,
  english,
}: ScoredMessage): number {
  if (words === 0) return 0
  if (english) return ENGLISH_SCORE
  const weight = errors.reduce((sum, kind) => sum + errorWeights[kind], 0)
  const counted = words - names
  const share = counted === 0 ? 1 : (recognised + plausible / 4) / counted
  const accuracy = Math.max(0, 1 - weight / words) * (share > 0 ? 1 : 0.5)
  const fit = answers ? 1 : share > 0 ? 0.5 : 0
  const language = Math.min(1, share / RECOGNISED_FOR_FULL)
  return Math.round(POINTS.accuracy * accuracy + POINTS.fit * fit + POINTS.language * language)
}

export const POINTS = { accuracy: 50, fit: 25, language: 25 } as const
export const ENGLISH_SCORE = 20
/** Nobody's every word is in a course: half of them recognised counts as the language. */
const RECOGNISED_FOR_FULL = 0.5

/** What an error is about. `wording` is what only a model can tell: another word, another turn of phrase. */
export const errorKinds = ['spelling', 'accent', 'capital', 'punctuation', 'agreement', 'order', 'wording'] as const
export type ErrorKind = (typeof errorKinds)[number]

/** How much of a word each kind of error costs. */
export const errorWeights = {
  spelling: 1,
  agreement: 1,
  order: 1,
  wording: 1,
  accent: 0.5,
  capital: 0.25,
  punctuation: 0.25,
} as const satisfies Record<ErrorKind, number>

export type ScoredMessage = {
  words: number
  /** Words that the course knows, or that were recognised behind a slip. */
  recognised: number
  /** Unknown words that are built as words of the language are. */
  plausible?: number
  /** Words that look like names. */
  names?: number
  errors: ErrorKind[]
  /** Whether the message answers what was asked. */
  answers: boolean
  english: boolean
}

export type ScoreColour = 'green' | 'yellow' | 'red'

/** The colour of a feedback score: 80 and above green, 60 and above yellow, otherwise red. */
export function scoreColour(score: number): ScoreColour {
  if (score >= 80) return 'green'
  return score >= 60 ? 'yellow' : 'red'
}
