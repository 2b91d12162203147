import { describe, expect, test } from 'vitest'
import { createAgreement } from './agreement.ts'
import { createWordOrder } from './word-order.ts'
import { availableCourses } from '#curriculum/course/available-courses.ts'
import { wordsOf } from '#domain/answers/text/text-words.ts'

const courses = new Map((await availableCourses()).map(course => [course.code as string, course]))

describe.runIf(courses.has('es'))('agreement', () => {
  test.each([
    ['es', 'Vivo en el casa.', 'el', 'la'],
    ['es', 'La libro es bueno.', 'La', 'El'],
    ['fr', 'Je cherche la livre.', 'la', 'le'],
    ['nl', 'Waar is de huis?', 'de', 'het'],
    ['sv', 'Jag har en hus.', 'en', 'ett'],
    ['de', 'Das ist ein Frau.', 'ein', 'eine'],
  ])('%s: %s, “%s” is “%s”', (code, text, original, corrected) => {
    const found = createAgreement(courses.get(code)!)!(wordsOf(text, code))
    expect(found.map(each => [each.original, each.corrected])).toEqual([[original, corrected]])
  })

  test.each([
    ['es', 'El agua está fría.'],
    ['es', 'La casa y el libro.'],
    ['de', 'Ich helfe der Frau mit einem Buch.'],
    ['de', 'Ich habe einen Hund.'],
    ['it', 'Lo zaino è nuovo.'],
  ])('%s: nothing is wrong in %s', (code, text) => {
    expect(createAgreement(courses.get(code)!)!(wordsOf(text, code))).toEqual([])
  })
})

describe.runIf(courses.has('de'))('word order', () => {
  test('a sentence of the course in another order is put right', () => {
    const course = courses.get('de')!
    const word = course.weeks
      .flatMap(week => week.days.flatMap(day => day.words))
      .find(each => /^(\p{L}+ ){3,}\p{L}+\.$/u.test(each.example?.text ?? ''))!
    const { text } = word.example!
    const words = text.slice(0, -1).split(' ')
    const turned = `${[words.at(-1), ...words.slice(0, -1)].join(' ')}.`
    expect(createWordOrder(course)(turned)).toMatchObject([{ kind: 'order', original: turned, corrected: text }])
    expect(createWordOrder(course)(text)).toEqual([])
  })

  test('a question with the words of a statement is left alone, and so are free orders', () => {
    expect(createWordOrder(courses.get('de')!)('Ist das ein Haus groß?')).toEqual([])
    expect(createWordOrder(courses.get('es')!)('Ana es mi amiga buena.')).toEqual([])
  })
})
