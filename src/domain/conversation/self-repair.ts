import { judgeAnswer } from '../answers/answers.ts'
import type { ErrorKind } from './feedback-score.ts'

/** Kinds that lie in the very signs the judge of answers looks past. */
const exactKinds: readonly ErrorKind[] = ['accent', 'capital', 'punctuation']

/** Whether what a learner gives mends an error: read as any answer, but to the letter where the error was a sign. */
export function mends(
  given: string,
  { corrected, kind }: { corrected: string; kind: ErrorKind },
  code: string,
): boolean {
  const exact = (text: string) => text.normalize('NFC').trim().replace(/\s+/gu, ' ')
  if (exact(given) === exact(corrected)) return true
  if (exactKinds.includes(kind)) return false
  return judgeAnswer(given, { answer: corrected }, { code }).verdict === 'correct'
}
