import { expect, test } from 'vitest'
import {
  SPEECH_PITCH,
  SPEECH_START_MS,
  SPEECH_VOLUME,
  chooseVoice,
  longestSpeechMs,
  normalizedLocale,
  speechPieces,
  speechRates,
  spokenLanguage,
} from './voice-choice.ts'

test('speech is as fast as the specification says: 0.8 in chat, 0.7 in tasks and lookups, 0.6 in the drill, 0.4 for slow', () => {
  expect(speechRates).toEqual({ chat: 0.8, task: 0.7, lookup: 0.7, drill: 0.6, slow: 0.4 })
})

test('speech has pitch 1 and volume 1, and starts after 100 ms', () => {
  expect([SPEECH_PITCH, SPEECH_VOLUME, SPEECH_START_MS]).toEqual([1, 1, 100])
})

const spanish = spokenLanguage('Spanish')
const exact = { name: 'Monica', lang: 'es-ES' }
const sameBase = { name: 'Paulina', lang: 'es-MX' }
const named = { name: 'Spanish female', lang: '' }
const english = { name: 'Samantha', lang: 'en-US', default: true }

test('a voice is chosen by exact locale, then the same base language, then the language’s name', () => {
  expect(chooseVoice([english, named, sameBase, exact], spanish)).toBe(exact)
  expect(chooseVoice([english, named, sameBase], spanish)).toBe(sameBase)
  expect(chooseVoice([english, named], spanish)).toBe(named)
})

test('where no voice speaks the language none is chosen, so that nothing is read out in the wrong one', () => {
  expect(chooseVoice([english], spanish)).toBeUndefined()
  expect(chooseVoice([{ name: 'Spanish Guitar', lang: 'en-GB' }], spanish)).toBeUndefined()
  expect(chooseVoice([], spanish)).toBeUndefined()
})

test('among equals a voice on the device comes before one on the network, and a joke voice never comes', () => {
  const remote = { ...exact, name: 'Google español', localService: false }
  expect(chooseVoice([remote, exact], spanish)).toBe(exact)
  expect(chooseVoice([{ ...exact, name: 'Bubbles' }, sameBase], spanish)).toBe(sameBase)
})

test.each([
  ['es_ES', 'es', 'ES'],
  ['spa-ESP-f000', 'es', 'ES'],
  ['iw-IL', 'he', 'IL'],
  ['fil-PH', 'tl', 'PH'],
  ['nb-NO', 'no', 'NO'],
  ['cmn-Hans-CN', 'zh', 'CN'],
  ['zh-HK', 'yue', 'HK'],
])('the locale %s of a voice is read as %s in %s', (lang, base, region) => {
  expect(normalizedLocale(lang)).toEqual({ base, region })
})

test('a language is spoken by its code or its name, and anything else as English (US)', () => {
  expect(spokenLanguage('ja').locale).toBe('ja-JP')
  expect(spokenLanguage('Japanese').locale).toBe('ja-JP')
  expect(spokenLanguage('en')).toEqual({ locale: 'en-US', name: 'English' })
})

test('long texts are spoken in pieces, and not a word of them is lost', () => {
  expect(speechPieces('Hola. ¿Qué tal?', 'es-ES')).toEqual(['Hola.', '¿Qué tal?'])
  const long = 'uno dos tres cuatro cinco, '.repeat(20)
  const pieces = speechPieces(long, 'es-ES')
  expect(Math.max(...pieces.map(piece => piece.length))).toBeLessThanOrEqual(120)
  expect(pieces.join(' ').replaceAll(/\s+/g, ' ')).toBe(long.trim())
  expect(longestSpeechMs('hola', 0.4)).toBeGreaterThan(longestSpeechMs('hola', 0.8))
})
