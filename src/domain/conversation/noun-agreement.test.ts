import { expect, test } from 'vitest'
import { createNounAgreement, nounForms } from './noun-agreement.ts'
import type { Forms } from './forms.ts'

const forms: Forms = {
  tables: {
    nouns: {
      part: 'noun',
      name: 'Nouns',
      columns: ['singular', 'plural'],
      forms: { casa: 'casa, casas', lunes: 'lunes, lunes' },
    },
  },
  genders: {
    taught_with: { el: 'm', la: 'f' },
    nouns: { m: ['mapa'] },
    either: ['agua'],
    not_after: ['treinta y'],
    agree: [
      { m: 'el / los', f: 'la / las' },
      { m: 'un / unos', f: 'una / unas' },
      { m: '- / dos', f: '- / dos' },
    ],
  },
}
const taught = ['la casa', 'el lunes', 'el libro', 'el agua', 'la mapa'].map(text => {
  const [article, noun] = text.split(' ')
  return { article: article!, noun: noun! }
})
const find = createNounAgreement(forms, nounForms(forms, taught, 'es'), 'es')

test.each([
  ['El casa es grande.', 'El → la'],
  ['la libro', 'la → el'],
  ['los casa', 'los casa → las casas'],
  ['dos casa', 'dos casa → dos casas'],
  ['una casas', 'una → unas'],
  ['la mapa', 'la → el'],
])('in “%s” the words are made to agree, a plural as meant', (text, error) => {
  expect(find(text).map(({ original, corrected }) => `${original} → ${corrected}`)).toEqual([error])
})

test.each([
  'treinta y un lunes',
  '¿Treinta y una casas?',
  'los lunes',
  'la agua',
  'el perro',
  'la, libro',
  'dos lunes',
])('“%s” is left alone', text => {
  expect(find(text)).toEqual([])
})
