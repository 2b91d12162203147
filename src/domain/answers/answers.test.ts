import { describe, expect, test } from 'vitest'
import { pairs } from '#test/cases/answers.cases.ts'
import { differenceOf, isCorrectAnswer, judgeAnswer } from './answers.ts'
import { languages } from '../languages.ts'

const judged = pairs.map(([code, given, expected, verdict, more = {}]) => {
  const { otherWords, ...forms } = more
  return {
    pair: `${code}: “${given}” for “${expected}” is ${verdict}`,
    verdict,
    is: judgeAnswer(given, { correct_answer: expected, ...forms }, { code, otherWords }).verdict,
  }
})

describe('judgeAnswer()', () => {
  test('agrees with a teacher on the whole table of pairs, in all 32 languages and English', () => {
    expect(judged.filter(each => each.is !== each.verdict).map(each => `${each.pair}, judged ${each.is}`)).toEqual([])
    expect(pairs.length).toBeGreaterThanOrEqual(300)
    const seen = new Set(pairs.map(([code]) => code))
    expect(languages.filter(({ code }) => !seen.has(code))).toEqual([])
  })

  test('takes the answer, the correct answer, the back of a card, an alternative and the reading', () => {
    const context = { code: 'ru' }
    const expected = { answer: 'да', correct_answer: 'ага', back: 'конечно', alternatives: ['угу'], reading: 'da' }
    for (const given of ['да', 'ага', 'конечно', 'угу', 'da']) {
      expect(judgeAnswer(given, expected, context).verdict).toBe('correct')
    }
    expect(judgeAnswer('нет', expected, context).verdict).toBe('wrong')
  })

  test('shows the right answer that comes nearest', () => {
    const expected = { correct_answer: 'el coche', alternatives: ['el automóvil'] }
    expect(judgeAnswer('automovil', expected, { code: 'es' })).toMatchObject({
      verdict: 'almost',
      expected: 'el automóvil',
    })
    expect(judgeAnswer('gato', expected, { code: 'es' })).toMatchObject({ verdict: 'wrong', expected: 'el coche' })
  })

  test('takes the articles it is given', () => {
    const context = { code: 'fi', articles: ['eräs'] }
    expect(judgeAnswer('talo', { answer: 'eräs talo' }, context).verdict).toBe('almost')
    expect(judgeAnswer('talo', { answer: 'eräs talo' }, { code: 'fi' }).verdict).toBe('wrong')
  })

  test('has nothing to compare with where nothing is expected, and says wrong', () => {
    expect(judgeAnswer('hola', {}, { code: 'es' })).toMatchObject({ verdict: 'wrong', expected: '' })
  })
})

describe('isCorrectAnswer()', () => {
  test('is the equality of the specification: capitals and surrounding spaces aside', () => {
    expect(isCorrectAnswer('  SOY ', { answer: 'soy' }, { code: 'es' })).toBe(true)
    expect(isCorrectAnswer('soy', { correct_answer: 'Soy', answer: 'es' }, { code: 'es' })).toBe(true)
    expect(isCorrectAnswer('eres', { correct_answer: 'Soy', answer: 'es' }, { code: 'es' })).toBe(false)
  })
})

describe('the difference', () => {
  test('is told letter by letter: changed, missing, too much, in the wrong order', () => {
    expect(differenceOf('cafe', 'café', 'es')).toEqual([
      { kind: 'same', given: 'caf', expected: 'caf' },
      { kind: 'changed', given: 'e', expected: 'é' },
    ])
    expect(differenceOf('ami', 'l’ami', 'fr')[0]).toEqual({ kind: 'missing', given: '', expected: "l'" })
    expect(differenceOf('hermanno', 'hermano', 'es')).toContainEqual({ kind: 'extra', given: 'n', expected: '' })
    expect(
      differenceOf('tabrajo', 'trabajo', 'es')
        .map(part => part.given)
        .join(''),
    ).toBe('tabrajo')
    expect(differenceOf('yuo', 'you', 'en')).toContainEqual({ kind: 'changed', given: 'uo', expected: 'ou' })
  })

  test('leaves capitals and punctuation alone', () => {
    expect(differenceOf('hola', '¡Hola!', 'es')).toEqual([{ kind: 'same', given: 'hola', expected: 'Hola' }])
  })
})
