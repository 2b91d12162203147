import { expect, test } from 'vitest'
import { hasWord, languagesByLetters, lookupErrorText, mayLookUp, parseLookup } from './lookup.ts'

test.each([
  ['SUBSCRIPTION_REQUIRED', 'This feature requires an active subscription. Please upgrade to continue.'],
  ['NOT_FOUND', 'Failed to find pronunciation information'],
  ['INVALID', 'Failed to find pronunciation information'],
  ['', 'Failed to find pronunciation information'],
  [undefined, 'Failed to look up word'],
])('a lookup that failed with %s says: %s', (code, text) => {
  expect(lookupErrorText(code)).toBe(text)
})

test.each([
  ['hola', false, false, true],
  ['', false, false, false],
  ['  ', false, false, false],
  ['hola', true, false, false],
  ['hola', false, true, false],
])('%j, loading %s, listening %s: may be searched %s', (word, loading, listening, may) => {
  expect(mayLookUp(word, { loading, listening })).toBe(may)
})

test.each([
  [' hola ', { word: 'hola' }],
  ['how do I say thank you in Thai?', { word: 'thank you', language: 'th' }],
  ['How would you say “good morning” in japanese', { word: 'good morning', language: 'ja' }],
  ['water in Spanish', { word: 'water', language: 'es' }],
  ['the cat in the hat', { word: 'the cat in the hat' }],
  ['I live in it', { word: 'I live in it' }],
  ['in', { word: 'in' }],
])('parseLookup() reads %j', (text, parsed) => {
  expect(parseLookup(text)).toEqual(parsed)
})

test.each([
  ['ありがとう', ['ja']],
  ['谢谢', ['zh', 'ja']],
  ['감사합니다', ['ko']],
  ['ขอบคุณ', ['th']],
  ['धन्यवाद', ['hi']],
  ['شكرا', ['ar']],
  ['תודה', ['he']],
  ['ευχαριστώ', ['el']],
  ['дякую', ['ru', 'uk', 'bg']],
  ['привіт', ['uk']],
  ['мы', ['ru']],
  ['mañana', ['es', 'tl']],
  ['Straße', ['de']],
  ['hello', []],
])('by its letters %s may be %j', (text, codes) => {
  expect(languagesByLetters(text)).toEqual(codes)
})

test('a text of marks only has no word', () => {
  expect(['¿?', '…', '\u202E', '👍'].map(hasWord)).toEqual([false, false, false, false])
  expect(['a', '7', 'あ'].map(hasWord)).toEqual([true, true, true])
})
