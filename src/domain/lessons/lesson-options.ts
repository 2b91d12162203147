import { isCorrectAnswer } from '../answers/answers.ts'
import type { LessonContent } from './lesson.ts'

const OPTIONS = 4

/**
 * What a learner who does not type may choose from at an exercise of a lesson: the answer and up to three other texts of
 * the lesson in the same language, those nearest in length first, in an order that does not tell which is right.
 */
export function lessonOptions({ exercises, vocabulary }: LessonContent, position: number): string[] {
  const exercise = exercises[position]
  if (!exercise) return []
  const { answer, alternatives, answer_language: code } = exercise
  const words = vocabulary.map(entry => (code === 'en' ? entry.translation : entry.word))
  const answers = exercises.filter(each => each.answer_language === code).map(each => each.answer)
  const others = [...new Set([...answers, ...words])]
    .filter(text => !isCorrectAnswer(text, { answer, alternatives }, { code }))
    .sort((a, b) => Math.abs(a.length - answer.length) - Math.abs(b.length - answer.length))
    .slice(0, OPTIONS - 1)
  const place = (position * 5 + answer.length) % (others.length + 1)
  return [...others.slice(0, place), answer, ...others.slice(place)]
}
