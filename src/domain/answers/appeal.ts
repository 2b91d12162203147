import { answerKey } from './text/answer-text.ts'

/** An answer that was judged wrong and of which its learner says that it should count. */
export const appealStates = ['open', 'accepted', 'declined'] as const
export type AppealState = (typeof appealStates)[number]

/** An exercise by what it asks: the same in every version of a course, wherever it stands. */
export function exerciseKey(question: string): string {
  return question.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase()
}

/** What makes two given answers one: capitals, spaces and punctuation aside. */
export function givenKey(given: string, answerLanguage: string): string {
  return answerKey(given, answerLanguage)
}

/** Answers that teachers accepted, by the key of their exercise. */
export type AcceptedAnswers = ReadonlyMap<string, readonly string[]>

/** Exercises with what teachers accepted among their other answers. */
export function withAccepted<Exercise extends { question: string; alternatives?: string[] | undefined }>(
  exercises: readonly Exercise[],
  accepted: AcceptedAnswers,
): Exercise[] {
  return exercises.map(exercise => {
    const more = accepted.get(exerciseKey(exercise.question))
    return more ? { ...exercise, alternatives: [...(exercise.alternatives ?? []), ...more] } : exercise
  })
}

/** A lesson's score, in percent, with one more answer of its exercises right. */
export function withOneMoreRight(score: number, exercises: number): number {
  if (exercises <= 0) return score
  const right = Math.round((score * exercises) / 100)
  return Math.min(100, Math.round((100 * (right + 1)) / exercises))
}
