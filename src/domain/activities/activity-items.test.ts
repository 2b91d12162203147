import { describe, expect, test } from 'vitest'
import {
  PAIRS_AT_ONCE,
  activityItemCount,
  backIsForeign,
  countWords,
  dialogueOptions,
  mechanicsItemCount,
  memoryTable,
  wordsOfTask,
} from './activity-items.ts'
import type { Dialogue, TaskContent } from './task-content.ts'

const card = { front: 'hello', back: 'hola', pronunciation: 'ˈola', example: 'Hola, Ana.', audio_text: 'hola' }
const question = { question: '?', options: ['a', 'b'], correct_answer: 'a', explanation: '' }
const line = (speaker: string, text: string) => ({ speaker, text, translation: '' })
const dialogue: Dialogue = {
  title: '',
  setting: '',
  learner: 'Ana',
  lines: [line('Luis', 'Hola.'), line('Ana', '¿Qué tal?'), line('Luis', 'Bien.'), line('Ana', 'Adiós.')],
}

test('the box counts flashcards, quiz questions or pronunciation exercises, in this order', () => {
  expect(mechanicsItemCount({ flashcards: [card], quiz_questions: [question, question] })).toBe(1)
  expect(mechanicsItemCount({ quiz_questions: [question, question] })).toBe(2)
  expect(mechanicsItemCount({ interactive_exercises: [] })).toBe(0)
})

test('each kind of activity counts its own items', () => {
  const content: TaskContent = { dialogue, flashcards: [card], culture: { title: '', text: '', questions: [question] } }
  expect(activityItemCount({ ...content, activity_type: 'flashcard_drill' })).toBe(1)
  expect(activityItemCount({ ...content, activity_type: 'dialogue_practice' })).toBe(4)
  expect(activityItemCount({ ...content, activity_type: 'cultural_discovery' })).toBe(1)
  expect(activityItemCount({ ...content, activity_type: 'writing_prompt' })).toBe(0)
  expect(activityItemCount(content)).toBe(0)
})

test('a card is answered in the language learned unless its front is what is spoken', () => {
  expect(backIsForeign(card)).toBe(true)
  expect(backIsForeign({ ...card, front: 'hola', back: 'hello' })).toBe(false)
})

describe('dialogueOptions()', () => {
  test('offers the line once among others of the dialogue', () => {
    for (const position of [0, 1, 2, 3]) {
      const options = dialogueOptions(dialogue, position)
      expect(options.filter(each => each === dialogue.lines[position]?.text)).toHaveLength(1)
      expect(new Set(options).size).toBe(3)
    }
  })

  test('does not always put it in the same place', () => {
    const places = [0, 1, 2, 3].map(at => dialogueOptions(dialogue, at).indexOf(dialogue.lines[at]!.text))
    expect(new Set(places).size).toBeGreaterThan(1)
  })
})

describe('memoryTable()', () => {
  test('lays both cards of each pair, at most six pairs at once', () => {
    const cards = memoryTable(8, 0, () => 0.3)
    expect(cards).toHaveLength(2 * PAIRS_AT_ONCE)
    expect(new Set(cards.map(each => `${each.pair}${each.side}`)).size).toBe(2 * PAIRS_AT_ONCE)
    expect(memoryTable(8, 1, () => 0.3).map(each => each.pair)).toEqual(expect.arrayContaining([6, 7]))
    expect(memoryTable(8, 1, () => 0.3)).toHaveLength(4)
  })

  test('is shuffled by the randomness it is given', () => {
    expect(memoryTable(6, 0, () => 0.1)).not.toEqual(memoryTable(6, 0, () => 0.8))
  })
})

test('wordsOfTask() gathers what a typo could turn into', () => {
  const words = wordsOfTask({ flashcards: [card], near_words: ['ola'], role_play: { situation: '', turns: [] } })
  expect(words).toEqual(['ola', 'hola'])
})

test('countWords() counts words in scripts with and without spaces', () => {
  expect(countWords('Hola, me llamo Ana.', 'es')).toBe(4)
  expect(countWords('', 'es')).toBe(0)
  expect(countWords('私は学生です。', 'ja')).toBeGreaterThanOrEqual(3)
})
