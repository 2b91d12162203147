import { judgeAnswer } from '#domain/answers/answers.ts'
import type { Judgement } from '#domain/answers/answers.ts'
import type { Course, GrammarExercise } from '#curriculum/course/course.ts'
import { unchangedSentence } from './exercise-wording.ts'
import { grammarAnswers } from './grammar-answers.ts'
import { nearWords } from '../words/near-words.ts'

/** How the judge takes an answer to an exercise, with the lists that come with it. */
export function judgeOf(course: Course, exercise: GrammarExercise): (given: string) => Judgement {
  const { answer } = exercise
  const alternatives = grammarAnswers(course, exercise)
  const unchanged = unchangedSentence(exercise)
  const otherWords = nearWords(course, [answer, ...alternatives])
  return given => judgeAnswer(given, { answer, alternatives, unchanged }, { code: course.code, otherWords })
}

/**
 * What is wrong with an exercise as the judge sees it: every answer that is listed must pass, and the sentence that was to be
 * changed or mended must not. Undefined where all is well.
 */
export function judgedWrongly(course: Course, exercise: GrammarExercise): string | undefined {
  const { type, answer, also } = exercise
  if (type === 'multiple_choice' || type === 'write') return undefined
  const unchanged = unchangedSentence(exercise)
  const judge = judgeOf(course, exercise)
  const judged = (given: string) => judge(given).verdict
  const refused = [answer, ...also].find(given => judged(given) !== 'correct')
  if (refused !== undefined) return `the judge does not take "${refused}" for right`
  if (unchanged === undefined || judged(unchanged) === 'wrong') return undefined
  return `the judge passes the question itself: "${unchanged}"`
}
