import { describe, expect, test } from 'vitest'
import { activityItemCount } from './activity-items.ts'
import { contentForModes } from './activity-modes.ts'
import type { TaskContent } from './task-content.ts'

const none = { quiet: false, noMicrophone: false, noKeyboard: false }
const quiet = { ...none, quiet: true }
const noKeyboard = { ...none, noKeyboard: true }

const dictation = {
  type: 'dictation',
  question: 'Write what you hear.',
  correct_answer: 'gracias',
  audio_text: 'gracias',
  translation: 'thank you',
  explanation: '',
  answer_language: 'es',
  item: 'thanks',
} as const

test('a task stays as it is where everything may be used', () => {
  const content: TaskContent = { activity_type: 'listening_exercise', interactive_exercises: [dictation] }
  expect(contentForModes(content, none, 'es')).toBe(content)
})

describe('without sound', () => {
  test('what was to be heard is read instead: its meaning is given', () => {
    const content: TaskContent = {
      activity_type: 'listening_exercise',
      language: 'Spanish',
      vocabulary: [{ word: 'hola', translation: 'hello', pronunciation: '', example: '', item: 'hello' }],
      interactive_exercises: [
        dictation,
        {
          ...dictation,
          type: 'word_order',
          question: 'Put what you hear in order.',
          options: ['b', 'a'],
          translation: 'A b.',
        },
        {
          type: 'multiple_choice',
          question: 'Which word do you hear?',
          options: ['hola', 'sí'],
          correct_answer: 'hola',
          audio_text: 'hola',
          explanation: '',
          item: 'hello',
        },
      ],
    }
    const exercises = contentForModes(content, quiet, 'es').interactive_exercises ?? []
    expect(exercises.map(each => [each.type, each.question, each.audio_text])).toEqual([
      ['translation', 'Write in Spanish: thank you', undefined],
      ['word_order', 'Put in order: “A b.”', undefined],
      ['multiple_choice', 'Which word means “hello”?', undefined],
    ])
  })

  test('what was to be said is understood instead, and needs no points', () => {
    const content: TaskContent = {
      activity_type: 'pronunciation_drill',
      pronunciation_exercises: [
        { phrase: 'boca', phonetic: 'ˈboka', tips: '', audio_text: 'boca', translation: 'mouth', item: 'mouth' },
        { phrase: 'casa', phonetic: 'ˈkasa', tips: '', audio_text: 'casa', translation: 'house' },
      ],
    }
    const { activity_type, quiz_questions, game_mechanics } = contentForModes(content, quiet, 'es')
    expect(activity_type).toBe('quiz_game')
    expect(quiz_questions?.[0]).toMatchObject({
      question: 'What does “boca” mean?',
      correct_answer: 'mouth',
      explanation: '“boca” is said /ˈboka/.',
      item: 'mouth',
    })
    expect(quiz_questions?.[0]?.options.toSorted()).toEqual(['house', 'mouth'])
    expect(game_mechanics).toEqual({ target_score: 0 })
  })
})

describe('without a keyboard', () => {
  test('a sentence that was to be written is put in order, a word is chosen among others', () => {
    const sentence = {
      ...dictation,
      type: 'translation',
      correct_answer: '¿Cómo te llamas?',
      audio_text: undefined,
    } as const
    const content: TaskContent = {
      activity_type: 'grammar_worksheet',
      near_words: ['gracia'],
      interactive_exercises: [sentence, { ...dictation, type: 'fill_in_blank' }],
    }
    const [first, second] = contentForModes(content, noKeyboard, 'es').interactive_exercises ?? []
    expect(first).toMatchObject({ type: 'word_order', correct_answer: 'Cómo te llamas' })
    expect(first?.options).not.toEqual(['Cómo', 'te', 'llamas'])
    expect(first?.options?.toSorted()).toEqual(['Cómo', 'llamas', 'te'])
    expect(second).toMatchObject({ type: 'multiple_choice', item: 'thanks' })
    expect(second?.options?.toSorted()).toEqual(['gracia', 'gracias', '¿Cómo te llamas?'].toSorted())
  })

  test('where one would write freely, the model is put in order', () => {
    const free = {
      ...dictation,
      type: 'free_writing',
      question: 'Say your name.',
      correct_answer: 'Me llamo Eva.',
      audio_text: undefined,
    } as const
    const content: TaskContent = {
      activity_type: 'grammar_worksheet',
      interactive_exercises: [{ ...free, listen_for: ['llamo', 'soy'] }],
    }
    const [exercise] = contentForModes(content, noKeyboard, 'es').interactive_exercises ?? []
    expect(exercise).toMatchObject({ type: 'word_order', question: 'Find one answer to this: Say your name.' })
    expect(exercise?.options?.toSorted()).toEqual(['Eva', 'Me', 'llamo'])
    expect(exercise).not.toHaveProperty('listen_for')
  })

  test('another right answer is not offered as a wrong one', () => {
    const content: TaskContent = {
      activity_type: 'grammar_worksheet',
      near_words: ['adiós', 'chao'],
      interactive_exercises: [{ ...dictation, correct_answer: 'adiós', alternatives: ['Chao'] }, dictation],
    }
    const [exercise] = contentForModes(content, noKeyboard, 'es').interactive_exercises ?? []
    expect(exercise?.options?.toSorted()).toEqual(['adiós', 'gracias'])
  })

  test('cards are chosen, with the points they had', () => {
    const card = (front: string, back: string) => ({ front, back, pronunciation: '', example: '', audio_text: back })
    const game_mechanics = { target_score: 3, time_limit: 300, scoring_correct: 2 }
    const content: TaskContent = {
      activity_type: 'flashcard_drill',
      game_mechanics,
      flashcards: [card('hello', 'hola'), card('thanks', 'gracias'), card('sorry', 'perdón')],
    }
    const swapped = contentForModes(content, noKeyboard, 'es')
    expect(swapped).toMatchObject({ activity_type: 'quiz_game', game_mechanics })
    expect(activityItemCount(swapped)).toBe(3)
    for (const question of swapped.quiz_questions ?? []) {
      expect(question.options.toSorted()).toEqual(['gracias', 'hola', 'perdón'])
    }
  })

  test('in place of a text to be written, its model is put in order sentence by sentence', () => {
    const content: TaskContent = {
      activity_type: 'writing_prompt',
      writing: {
        task: 'Introduce yourself.',
        points: [],
        useful_words: [],
        minimum_words: 5,
        model: { text: 'Hola, me llamo Ana. Soy de Lima.', translation: 'Hi, my name is Ana. I am from Lima.' },
      },
    }
    const swapped = contentForModes(content, noKeyboard, 'es')
    expect(swapped.activity_type).toBe('grammar_worksheet')
    expect(swapped.interactive_exercises?.map(each => [each.question, each.correct_answer])).toEqual([
      ['Put in order: “Hi, my name is Ana.”', 'Hola me llamo Ana'],
      ['Put in order: “I am from Lima.”', 'Soy de Lima'],
    ])
  })

  test('what offers nothing to choose among stays to be typed', () => {
    const content: TaskContent = { activity_type: 'grammar_worksheet', interactive_exercises: [dictation] }
    expect(contentForModes(content, noKeyboard, 'es')).toEqual(content)
  })
})
