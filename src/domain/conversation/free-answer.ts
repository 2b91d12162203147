import type { Judgement } from '../answers/answers.ts'
import { heardStem, plainWords } from './listening.ts'

/** Below this nothing was said yet. */
const FEWEST_WORDS = 2

/**
 * Judges what was written freely: right where a word that answers the task is heard in a sentence, and never certain of
 * more, so the model is shown beside it.
 */
export function judgeFreeAnswer(
  given: string,
  { answer, listen_for }: { answer: string; listen_for: readonly string[] },
  code: string,
): Judgement {
  const isSaid = plainWords(given, code).length >= FEWEST_WORDS && heardStem(given, code, listen_for) !== undefined
  return { verdict: isSaid ? 'correct' : 'wrong', expected: answer, difference: [] }
}
