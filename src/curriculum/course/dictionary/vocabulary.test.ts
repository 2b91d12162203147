import { expect, test } from 'vitest'
import { createVocabulary } from './vocabulary.ts'
import { smallSpanish, smallThai } from '#test/courses/small-courses.ts'

const spanish = createVocabulary(smallSpanish)

test('every form that stands in the course is known, whatever its capitals', () => {
  expect(['hola', 'Estás', 'RESPUESTA', 'manzana'].every(spanish.has)).toBe(true)
  expect(spanish.has('berenjena')).toBe(false)
})

test.each([
  ['manana', ['mañana']],
  ['senora', ['señora']],
  ['hola', []],
])('without its accents %s is one of %j', (word, forms) => {
  expect(spanish.withAccents(word)).toEqual(forms)
})

test.each<[string, string | undefined, string]>([
  ['manzzana', 'manzana', 'a letter too much'],
  ['manana', undefined, 'accents are another matter'],
  ['mazana', undefined, 'two words are as near'],
  ['manzna', 'manzana', 'a letter too few'],
  ['manazna', 'manzana', 'letters that changed places'],
  ['panzana', undefined, 'another first letter'],
  ['manzanas', undefined, 'another ending'],
  ['hola', undefined, 'itself'],
  ['gato', undefined, 'too short'],
])('%s was meant to be %s: %s', (word, meant) => {
  expect(spanish.has(word) ? undefined : spanish.meant(word)).toBe(meant)
})

test('English is what the course has in English and not in its own language', () => {
  expect(['apple', 'the', 'friend'].map(spanish.isEnglish)).toEqual([true, true, true])
  expect(['no', 'casa', 'zzz'].map(spanish.isEnglish)).toEqual([false, false, false])
})

test('capitals are the language’s own: España has one, lunes has none', () => {
  expect(spanish.capitalised('españa')).toBe('España')
  expect(spanish.capitalised('lunes')).toBeUndefined()
  expect(spanish.capitalised('ana')).toBeUndefined()
  expect(spanish.isSmallUnlikeEnglish('Lunes')).toBe(true)
  expect(spanish.isSmallUnlikeEnglish('España')).toBe(false)
})

test('romanised words are known where the script is not Latin', () => {
  const thai = createVocabulary(smallThai)
  expect([thai.hasReading('sawatdii'), thai.hasReading('hello'), spanish.hasReading('hola')]).toEqual([
    true,
    false,
    false,
  ])
})
