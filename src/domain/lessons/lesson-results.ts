import type { Verdict } from '../answers/verdict.ts'
import { judgeAnswer } from '../answers/answers.ts'
import { lessonScore } from './lesson.ts'
import type { LessonContent, LessonExercise } from './lesson.ts'

export type LessonResult = {
  exercise: LessonExercise
  /** Without surrounding spaces; empty where nothing was answered. */
  given: string
  verdict: Verdict
  /** The right answer that comes nearest to what was given. */
  expected: string
}

/**
 * A lesson's answers judged, and its score in percent. An answer that is almost right costs no points: it counts as right
 * and is shown with its difference.
 */
export function lessonResults(
  exercises: readonly LessonExercise[],
  answers: Readonly<Record<string, string>>,
  otherWords: readonly string[] = [],
): { answers: LessonResult[]; score: number } {
  const results = exercises.map(exercise => {
    const given = (answers[exercise.id] ?? '').trim()
    const judged = judgeAnswer(given, exercise, { code: exercise.answer_language, otherWords })
    return { exercise, given, verdict: judged.verdict, expected: judged.expected }
  })
  const right = results.filter(each => each.verdict !== 'wrong').length
  return { answers: results, score: lessonScore(right, exercises.length) }
}

/** The lesson's words and answers, and those near them: a typing slip that makes one of them is an error. */
export function lessonWords(content: LessonContent): string[] {
  return [
    ...content.vocabulary.flatMap(entry => [entry.word, entry.translation]),
    ...content.exercises.map(exercise => exercise.answer),
    ...(content.near_words ?? []),
  ]
}
