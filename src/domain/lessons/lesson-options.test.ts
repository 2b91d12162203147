import { describe, expect, it } from 'vitest'
import type { LessonContent } from './lesson.ts'
import { lessonOptions } from './lesson-options.ts'

const word = (word: string, translation: string) => ({ word, translation, pronunciation: '', example: '' })
const exercise = (answer: string, answer_language: string, alternatives: string[] = []) => ({
  id: answer,
  question: '?',
  answer,
  alternatives,
  explanation: '',
  answer_language,
})
const content: LessonContent = {
  introduction: '',
  main_content: [],
  examples: [],
  exercises: [exercise('hola', 'es', ['buenas']), exercise('thank you', 'en'), exercise('adiós', 'es')],
  vocabulary: [word('hola', 'hello'), word('adiós', 'goodbye'), word('gracias', 'thank you'), word('buenas', 'hi')],
}

describe('lessonOptions()', () => {
  it('holds the answer and others of the same language, each once', () => {
    expect(lessonOptions(content, 0).toSorted()).toEqual(['adiós', 'gracias', 'hola'])
    expect(lessonOptions(content, 1).toSorted()).toEqual(['goodbye', 'hello', 'hi', 'thank you'])
  })

  it('offers no second right answer', () => {
    expect(lessonOptions(content, 0)).not.toContain('buenas')
  })

  it('has nothing for a position without an exercise', () => {
    expect(lessonOptions(content, 9)).toEqual([])
  })
})
