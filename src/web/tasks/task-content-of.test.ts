import { expect, test } from 'vitest'
import { contentOf } from './task-content-of.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'

const of = (content_data: unknown) => contentOf({ content_data: content_data as TaskContent })
const exercises = [{ type: 'translation', question: 'the cat', answer: 'el gato', explanation: '' }] as const

test('content arrives as an object or as JSON in a string', () => {
  expect(of({ learning_objective: 'Greet' })).toEqual({ learning_objective: 'Greet' })
  expect(of('{"learning_objective":"Greet"}')).toEqual({ learning_objective: 'Greet' })
})

test.each([null, undefined, 'null', '', 'no json', '[1]', '7', '"text"', 7, true, []])('%j is empty content', data => {
  expect(of(data)).toEqual({})
})

test('a kind of activity that is not known is practised as a worksheet, with what it has', () => {
  const content = { activity_type: 'crossword', interactive_exercises: exercises }
  expect(of(content)).toEqual({ activity_type: 'grammar_worksheet', interactive_exercises: exercises })
  expect(of({ activity_type: 'constructor' })).toEqual({ activity_type: 'grammar_worksheet' })
  expect(of({ activity_type: null })).toEqual({ activity_type: null })
})
