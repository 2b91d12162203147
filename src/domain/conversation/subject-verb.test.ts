import { expect, test } from 'vitest'
import { createSubjectVerb } from './subject-verb.ts'
import type { Forms } from './forms.ts'

const spanish: Forms = {
  tables: {
    present: {
      part: 'verb',
      name: 'Present',
      subjects: true,
      columns: ['yo', 'tú', 'él / ella', 'nosotros', 'vosotros', 'ellos'],
      forms: {
        tener: 'tengo, tienes, tiene, tenemos, tenéis, tienen',
        ser: 'soy, eres, es, somos, sois, son',
        querer: 'quiero, quieres, quiere, queremos, queréis, quieren',
      },
    },
  },
  between: ['no', 'me'],
  not_subject_after: ['y', 'para'],
  joins: ['y', 'pero'],
}
const german: Forms = {
  tables: {
    present: {
      part: 'verb',
      name: 'Present',
      subjects: true,
      columns: ['ich', 'du', 'er', 'wir', 'ihr', 'sie'],
      forms: {
        schlafen: 'schlafe, schläfst, schläft, schlafen, schlaft, schlafen',
        müssen: 'muss, musst, muss, müssen, müsst, müssen',
      },
    },
  },
}

const mended = (forms: Forms, language: string) => (text: string) =>
  createSubjectVerb(forms, language)(text).map(({ original, corrected }) => `${original} → ${corrected}`)

test.each([
  ['Yo tiene un gato.', ['tiene → tengo']],
  ['Hoy yo no tener tiempo.', ['tener → tengo']],
  ['Nosotros es amigos, pero ellos tiene hambre.', ['es → somos', 'tiene → tienen']],
])('the verb of “%s” becomes that of its subject', (text, errors) => {
  expect(mended(spanish, 'es')(text)).toEqual(errors)
})

test.each([
  'Tú y yo somos amigos.',
  'Es para ti y para mí, no para ella.',
  'Yo quiero tener un perro.',
  'Ella, tener.',
])('“%s” is left alone', text => {
  expect(mended(spanish, 'es')(text)).toEqual([])
})

test('a clause that ends with the verb of its subject is right', () => {
  expect(mended(german, 'de')('weil ich schlafen muss')).toEqual([])
  expect(mended(german, 'de')('Muss ich schlafen?')).toEqual([])
  expect(mended(german, 'de')('Ich schlafen gut.')).toEqual(['schlafen → schlafe'])
})
