import { describe, expect, test } from 'vitest'
import { createPhonetics } from './course-and-espeak-phonetics.ts'
import { promisesOfPhonetics } from './phonetics.suite.ts'
import { coursesOf, smallCourses } from '#test/courses/small-courses.ts'
import { languages } from '#domain/languages.ts'
import type { LanguageCode } from '#domain/languages.ts'
import { hasSyntheticVoice } from '#domain/speech/synthetic-voice.ts'

const phonetics = createPhonetics(coursesOf(smallCourses))

describe('sounds from courses and eSpeak NG keep the promises of phonetics', () => {
  promisesOfPhonetics(() => createPhonetics(coursesOf(smallCourses)))
})

test('a word of the course sounds as its course says', async () => {
  expect(await phonetics.transcribe('สวัสดี', 'th')).toBe('sa˨˩.wat̚˨˩.diː˧')
  expect(await phonetics.transcribe('hola', 'es')).toBe('ˈola')
})

test.each<[LanguageCode, string, RegExp]>([
  ['es', 'berenjena', /^beɾe[nŋ]ˈxena$/],
  ['it', 'tavolino', /^tavoˈlino$/],
  ['ro', 'vinete', /^viˈnete$/],
])('another word in %s, %s, sounds by rule', async (code, word, ipa) => {
  expect(await phonetics.transcribe(word, code)).toMatch(ipa)
})

test('where nothing is reliable nothing is said: an unknown word in Thai, Hebrew, Danish', async () => {
  expect(await phonetics.transcribe('มะเขือ', 'th')).toBeUndefined()
  expect(await phonetics.transcribe('חציל', 'he')).toBeUndefined()
  expect(await phonetics.speak('มะเขือ', 'th', 1)).toBeUndefined()
  expect(await phonetics.speak('rødgrød', 'da', 1)).toBeUndefined()
})

test('slower speech is longer, and lasts as long as its header says', async () => {
  const [quick, slow] = [await phonetics.speak('buenos días', 'es', 1), await phonetics.speak('buenos días', 'es', 0.7)]
  const seconds = (file: Uint8Array) =>
    new DataView(file.buffer).getUint32(40, true) / new DataView(file.buffer).getUint32(28, true)
  expect(seconds(quick!)).toBeGreaterThan(0.4)
  expect(seconds(slow!)).toBeGreaterThan(seconds(quick!) * 1.1)
  expect(quick!.length).toBe(44 + new DataView(quick!.buffer).getUint32(40, true))
})

test('kana are read out, kanji where the course tells their reading', async () => {
  expect((await phonetics.speak('みず', 'ja', 1))!.length).toBeGreaterThan(1000)
  expect((await phonetics.speak('水', 'ja', 1))!.length).toBeGreaterThan(1000)
  expect((await phonetics.speak('お茶を飲みますか。', 'ja', 1))!.length).toBeGreaterThan(1000)
  expect(await phonetics.speak('茄子', 'ja', 1)).toBeUndefined()
})

test('the languages that can be spoken are those that the browser takes to be', async () => {
  const samples: Partial<Record<LanguageCode, string>> = {
    ja: 'みず',
    zh: '水',
    ko: '물',
    ar: 'ماء',
    hi: 'पानी',
    th: 'น้ำ',
  }
  for (const { code } of languages) {
    const sound = await phonetics.speak(samples[code] ?? 'a', code, 1)
    expect(sound !== undefined, code).toBe(hasSyntheticVoice(code))
  }
})
