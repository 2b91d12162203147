import { expect, test } from 'vitest'
import { grammarNote } from './grammar-note.ts'
import type { Word } from './course.ts'

const info = {
  name: '',
  native_name: '',
  script: 'Latn',
  direction: 'ltr' as const,
  articles: ['el', 'la', 'das'],
  letters: '',
  spaces: true,
}
const word = (part: string, text: string, more: Partial<Word> = {}): Word => ({
  id: 'x',
  part,
  gloss: '',
  word: text,
  also: [],
  ipa: '',
  ...more,
})

test.each([
  ['es', word('noun', 'la manzana'), 'noun, feminine'],
  ['es', word('noun', 'el libro'), 'noun, masculine'],
  ['es', word('noun', 'el agua', { ipa: 'el ˈaɣwa' }), 'noun'],
  ['es', word('noun', 'el amigo', { ipa: 'el aˈmiɣo' }), 'noun, masculine'],
  ['de', word('noun', 'das Haus'), 'noun, neuter'],
  ['nl', word('noun', 'het huis'), 'noun, neuter'],
  ['ru', word('noun', 'дом'), 'noun'],
  ['fr', word('noun', "l'eau"), 'noun'],
  [
    'es',
    word('verb', 'saber', { example: { text: 'No sé.', translation: '', form: 'sé' } }),
    'verb; in the example as “sé”',
  ],
  [
    'es',
    word('noun', 'el libro', { example: { text: 'Un libro.', translation: '', form: 'libro' } }),
    'noun, masculine',
  ],
  ['es', word('adjective', 'alto', { also: ['alta'] }), 'adjective; also “alta”'],
])('in %s it reads as a dictionary would (%#)', (code, entry, note) => {
  expect(grammarNote(entry, info, code)).toBe(note)
})
