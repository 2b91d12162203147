import { describe, expect, test } from 'vitest'
import { helpQuestions, lessonHelp } from './lesson-help.ts'
import type { LessonContent, VocabularyEntry } from './lesson.ts'

const word = (word: string, translation: string, more: Partial<VocabularyEntry> = {}): VocabularyEntry => ({
  word,
  translation,
  pronunciation: '',
  example: '',
  ...more,
})

const greetings: LessonContent = {
  introduction: '',
  main_content: [
    {
      kind: 'grammar',
      title: 'Ser and the little words for I, you, she',
      explanation:
        'The verb "ser" (to be) says who someone is. The ending already shows the person, so "yo, tú" are usually left out. To be polite, use "usted".',
      examples: [
        { text: 'Soy Ana.', translation: 'I am Ana.' },
        { text: '¿Usted es de aquí?', translation: 'Are you from here?' },
      ],
    },
  ],
  examples: [{ text: 'Muy bien, gracias.', translation: 'Very well, thank you.' }],
  exercises: [],
  vocabulary: [
    word('buenas tardes', 'good evening', {
      usage_context: 'From after lunch until it gets dark; after dark people greet with buenas noches.',
      example: 'Buenas tardes, señora.',
      example_translation: 'Good evening, madam.',
      also: ['buenas noches'],
      pronunciation: 'ˈbwenas ˈtaɾdes',
    }),
    word('buenas noches', 'good night', { usage_context: 'Both a greeting after dark and what you say before bed.' }),
    word('el señor', 'sir, Mr (polite address)'),
    word('gracias', 'thank you'),
  ],
}
const texts = (question: string) => lessonHelp(question, greetings, 'es').map(({ text }) => text)

describe('lessonHelp()', () => {
  test('explains the difference of two words by their notes, in the order of the question', () => {
    for (const question of [
      'buenas tardes or buenas noches?',
      'What is the difference between Buenas tardes and buenas noches',
    ]) {
      const [first, second] = texts(question)
      expect(first).toContain('“buenas tardes” means “good evening”. From after lunch until it gets dark')
      expect(second).toContain('“buenas noches” means “good night”. Both a greeting after dark')
    }
  })

  test('knows a word without its accents and without its article, and shows its sentence', () => {
    expect(texts('senor?')[0]).toContain('“el señor” means “sir, Mr')
    expect(lessonHelp('when buenas tardes', greetings, 'es')[0]?.phrases).toEqual([
      { text: 'Buenas tardes, señora.', translation: 'Good evening, madam.' },
    ])
  })

  test('translates a word of the lesson from English', () => {
    expect(texts('How do you say thank you?')[0]).toContain('“gracias” means “thank you”')
    expect(texts('thank you in Spanish?')[0]).toContain('“gracias”')
  })

  test('tells the sounds where they are asked for', () => {
    expect(texts('How is buenas tardes pronounced?')[0]).toContain('It is /ˈbwenas ˈtaɾdes/.')
  })

  test('answers from the sentences of the grammar that speak of what was asked', () => {
    expect(texts('When do I use usted?')).toEqual([
      'Ser and the little words for I, you, she: To be polite, use "usted".',
    ])
    expect(texts('Ser and the little words for I, you, she')[0]).toContain(
      'The verb "ser" (to be) says who someone is.',
    )
  })

  test('says nothing where the lesson says nothing', () => {
    expect(texts('What is the capital of Peru?')).toEqual([])
    expect(texts('   ')).toEqual([])
  })

  test('finds words where no spaces are written', () => {
    const content = { ...greetings, vocabulary: [word('こんにちは', 'hello'), word('こんばんは', 'good evening')] }
    expect(lessonHelp('こんにちはとこんばんは?', content, 'ja')).toHaveLength(2)
  })
})

test('helpQuestions() offers what is easily confused first, and every question it offers has an answer', () => {
  const questions = helpQuestions(greetings, 'es')
  expect(questions[0]).toBe('buenas tardes or buenas noches?')
  for (const question of questions) expect(lessonHelp(question, greetings, 'es'), question).not.toEqual([])
})
