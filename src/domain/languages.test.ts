import { expect, test } from 'vitest'
import { languageById, languageByNameOrCode, languages, localeOf } from './languages.ts'

const voices =
  `Spanish es-ES, French fr-FR, German de-DE, Italian it-IT, Portuguese pt-PT, Russian ru-RU, Japanese ja-JP,
  Korean ko-KR, Chinese zh-CN, Hindi hi-IN, Arabic ar-SA, Dutch nl-NL, Polish pl-PL, Turkish tr-TR, Swedish sv-SE,
  Norwegian no-NO, Danish da-DK, Finnish fi-FI, Greek el-GR, Hebrew he-IL, Thai th-TH, Vietnamese vi-VN, Indonesian id-ID,
  Malay ms-MY, Filipino tl-PH, Ukrainian uk-UA, Czech cs-CZ, Hungarian hu-HU, Romanian ro-RO, Bulgarian bg-BG,
  Croatian hr-HR, Slovak sk-SK`
    .split(',')
    .map(pair => pair.trim().split(' '))

test('there are 32 languages, each spoken and heard in the locale of the voice language map', () => {
  expect(languages.map(({ name, locale }) => [name, locale])).toEqual(voices)
  expect(languages).toHaveLength(32)
  for (const [name, locale] of voices) expect(localeOf(name!)).toBe(locale)
})

test('an unmapped language is spoken and heard in en-US', () => {
  expect(localeOf('Klingon')).toBe('en-US')
  expect(localeOf('')).toBe('en-US')
})

test('a language is found by its id, and by its name or code whatever their capitals', () => {
  expect(languageById(7)?.name).toBe('Japanese')
  expect([languageById(0), languageById(33), languageById(Number.NaN)]).toEqual([undefined, undefined, undefined])
  expect([' spanish ', 'Spanish', 'ES'].map(text => languageByNameOrCode(text)?.id)).toEqual([1, 1, 1])
  expect(languageByNameOrCode('')).toBeUndefined()
})

test('every language has a flag and a code of its own; Arabic and Hebrew are written from right to left', () => {
  expect(new Set(languages.map(({ code }) => code)).size).toBe(32)
  expect(new Set(languages.map(({ flag_emoji }) => flag_emoji)).size).toBe(32)
  expect(languages.filter(({ direction }) => direction === 'rtl').map(({ name }) => name)).toEqual(['Arabic', 'Hebrew'])
})
