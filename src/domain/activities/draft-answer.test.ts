import { expect, test } from 'vitest'
import { draftAnswer } from './draft-answer.ts'
import type { TaskContent } from './task-content.ts'

const cards: TaskContent = {
  activity_type: 'flashcard_drill',
  flashcards: [{ front: 'hello', back: 'hola', pronunciation: 'ˈola', example: '', audio_text: 'hola', item: 'hello' }],
}

test('draftAnswer() judges what was written when the time was up', () => {
  expect(draftAnswer(cards, 0, ' Hola ', 'es')).toEqual({
    prompt: 'hello',
    given: 'Hola',
    lang: 'es',
    verdict: 'correct',
    expected: 'hola',
    item: 'hello',
  })
  expect(draftAnswer(cards, 0, 'adiós', 'es')?.verdict).toBe('wrong')
})

test('draftAnswer() finds nothing where nothing was written or the item is not typed', () => {
  expect(draftAnswer(cards, 0, '  ', 'es')).toBeUndefined()
  expect(draftAnswer(cards, 0, undefined, 'es')).toBeUndefined()
  const exercise = { type: 'word_order' as const, question: '', answer: 'soy Ana', explanation: '' }
  const sheet: TaskContent = { activity_type: 'grammar_worksheet', interactive_exercises: [exercise] }
  expect(draftAnswer(sheet, 0, 'soy Ana', 'es')).toBeUndefined()
})

test('draftAnswer() knows what a line of a dialogue and a turn of a role play ask for', () => {
  const phrase = { text: '友達です。', reading: 'tomodachi desu', translation: 'We are friends.' }
  const dialogue = { title: '', setting: '', learner: 'Ana', lines: [{ speaker: 'Ana', ...phrase }] }
  const role_play = { situation: '', turns: [{ cue: '', phrase, options: [] }] }
  expect(draftAnswer({ activity_type: 'dialogue_practice', dialogue }, 0, 'tomodachi desu', 'ja')?.verdict).toBe(
    'correct',
  )
  expect(draftAnswer({ activity_type: 'role_play_scenario', role_play }, 0, 'tomodachi desu', 'ja')?.verdict).toBe(
    'correct',
  )
})
