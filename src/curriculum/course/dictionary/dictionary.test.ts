import { expect, test } from 'vitest'
import { createDictionary, shortGloss } from './dictionary.ts'
import { smallJapanese, smallSpanish, smallThai } from '#test/courses/small-courses.ts'

const spanish = createDictionary(smallSpanish)
const japanese = createDictionary(smallJapanese)
const thai = createDictionary(smallThai)

test.each([
  [spanish, 'hola', 'hello', 'word'],
  [spanish, 'HOLA!', 'hello', 'word'],
  [spanish, 'el agua', 'water', 'word'],
  [spanish, 'agua', 'water', 'word'],
  [spanish, 'amiga', 'friend', 'also'],
  [spanish, 'sé', 'know-fact', 'form'],
  [spanish, 'manana', 'tomorrow', 'accents'],
  [spanish, 'espana', 'spain', 'accents'],
  [japanese, '水', 'water', 'word'],
  [japanese, 'みず', 'water', 'reading'],
  [japanese, 'MIZU', 'water', 'reading'],
  [japanese, 'onegaishimasu', 'please', 'reading'],
  [thai, 'khɔ̀ɔp khun', 'thank-you', 'reading'],
] as const)('find() leads to the entry by the surest way (%#)', (dictionary, text, id, match) => {
  const found = dictionary.find(text)
  expect([found?.entry.word.id, found?.match]).toEqual([id, match])
})

test('find() knows nothing of marks, unknown words and the names of objects’ own members', () => {
  for (const text of ['', '¿?', 'berenjena', '__proto__', 'constructor', 'toString']) {
    expect(spanish.find(text)).toBeUndefined()
    expect(spanish.findEnglish(text)).toEqual([])
  }
})

test.each([
  ['thank you', 'thank-you'],
  ['Thank you!', 'thank-you'],
  ['to know (a fact)', 'know-fact'],
  ['to know', 'know-fact'],
  ['know', 'know-fact'],
  ['an apple', 'apple'],
  ['monday', 'monday'],
])('findEnglish() finds “%s”', (text, id) => {
  expect(spanish.findEnglish(text)[0]?.word.id).toBe(id)
})

test('near() offers at most three entries a slip away, the nearest first, and none for very short words', () => {
  expect(spanish.near('grasias')[0]?.word.id).toBe('thank-you')
  expect(spanish.near('holla')[0]?.word.id).toBe('hello')
  expect(spanish.near('xy')).toEqual([])
  expect(spanish.near('xxxxxxxx')).toEqual([])
})

test('shortGloss() leaves the remark in brackets away, unless there is nothing else', () => {
  expect([shortGloss('to know (a fact)'), shortGloss('hello'), shortGloss('(particle)')]).toEqual([
    'to know',
    'hello',
    '(particle)',
  ])
})
