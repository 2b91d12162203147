import { expect, test } from 'vitest'
import { promptParts, withoutReading } from './prompt-parts.ts'

const foreign = (text: string) =>
  promptParts(text, 'es')
    .filter(part => part.lang === 'es')
    .map(part => part.text)

test.each([
  ['Yo ___ de Perú.', ['Yo ___ de Perú.']],
  ['Yo ___ de Perú. (“I am from Peru.”)', ['Yo ___ de Perú.']],
  ['Fill in the blank: Yo ___ de Perú. (“I am from Peru.”)', ['Yo ___ de Perú.']],
  ['What does “hola” mean?', ['hola']],
  ['What does “hola” mean in English?', ['hola']],
  ['“hola” means “hello”. Said at any hour.', ['hola']],
  ['For example: Hola, Ana. (“Hello, Ana.”)', ['Hola, Ana.']],
  ['How do you say “hello”?', []],
])('in %j the part in the language learned is %j', (text, parts) => {
  expect(foreign(text)).toEqual(parts)
  expect(
    promptParts(text, 'es')
      .map(part => part.text)
      .join(''),
  ).toBe(text)
})

test('a text of no known shape is in the language that is said', () => {
  expect(promptParts('Soy Ana.', 'es', 'es')).toEqual([{ text: 'Soy Ana.', lang: 'es' }])
})

test('withoutReading() parts a foreign text from the reading in brackets behind it', () => {
  expect(withoutReading('حسنًا (ḥasanan)')).toEqual({ text: 'حسنًا', reading: 'ḥasanan' })
  expect(withoutReading('hola')).toEqual({ text: 'hola' })
})
