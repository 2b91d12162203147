import { describe, expect, it, test } from 'vitest'
import { judgeAnswer } from '#domain/answers/answers.ts'
import { availableCourses } from '#curriculum/course/available-courses.ts'
import type { Course, Script } from '#curriculum/course/course.ts'
import { createTestCourse } from '#test/courses/syllable-course.ts'
import { lessonOf } from './lesson.ts'
import { letterExercises, letterGroupsOf } from './letters.ts'
import { outlineOf } from '../outline.ts'
import { taskOf } from '../tasks/task.ts'

const letter = (letter: string, reading: string) => ({
  letter,
  type: letter.at(-1)!,
  name: reading,
  reading,
  ipa: reading,
  hint: `as in ${reading}`,
  example: { text: letter, reading, translation: 'example' },
})
const script: Script = {
  name: 'The test letters',
  introduction: 'They go from left to right.',
  groups: [
    { title: 'First letters', day: 1, letters: [letter('А а', 'a'), letter('Б б', 'b'), letter('В в', 'v')] },
    { title: 'Two for one sound', day: 8, letters: [letter('И и', 'i'), letter('Й й', 'i'), letter('К к', 'k')] },
  ],
}
const withLetters: Course = { ...createTestCourse(), script }

describe('letters', () => {
  it('are met on the learning days of the first two weeks', () => {
    expect(letterGroupsOf(withLetters, 1, 1).map(group => group.title)).toEqual(['First letters'])
    expect(letterGroupsOf(withLetters, 2, 2).map(group => group.title)).toEqual(['Two for one sound'])
    expect(letterGroupsOf(withLetters, 3, 1)).toEqual([])
    expect(letterGroupsOf(createTestCourse(), 1, 1)).toEqual([])
  })

  it('are read and typed in the lesson of their day', () => {
    const exercises = lessonOf(withLetters, 'es-beginner-01-1')!.content.exercises
    expect(exercises.slice(0, 3).map(each => each.answer_language)).toEqual(['en', 'es', 'en'])
    expect(lessonOf(withLetters, 'es-beginner-01-2')!.content.exercises[0]!.id).not.toContain('letter')
  })

  it('that are read alike are both right when typed', () => {
    const typed = letterExercises(withLetters, 'es-beginner-02-2', 2, 2).find(each => /“i”/u.test(each.question))
    expect(typed ? [typed.answer, ...typed.alternatives] : ['и', 'й']).toEqual(expect.arrayContaining(['и', 'й']))
    const quiz = taskOf(withLetters, {
      kind: 'activity',
      activity: 'quiz_game',
      week: 2,
      day: 2,
      items: [],
      letters: true,
      seed: 1,
    })!
    const alike = ['И и', 'Й й']
    const both = quiz.content.quiz_questions!.filter(
      ({ options, correct_answer }) =>
        alike.includes(correct_answer) && alike.every(letter => options.includes(letter)),
    )
    expect(both).toEqual([])
  })

  it('have a quiz of their own in the outline', () => {
    const quizzes = outlineOf(withLetters).activities.filter(each => each.letters)
    expect(quizzes.map(({ week, day, activity, scalable }) => ({ week, day, activity, scalable }))).toEqual([
      { week: 1, day: 1, activity: 'quiz_game', scalable: false },
      { week: 2, day: 2, activity: 'quiz_game', scalable: false },
    ])
  })
})

const written = (await availableCourses()).filter(course => course.script)

test.each(written.map(course => [course.info.name, course] as const))(
  'the letters of %s can be read, typed and told apart',
  (_, course) => {
    for (const { week, day, letters } of outlineOf(course).activities) {
      if (!letters) continue
      const place = `${course.code} ${week}.${day}`
      for (const exercise of letterExercises(course, place, week, day)) {
        const { verdict } = judgeAnswer(exercise.answer, exercise, { code: exercise.answer_language })
        expect(verdict, `${place} ${exercise.id}`).toBe('correct')
      }
      const recipe = { kind: 'activity' as const, activity: 'quiz_game' as const, week, day, items: [], seed: 1 }
      for (const question of taskOf(course, { ...recipe, letters })!.content.quiz_questions!) {
        expect(new Set(question.options).size, `${place} ${question.question}`).toBe(question.options.length)
        expect(question.options, `${place} ${question.question}`).toContain(question.correct_answer)
        expect(question.options.length, `${place} ${question.question}`).toBeGreaterThanOrEqual(3)
      }
    }
  },
)
