import { expect, test } from 'vitest'
import { PatternError, compilePattern, expandTemplate, foldText, matchesOf } from './word-patterns.ts'
import { wordSets } from './typical-errors.ts'

const sets = wordSets(
  {
    be: { soy: 'tengo', estoy: 'tengo' },
    person: ['私', '彼女'],
    noun: ['学生'],
    number: ['dos', 'tres'],
    Name: ['Ana'],
  },
  'es',
  undefined,
)

function found(pattern: string, text: string, language = 'es') {
  const within = ['ja', 'ko', 'zh', 'th'].includes(language)
  return matchesOf(compilePattern(pattern, { language, within, sets }), foldText(text, language)).map(({ at, end }) =>
    text.slice(at, end),
  )
}

test('a pattern finds its words whatever their capitals and composed or decomposed accents', () => {
  expect(found('después de', 'DESPUE\u0301S de comer')).toEqual(['DESPUE\u0301S de'])
  expect(found('de el', 'ir del parque, delante de ella')).toEqual([])
})

test.each([
  ['{be} (ya) {number} años', 'Hoy estoy ya 30 años.', ['estoy ya 30 años']],
  ['{be} (ya) {number} años', 'Soy dos años.', ['Soy dos años']],
  ['^ a|de mí $', 'Es de mí', []],
  ['^ a|de mí $', '¿Y? A mí.', ['A mí']],
  ['claro (que) (sí) $', 'claro que sí', ['claro que sí']],
  ['^ {number} $', 'Dos.', ['Dos']],
  ['ge{any}t', 'Ich habe geschlaft.', ['geschlaft']],
  ['{x:uno|a la} una', 'es a la una', ['a la una']],
])('%s in “%s”', (pattern, text, words) => {
  expect(found(pattern, text)).toEqual(words)
})

test('where no spaces are written a pattern is found within the text, and gaps mean nothing', () => {
  expect(found('{person} を {noun} です', '昨日、彼女を学生です。', 'ja')).toEqual(['彼女を学生です'])
})

test('Turkish small letters are those of Turkish', () => {
  expect(found('ışık', 'IŞIK var', 'tr')).toEqual(['IŞIK'])
})

test('not_before and not_after keep a pattern from words beside it', () => {
  const pattern = compilePattern('{be}', {
    language: 'es',
    within: false,
    sets,
    notBefore: ['de edad'],
    notAfter: ['no'],
  })
  const count = (text: string) => matchesOf(pattern, foldText(text, 'es')).length
  expect(['soy', 'no soy', 'soy de edad', 'soy de'].map(count)).toEqual([1, 0, 0, 1])
})

test('a template repeats, changes and moves what was found; a capital of the sentence’s beginning stays there', () => {
  const [match] = matchesOf(
    compilePattern('{v:como|bebo} (ya) no {any}', { language: 'es', within: false, sets }),
    foldText('Como ya no carne', 'es'),
  )
  expect(expandTemplate('(ya) no {v} {any}', match!)).toBe('ya no como carne')
  const [name] = matchesOf(
    compilePattern('{Name} {be}', { language: 'es', within: false, sets }),
    foldText('Ana soy', 'es'),
  )
  expect(expandTemplate('a {Name} {be=}', name!)).toBe('a Ana tengo')
})

test('a pattern that names no set, or would match anything, is refused', () => {
  expect(() => found('{bee} años', '')).toThrow(PatternError)
  expect(() => found('{any} {any}', '')).toThrow(PatternError)
})
