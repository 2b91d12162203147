import { expect, test } from 'vitest'
import { alignedWords, changedWords } from './word-alignment.ts'

const shown = (heard: string, target: string, code = 'es') =>
  alignedWords(heard, target, code).map(word => `${word.kind} ${word.heard}/${word.target}`)

test('words that were heard are the same whatever their capitals, accents and marks', () => {
  expect(shown('buenos dias', '¡Buenos días!')).toEqual(['same buenos/Buenos', 'same dias/días'])
})

test('a missing, an additional and a different word are told apart', () => {
  expect(shown('me Ana', 'me llamo Ana')).toEqual(['same me/me', 'missing /llamo', 'same Ana/Ana'])
  expect(shown('yo me llamo', 'me llamo')).toEqual(['extra yo/', 'same me/me', 'same llamo/llamo'])
  expect(shown('una vaca roja', 'una boca roja')).toEqual(['same una/una', 'changed vaca/boca', 'same roja/roja'])
})

test('nothing heard leaves every word missing', () => {
  expect(shown('', 'hola Ana')).toEqual(['missing /hola', 'missing /Ana'])
})

test('where no spaces are written, words are found by dictionary', () => {
  expect(shown('我是老师', '我是学生', 'zh').at(-1)).toBe('changed 老师/学生')
})

test('changedWords() gives the pairs whose sounds are worth comparing', () => {
  expect(changedWords(alignedWords('una poca', 'una boca roja', 'es'))).toEqual([{ heard: 'poca', target: 'boca' }])
})
