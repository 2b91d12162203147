import { expect, test } from 'vitest'
import { compileError, likeCapitals, typicalErrorsIn, wordSets } from './typical-errors.ts'
import type { TypicalError } from './typical-errors.ts'
import type { Forms } from './forms.ts'

const forms: Forms = {
  tables: {
    adjectives: {
      part: 'adjective',
      name: 'Adjectives',
      columns: ['masculine', 'feminine', 'feminine plural'],
      forms: { rojo: 'rojo, roja, rojas', grande: 'grande, grande, grandes' },
    },
  },
}
const sets = wordSets(
  { 'to-f': { forms_of: 'adjectives', to: 'feminine' }, be: { soy: 'tengo', eres: 'tienes' }, f: { nouns: 'f' } },
  'es',
  forms,
  () => ['casa'],
)
const error = (wrong: string, right: string): TypicalError => ({
  id: 'x',
  kind: 'gender',
  wrong,
  right,
  why: 'Why.',
  examples: [],
})
const find = (text: string, ...errors: TypicalError[]) =>
  typicalErrorsIn(
    text,
    errors.map(each => compileError(each, sets, 'es')),
    'es',
  ).map(({ original, corrected }) => `${original} → ${corrected}`)

test('adjectives of the tables become the form that goes with the noun; one that is right already is left alone', () => {
  const agreement = error('la {f} {to-f}', 'la {f} {to-f=}')
  expect(find('La casa rojo', agreement)).toEqual(['La casa rojo → La casa roja'])
  expect(find('la casa rojas', agreement)).toEqual(['la casa rojas → la casa roja'])
  expect(find('la casa grande y la casa roja', agreement)).toEqual([])
})

test('of two errors at one place the longer is told', () => {
  expect(find('Yo soy hambre', error('{be} hambre', '{be=} hambre'), error('yo {be} hambre', '{be=} hambre'))).toEqual([
    'Yo soy hambre → Tengo hambre',
  ])
})

test('a set out of a table or column that is not there is refused', () => {
  expect(() => wordSets({ a: { forms_of: 'verbs' } }, 'es', forms)).toThrow('no such table')
  expect(() => wordSets({ a: { forms_of: 'adjectives', to: 'neuter' } }, 'es', forms)).toThrow('"neuter"')
})

test('a correction begins with the capital of its language', () => {
  expect(likeCapitals('Οταν', 'όταν', 'el')).toBe('Όταν')
  expect(likeCapitals('Iyi', 'iyi', 'tr')).toBe('İyi')
  expect(likeCapitals('Iyi', 'iyi', 'es')).toBe('Iyi')
})
