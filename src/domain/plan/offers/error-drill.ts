import { isWorthKeeping } from '#domain/conversation/feedback-score.ts'
import type { ErrorKind } from '#domain/conversation/feedback-score.ts'

/** Errors of one kind that a task is aimed at. */
export type ErrorDrill = {
  kind: ErrorKind
  errors: { original: string; corrected: string; explanation: string }[]
}

/** A kind of error that came up so often in conversations gets a task of its own. */
export const ERRORS_FOR_A_DRILL = 3
/** As many as fit a few minutes, the latest first. */
const MOST_IN_A_DRILL = 8

/** What each kind is called where a learner reads it. */
export const errorNames: Record<ErrorKind, string> = {
  spelling: 'spelling',
  accent: 'accents',
  capital: 'capital letters',
  punctuation: 'punctuation',
  agreement: 'agreement',
  order: 'word order',
  wording: 'wording',
  gender: 'gender',
  'verb-form': 'verb forms',
  case: 'cases',
  contraction: 'contractions',
  auxiliary: 'auxiliary verbs',
  particle: 'little words',
  'word-choice': 'choice of words',
  'english-word': 'English words',
}

/** The kind that recurs most among errors no task was aimed at yet, with its errors, each once; undefined where none recurs. */
export function errorDrill(
  latestFirst: readonly (ErrorDrill['errors'][number] & { kind: ErrorKind })[],
): ErrorDrill | undefined {
  const worth = latestFirst.filter(({ kind }) => isWorthKeeping(kind))
  const kinds = [...Map.groupBy(worth, error => error.kind)].sort((a, b) => b[1].length - a[1].length)
  const [kind, errors] = kinds[0] ?? []
  if (!kind || !errors || errors.length < ERRORS_FOR_A_DRILL) return undefined
  const once = new Map(
    errors.map(({ original, corrected, explanation }) => [
      `${original}\n${corrected}`,
      { original, corrected, explanation },
    ]),
  )
  return { kind, errors: [...once.values()].slice(0, MOST_IN_A_DRILL) }
}
