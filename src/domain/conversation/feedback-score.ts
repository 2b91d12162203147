/**
 * The score of a learner's message, by rule and within what was judged.
 *
 * - A sentence that stands in the course word for word has 100.
 * - Otherwise the most there is to get is 65, and 5 for each thing that rules looked at (spelling, subject and verb,
 *   articles, typical errors), never above MOST_UNCERTIFIED: nobody looked at everything.
 * - Words nobody knows take away up to 20: their share of the message.
 * - Errors take away in proportion to their weight in half of the message, down to LEAST.
 *
 * Undefined where there is nothing to judge: no words, English, or words of no language known here.
 */
export function feedbackScore({ words, unknown, errors, lookedAt, isAttested }: ScoredMessage): number | undefined {
  if (words === 0 || unknown / words > MOST_UNKNOWN) return undefined
  const most = isAttested ? 100 : Math.min(MOST_UNCERTIFIED, 65 + 5 * lookedAt) - Math.round((20 * unknown) / words)
  const weight = errors.reduce((sum, kind) => sum + errorWeights[kind], 0)
  const accuracy = Math.max(0, 1 - (2 * weight) / Math.max(words, SHORTEST_COUNTED))
  return Math.round(LEAST + (most - LEAST) * accuracy)
}

/** What no rule can certify gets no more. */
export const MOST_UNCERTIFIED = 85
export const LEAST = 30
/** With more unknown words a message is not judged. */
const MOST_UNKNOWN = 0.5
/** One slip in one word is not a message without anything right. */
const SHORTEST_COUNTED = 4

/** What an error is about. `wording` is what only a model can tell: another word, another turn of phrase. */
export const errorKinds = [
  'spelling',
  'accent',
  'capital',
  'punctuation',
  'agreement',
  'order',
  'wording',
  'gender',
  'verb-form',
  'case',
  'contraction',
  'auxiliary',
  'particle',
  'word-choice',
  'english-word',
] as const
export type ErrorKind = (typeof errorKinds)[number]

/** How much of a word each kind of error costs. */
export const errorWeights = {
  spelling: 1,
  agreement: 1,
  order: 1,
  wording: 1,
  gender: 1,
  'verb-form': 1,
  case: 1,
  contraction: 0.75,
  auxiliary: 1,
  particle: 1,
  'word-choice': 1,
  'english-word': 1,
  accent: 0.5,
  capital: 0.25,
  punctuation: 0.25,
} as const satisfies Record<ErrorKind, number>

/** What is learned by being asked again. Marks and capitals of a chat are not. */
export function isWorthKeeping(kind: ErrorKind | undefined): boolean {
  return kind !== 'capital' && kind !== 'punctuation'
}

export type ScoredMessage = {
  words: number
  /** Words that neither course nor dictionary has, names apart. */
  unknown: number
  errors: ErrorKind[]
  /** How many things rules looked at. */
  lookedAt: number
  /** Whether the message stands in the course word for word. */
  isAttested: boolean
}

export type ScoreColour = 'green' | 'yellow' | 'red'

/** The colour of a feedback score: 80 and above green, 60 and above yellow, otherwise red. */
export function scoreColour(score: number): ScoreColour {
  if (score >= 80) return 'green'
  return score >= 60 ? 'yellow' : 'red'
}
