import { expect, test } from 'vitest'
import { withDigits } from '../sentences/digits.ts'
import { withSynonyms } from './synonyms.ts'
import { createCourses } from '#curriculum/course/load-courses.ts'

const spanish = (await createCourses('build/courses').course('es', 'beginner'))!

test('the feminine that is taught beside a word is no synonym inside a sentence', () => {
  expect(withSynonyms(spanish, ['Ella es alta.'], 'She is tall.')).toEqual(['Ella es alta.'])
  expect(withSynonyms(spanish, ['alto'])).toContain('alta')
})

test('what is said of oneself is right in either gender', () => {
  expect(withSynonyms(spanish, ['Soy alto.'], 'I am tall.')).toContain('Soy alta.')
})

test('a verb of another conjugation does not take the endings of this one, nor an adjective of another form its place', async () => {
  const french = (await createCourses('build/courses').course('fr', 'beginner'))!
  expect(withSynonyms(french, ['Le film finit tard.'], 'The film finishes late.').join(' ')).not.toMatch(/terminet/)
  expect(withSynonyms(french, ['une grande famille'], 'a big family').join(' ')).not.toMatch(/gros /)
  expect(withSynonyms(french, ['Le film finit tard.'], 'The film finishes late.')).toContain('Le film finit tard.')
})

test('a number of one word may be written in digits, one of several is left alone', () => {
  expect(withDigits(spanish, ['Tengo veinte años.'])).toEqual(['tengo 20 años'])
  expect(withDigits(spanish, ['Tengo un perro.'])).toEqual([])
  expect(withDigits(spanish, ['veinte'])).toEqual([])
})
