import { expect, test } from 'vitest'
import { exerciseKey } from '../answers/appeal.ts'
import type { TaskContent } from './task-content.ts'
import { typedItems, withAcceptedAnswers } from './typed-items.ts'

const phrase = { text: 'Buenos días.', translation: 'Good morning.' }
const content: TaskContent = {
  flashcards: [{ front: 'goodbye', back: 'adiós', audio_text: 'adiós', pronunciation: '', example: '' }],
  interactive_exercises: [
    { type: 'translation', question: 'Write in Spanish: hello', answer: 'hola', explanation: '' },
    { type: 'multiple_choice', question: 'Which word do you hear?', answer: 'hola', options: [], explanation: '' },
  ],
  dialogue: {
    title: '',
    setting: '',
    learner: 'Ana',
    lines: [
      { speaker: 'Luis', text: 'Hola.', translation: 'Hello.' },
      { speaker: 'Ana', ...phrase },
    ],
  },
  role_play: {
    situation: '',
    turns: [{ cue: 'Greet her.', phrase: { ...phrase, translation: 'Morning!' }, options: [] }],
  },
}

test('typedItems() names what can be typed: no choice, and of a dialogue only the learner’s lines', () => {
  expect(typedItems(content, 'es').map(({ question, language }) => [question, language])).toEqual([
    ['Write in Spanish: hello', 'es'],
    ['goodbye', 'es'],
    ['Good morning.', 'es'],
    ['Morning!', 'es'],
  ])
})

test('withAcceptedAnswers() gives cards, lines and turns what teachers accepted', () => {
  const accepted = new Map([
    [exerciseKey('goodbye'), ['chau']],
    [exerciseKey('Good morning.'), ['Muy buenas.']],
    [exerciseKey('Morning!'), ['Buenas.']],
  ])
  const after = withAcceptedAnswers(content, accepted)
  expect(after.flashcards![0]!.alternatives).toEqual(['chau'])
  expect(after.dialogue!.lines[1]!.alternatives).toEqual(['Muy buenas.'])
  expect(after.dialogue!.lines[0]!.alternatives).toBeUndefined()
  expect(after.role_play!.turns[0]!.alternatives).toEqual(['Buenas.'])
})
