import { describe, expect, test } from 'vitest'
import { languages } from '../languages.ts'
import {
  chooseVoice,
  longestSpeechMs,
  normalizedLocale,
  speechPieces,
  speechRates,
  spokenLanguage,
} from './voice-choice.ts'

const spanish = spokenLanguage('es')
const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService })
const english = { ...voice('Samantha', 'en-US'), default: true }

describe('chooseVoice()', () => {
  test('takes the exact locale, then the same base language, then a voice named after the language', () => {
    const exact = voice('Mónica', 'es-ES')
    const base = voice('Paulina', 'es-MX')
    const named = voice('Spanish (robot)', '')
    expect(chooseVoice([english, named, base, exact], spanish)).toBe(exact)
    expect(chooseVoice([english, named, base], spanish)).toBe(base)
    expect(chooseVoice([english, named], spanish)).toBe(named)
  })

  test('never takes the default where it speaks another language', () => {
    expect(chooseVoice([english], spanish)).toBeUndefined()
    expect(chooseVoice([english], { locale: 'en-US', name: 'English' })).toBe(english)
    expect(chooseVoice([voice('English with a Spanish accent', 'en-GB')], spanish)).toBeUndefined()
  })

  test('prefers a voice on the device to one on the network', () => {
    const network = voice('Google español', 'es-ES', false)
    const local = voice('Jorge', 'es-ES')
    expect(chooseVoice([network, local], spanish)).toBe(local)
    expect(chooseVoice([network], spanish)).toBe(network)
    expect(chooseVoice([network, voice('Paulina', 'es-MX')], spanish)).toBe(network)
  })

  test('passes over joke voices, and takes robotic ones last', () => {
    expect(chooseVoice([voice('Zarvox', 'es-ES'), voice('Bad News', 'es-ES')], spanish)).toBeUndefined()
    const good = voice('Mónica', 'es-ES')
    expect(chooseVoice([voice('Grandma (Spanish (Spain))', 'es-ES'), good], spanish)).toBe(good)
  })

  test('does not take Cantonese for Chinese', () => {
    expect(chooseVoice([voice('Sin-ji', 'zh-HK')], spokenLanguage('zh'))).toBeUndefined()
    expect(chooseVoice([voice('Sin-ji', 'zh_HK'), voice('Mei-Jia', 'zh-TW')], spokenLanguage('zh'))?.name).toBe(
      'Mei-Jia',
    )
  })

  test.each(languages.map(language => [language.name, language]))(
    'finds %s however its locale is written, and never a voice of another language',
    (_, language) => {
      const others = languages.filter(each => each.code !== language.code).map(each => voice(each.name, each.locale))
      expect(chooseVoice([english, ...others], language)).toBeUndefined()
      const own = voice('Own', language.locale.replace('-', '_'))
      expect(chooseVoice([english, ...others, own], language)).toBe(own)
    },
  )

  test.each([
    ['he', 'iw_IL'],
    ['id', 'in-ID'],
    ['tl', 'fil-PH'],
    ['no', 'nb-NO'],
    ['zh', 'cmn-Hans-CN'],
    ['es', 'spa-ESP-f000'],
    ['ms', 'zsm'],
  ])('knows %s by its other name %s', (code, lang) => {
    expect(chooseVoice([english, voice('Own', lang)], spokenLanguage(code))?.name).toBe('Own')
  })
})

test('normalizedLocale() reads what Android, Firefox and older systems report', () => {
  expect(normalizedLocale('en_US')).toEqual({ base: 'en', region: 'US' })
  expect(normalizedLocale('eng-USA-f000')).toEqual({ base: 'en', region: 'US' })
  expect(normalizedLocale('es-419')).toEqual({ base: 'es', region: '419' })
})

test('unmapped languages are spoken in en-US', () => {
  expect(spokenLanguage('Klingon')).toEqual({ locale: 'en-US', name: 'English' })
  expect(spokenLanguage('Spanish').locale).toBe('es-ES')
})

test('the rates are 0.8 in chat, 0.7 in tasks and the lookup, 0.6 in the drill and 0.4 for slow', () => {
  expect(speechRates).toEqual({ chat: 0.8, task: 0.7, lookup: 0.7, drill: 0.6, slow: 0.4 })
})

test('speechPieces() parts a text into sentences and long sentences at commas', () => {
  expect(speechPieces('Hola. ¿Qué tal?', 'es-ES')).toEqual(['Hola.', '¿Qué tal?'])
  expect(speechPieces('私は学生です。お元気ですか。', 'ja-JP')).toEqual(['私は学生です。', 'お元気ですか。'])
  const long = `${'una palabra, '.repeat(20)}fin.`
  expect(speechPieces(long, 'es-ES').every(piece => piece.length <= 120)).toBe(true)
  expect(speechPieces(long, 'es-ES').join(' ')).toBe(long)
  expect(speechPieces('  ', 'es-ES')).toEqual([])
})

test('longestSpeechMs() leaves slow speech more time', () => {
  expect(longestSpeechMs('hola', 0.4)).toBeGreaterThan(longestSpeechMs('hola', 0.8))
})
