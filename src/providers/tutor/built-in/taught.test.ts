import { expect, test } from 'vitest'
import type { Course, Week } from '#curriculum/course/course.ts'
import { coursesOf, smallSpanish, spanishBank } from '#test/courses/small-courses.ts'
import { createBuiltInTutor } from './built-in-tutor.ts'
import { strangeWordsIn, taughtQuestions } from './taught.ts'

const [first] = smallSpanish.weeks
const dialogue = (day: number, text: string, translation: string) => ({
  day,
  title: '',
  place: '',
  lines: [],
  questions: [],
  turn: { prompt: { text, translation }, answers: [{ text: 'Sí.', translation: 'Yes.' }], listen_for: ['sí'] },
})
const week: Week = {
  ...first!,
  number: 1,
  dialogues: [
    dialogue(1, 'Hola, soy Paco. ¿Cómo estás?', 'Hello, I’m Paco. How are you?'),
    dialogue(2, 'Dime tu nombre.', 'Tell me your name.'),
    dialogue(3, '¿Estás bien?', 'Are you well?'),
  ],
}
const course: Course = { ...smallSpanish, conversation: spanishBank, weeks: [week] }
const tutor = createBuiltInTutor(coursesOf([course]))
const topic = 'Introducing yourself'
const opening = (reached?: { week: number; day: number }) =>
  tutor.reply({
    language: 'es',
    level: 'beginner',
    topic,
    history: [],
    learner: { id: 'a', ...(reached && { reached }) },
  })

test('the questions of the lessons are what the days’ dialogues ask, without what the speaker says of themselves', () => {
  expect(taughtQuestions(course).map(({ day, exchange }) => [day, exchange.say, exchange.translation])).toEqual([
    [1, '¿Cómo estás?', 'How are you?'],
    [3, '¿Estás bien?', 'Are you well?'],
  ])
})

test('a word is strange until a lesson had it', () => {
  const strange = strangeWordsIn(course)
  expect(strange('Dime.', { week: 1, day: 1 })).toBe(1)
  expect(strange('Dime.', { week: 1, day: 2 })).toBe(0)
})

test('a learner of the first weeks is asked what the lessons asked, with what could be answered', async () => {
  expect(await opening({ week: 1, day: 1 })).toMatchObject({
    message: '¿Cómo estás?',
    answers: [{ text: 'Sí.', translation: 'Yes.' }],
  })
  expect((await opening({ week: 3, day: 1 })).message).toBe('¡Hola! ¿Cómo te llamas?')
  expect((await opening()).message).toBe('¡Hola! ¿Cómo te llamas?')
})
