import { expect, test } from 'vitest'
import { tasteWords } from './tastes.ts'

const word = (text: string, translation: string, given: object = {}) => ({
  word: text,
  translation,
  example: `¡${text}!`,
  example_translation: 'So!',
  ...given,
})

test('the taste takes the first words of a lesson that differ in meaning and have a sentence', () => {
  const words = [
    word('hola', 'hello'),
    word('buenas', 'hello'),
    word('sí', 'yes', { example: '' }),
    word('no', 'no', { example_translation: undefined }),
    word('adiós', 'goodbye'),
    word('gracias', 'thank you'),
    word('bien', 'well'),
  ]
  expect(tasteWords(words).map(each => each.word)).toEqual(['hola', 'adiós', 'gracias'])
})

test('no reading is shown that repeats the word', () => {
  const [kana, kanji] = tasteWords([word('はい', 'yes', { reading: 'はい' }), word('水', 'water', { reading: 'みず' })])
  expect(kana).not.toHaveProperty('reading')
  expect(kanji).toMatchObject({ reading: 'みず' })
})
