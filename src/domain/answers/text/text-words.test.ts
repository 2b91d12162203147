import { expect, test } from 'vitest'
import { lowerCase, wordsOf } from './text-words.ts'

test.each([
  ['es', '¿Cómo estás, Ana?', ['Cómo', 'estás', 'Ana']],
  ['fr', "L’eau, j'aime ça", ['L', 'eau', 'j', 'aime', 'ça']],
  ['hi', 'मैं ठीक हूँ।', ['मैं', 'ठीक', 'हूँ']],
  ['ja', '私は学生です。', ['私', 'は', '学生', 'です']],
  ['ar', 'مرحبًا يا آنا', ['مرحبًا', 'يا', 'آنا']],
  ['en', '…!?', []],
])('wordsOf() in %s takes %j apart', (language, text, words) => {
  expect(wordsOf(text, language).map(word => word.text)).toEqual(words)
})

test('wordsOf() says where each word begins', () => {
  for (const { text, at } of wordsOf('Sí, ¡qué bien!', 'es'))
    expect('Sí, ¡qué bien!'.slice(at).startsWith(text)).toBe(true)
})

test('lowerCase() follows the language: Turkish I becomes ı', () => {
  expect([lowerCase('ISI', 'tr'), lowerCase('ISI', 'de')]).toEqual(['ısı', 'isi'])
})
