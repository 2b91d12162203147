import { describe, expect, test } from 'vitest'
import { sectionCheck, wordCheck } from './lesson-checks.ts'
import { afterCheck, afterMove, answerOf, newLessonRun, stepsTaken } from './lesson-run.ts'
import { lessonSteps } from './lesson-steps.ts'
import type { LessonContent, VocabularyEntry } from '../lessons/lesson.ts'
import { scoreSentence } from '../lessons/score-sentence.ts'

const word = (name: string, more: Partial<VocabularyEntry> = {}): VocabularyEntry => ({
  word: name,
  translation: `${name} in English`,
  pronunciation: '',
  example: '',
  item: name,
  ...more,
})
const names = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete']
const spanish = { code: 'es', languageName: 'Spanish', audible: true, isCheckpoint: false }
const content: LessonContent = {
  introduction: 'Numbers.',
  main_content: [
    {
      kind: 'sound',
      title: 'The r',
      explanation: '',
      examples: ['tres', 'cuatro'].map(text => ({ text, translation: `${text} · /x/` })),
    },
    {
      kind: 'grammar',
      title: 'Counting',
      explanation: '',
      examples: [],
      check: { question: 'Yo ___ dos.', options: ['tengo', 'tiene'], answer: 'tengo', explanation: '' },
    },
  ],
  dialogue: {
    title: 'At the market',
    setting: '',
    lines: [
      { speaker: 'Ana', text: '¿Cuántos?', translation: 'How many?' },
      { speaker: 'Luis', text: 'Dos.', translation: 'Two.' },
    ],
  },
  examples: [{ text: 'Tengo tres.', translation: 'I have three.' }],
  exercises: [
    {
      id: 'e1',
      question: 'How do you say “one”?',
      answer: 'uno',
      alternatives: [],
      explanation: '',
      answer_language: 'es',
    },
  ],
  vocabulary: names.map(name => word(name)),
}
const ids = (context = spanish) => lessonSteps(content, context).map(({ id }) => id)

describe('lessonSteps()', () => {
  test('teaches two or three words, asks for them, and goes on to the next', () => {
    expect(ids().slice(0, 11)).toEqual([
      'opening',
      'word-uno',
      'word-dos',
      'check-uno',
      'check-dos',
      'word-tres',
      'word-cuatro',
      'word-cinco',
      'check-tres',
      'check-cuatro',
      'check-cinco',
    ])
  })

  test('goes on with conversation, grammar with its check, sound, and the exercises', () => {
    expect(ids().slice(15)).toEqual([
      'dialogue',
      'reply-1',
      'section-Counting',
      'check-Counting',
      'section-The r',
      'check-The r',
      'exercises',
    ])
  })

  test('has the same steps where nothing can be heard, and then asks nothing that would have to be heard', () => {
    const silent = { ...spanish, audible: false }
    expect(ids(silent)).toEqual(ids())
    const asked = lessonSteps(content, silent).flatMap(step => (step.kind === 'check' ? [step.exercise] : []))
    expect(asked.filter(exercise => exercise.audio_text !== undefined)).toEqual([])
  })

  test('of a checkpoint teach no word again', () => {
    expect(ids({ ...spanish, isCheckpoint: true }).filter(id => id.startsWith('word-'))).toEqual([])
  })

  test('offer the right reply among sentences of the lesson', () => {
    const reply = lessonSteps(content, spanish).find(step => step.kind === 'reply')
    expect(reply?.kind === 'reply' && reply.options.toSorted()).toEqual(['Dos.', 'Tengo tres.', '¿Cuántos?'].toSorted())
  })
})

describe('wordCheck()', () => {
  test('asks to hear, to understand and to build in turn, the right answer always among the options', () => {
    const words = [
      word('la casa', { example: 'La casa es roja.', example_translation: 'The house is red.' }),
      ...content.vocabulary,
    ]
    const checks = [0, 1, 2].map(turn => wordCheck(words[0]!, { met: words, words }, turn, spanish))
    expect(checks.map(({ type, audio_text }) => [type, audio_text])).toEqual([
      ['multiple_choice', 'la casa'],
      ['multiple_choice', undefined],
      ['word_order', undefined],
    ])
    expect(checks[0]!.options).toContain('la casa')
    expect(checks[1]!.options).toContain('la casa in English')
    expect(checks[2]!.options!.toSorted()).toEqual(['La', 'casa', 'es', 'roja'].toSorted())
    expect(checks[2]!.options!.join(' ')).not.toBe('La casa es roja')
  })

  test('offers nothing as wrong that would be right as well', () => {
    const evening = word('buenas tardes', { also: ['buenas noches'] })
    const night = word('buenas noches')
    const bye = word('chao', { usage_context: 'Hasta luego is just as common.' })
    const later = word('hasta luego')
    const all = [evening, night, bye, later, word('hola')]
    for (const turn of [0, 1]) {
      expect(wordCheck(evening, { met: all, words: all }, turn, spanish).options).not.toContain(
        turn === 0 ? 'buenas noches' : 'buenas noches in English',
      )
      expect(wordCheck(later, { met: all, words: all }, turn, spanish).options).not.toContain(
        turn === 0 ? 'chao' : 'chao in English',
      )
    }
  })
})

describe('the wrong options of a check', () => {
  const optionsAt = (id: string) => {
    const step = lessonSteps(content, spanish).find(each => each.id === id)
    return step?.kind === 'check' ? (step.exercise.options ?? []) : []
  }

  test('are words that were met already', () => {
    for (const asked of ['tres', 'cuatro', 'cinco']) {
      expect(optionsAt(`check-${asked}`)).toHaveLength(4)
      for (const later of ['seis', 'siete']) expect(optionsAt(`check-${asked}`).join(' ')).not.toContain(later)
    }
  })

  test('come from the rest of the lesson only where too few were met', () => {
    const words = ['sí', 'no', 'tal vez'].map(name => word(name))
    const met = words.slice(0, 1)
    expect(wordCheck(words[0]!, { met, words }, 0, spanish).options).toHaveLength(3)
  })

  test('of a sound leave out a sentence among words, which is known by its length', () => {
    const examples = ['sí', 'mil', 'vino', 'La semana que viene voy al cine.'].map(text => ({
      text,
      translation: text,
    }))
    const section = { kind: 'sound' as const, title: 'The i', explanation: '', examples }
    const check = sectionCheck(section, spanish)
    expect(check?.options?.toSorted()).toEqual(['mil', 'sí', 'vino'])
  })
})

describe('a lesson’s run', () => {
  const steps = lessonSteps(content, spanish)
  const check = steps.findIndex(({ id }) => id === 'check-uno')
  const wrong = { given: 'dos', expected: 'uno', verdict: 'wrong' as const }

  test('lets a wrong answer come back once more before the exercises', () => {
    const run = afterCheck({ ...newLessonRun(), step: check }, steps[check]!, wrong)
    expect(answerOf(run)).toEqual(wrong)
    const taken = stepsTaken(steps, run)
    expect(taken.slice(-2).map(({ id, again }) => [id, again])).toEqual([
      ['check-uno', true],
      ['exercises', undefined],
    ])
    expect(answerOf({ ...run, step: taken.length - 2 })).toBeUndefined()
  })

  test('asks again twice at the most, and counts the first answer to a step', () => {
    let run = newLessonRun()
    for (const step of [check, 40, 41]) run = afterCheck({ ...run, step }, steps[check]!, wrong)
    expect(run.again).toEqual(['check-uno', 'check-uno'])
    expect(afterCheck(run, steps[check]!, { ...wrong, verdict: 'correct' })).toBe(run)
  })

  test('moves between the first step and the last', () => {
    expect(afterMove(newLessonRun(), steps, -1).step).toBe(0)
    expect(afterMove({ ...newLessonRun(), step: steps.length - 1 }, steps, 1).step).toBe(steps.length - 1)
  })
})

test.each([
  [11, 11, '11 of 11 right. You can use all of this today.'],
  [9, 11, '9 of 11 right. It sits well; the rest comes back in your reviews.'],
  [2, 11, '2 of 11 right. This was a first meeting.'],
])('scoreSentence() for %i of %i is true and kind', (right, asked, sentence) => {
  expect(scoreSentence(right, asked)).toContain(sentence)
})
