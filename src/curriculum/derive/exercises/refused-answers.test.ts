import { expect, test } from 'vitest'
import { judgeAnswer } from '#domain/answers/answers.ts'
import { refusedAnswers } from '#test/cases/refused-answers.cases.ts'
import { availableCourses } from '#curriculum/course/available-courses.ts'
import { grammarAnswers } from './grammar-answers.ts'
import { nearWords } from '../words/near-words.ts'

const courses = new Map((await availableCourses()).map(course => [course.code as string, course]))

test.each(refusedAnswers)('%s: “%s” takes “%s”', (code, question, given) => {
  const course = courses.get(code)!
  const exercises = course.weeks
    .flatMap(week => week.grammar.flatMap(point => point.exercises))
    .filter(each => each.type !== 'multiple_choice' && each.question.startsWith(question))
  const verdicts = exercises.map(exercise => {
    const alternatives = grammarAnswers(course, exercise)
    const otherWords = nearWords(course, [exercise.answer, ...alternatives])
    return judgeAnswer(given, { answer: exercise.answer, alternatives }, { code, otherWords }).verdict
  })
  expect(verdicts).toContain('correct')
})
