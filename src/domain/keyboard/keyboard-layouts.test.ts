import { describe, expect, test } from 'vitest'
import { accentKeys, hasKeyboardLayout } from './accent-keys.ts'
import { hangulKeys } from './hangul.ts'
import { NO_KEY, capitalKey, keyName, keyboardLayout, layoutKeys } from './keyboard-layouts.ts'
import { languages } from '../languages.ts'
import type { LanguageCode } from '../languages.ts'

/** The letters of each language as its schools list them, capitals aside. */
const alphabets: Partial<Record<LanguageCode, string>> = {
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’',
  bg: 'абвгдежзийклмнопрстуфхцчшщъьюяѝ',
  el: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ',
  he: 'אבגדהוזחטיכךלמםנןסעפףצץקרשת׳״',
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأإؤئىةًٌٍَُِّْ،؟؛',
  hi: 'अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैोौंँः़्ऑॉ।०१२३४५६७८९',
  th:
    'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ' +
    'ฤฦะ\u0E31า\u0E33\u0E34\u0E35\u0E36\u0E37\u0E38\u0E39เแโใไๅ\u0E47\u0E48\u0E49\u0E4A\u0E4B\u0E4Cๆฯ๐๑๒๓๔๕๖๗๘๙',
  ko: 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ',
  ja:
    'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん' +
    'っゃゅょぁぃぅぇぉ゛゜ーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲンッャュョァィゥェォ',
  es: 'áéíóúüñ¿¡',
  fr: 'àâçéèêëîïôùûüÿœæ',
  de: 'äöüß',
  it: 'àèéìòù',
  pt: 'áàâãçéêíóôõú',
  nl: 'éèëïöü',
  pl: 'ąćęłńóśźż',
  tr: 'çğıöşü',
  sv: 'åäö',
  no: 'æøå',
  da: 'æøå',
  fi: 'åäö',
  vi: 'ăâđêôơư\u0300\u0301\u0303\u0309\u0323',
  zh: 'ü\u0300\u0301\u0304\u030C',
  tl: 'ñ',
  cs: 'áčďéěíňóřšťúůýž',
  hu: 'áéíóöőúüű',
  ro: 'ăâîșț',
  hr: 'čćđšž',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  id: 'é',
  ms: 'é',
}

const keysOf = (code: string) => {
  const layout = keyboardLayout(code)
  return new Set([...(layout ? layoutKeys(layout) : []), ...accentKeys(code).map(key => key.insert)])
}

describe.each(languages.map(({ code }) => code))('%s', code => {
  test('every letter of the language has a key', () => {
    const keys = keysOf(code)
    const missing = Array.from(alphabets[code] ?? '').filter(letter => !keys.has(letter))
    expect(alphabets[code]).toBeTruthy()
    expect(missing).toEqual([])
  })

  test('no layer has a key twice, and each key can be told from the others by its name', () => {
    for (const layer of keyboardLayout(code)?.layers ?? []) {
      const keys = layer.rows.flat().filter(key => key !== NO_KEY)
      expect(new Set(keys.map(keyName)).size, layer.name).toBe(keys.length)
      expect(new Set(keys.map(capitalKey)).size, layer.name).toBe(keys.length)
      for (const key of keys) expect(keyName(key).trim()).not.toMatch(/^\p{M}?$/u)
    }
  })
})

test('no row has more keys than a narrow telephone has room for', () => {
  const rows = languages.flatMap(({ code }) => keyboardLayout(code)?.layers.flatMap(layer => layer.rows) ?? [])
  expect(Math.max(...rows.map(row => row.length))).toBe(12)
})

test('a language either has a whole keyboard or its letters stand in a row', () => {
  for (const { code } of languages) {
    expect(hasKeyboardLayout(code), code).toBe(keyboardLayout(code) !== undefined)
    expect(accentKeys(code).length > 0, code).toBe(keyboardLayout(code) === undefined)
  }
  for (const code of ['en', '', 'constructor']) expect(keyboardLayout(code)).toBeUndefined()
})

test('Korean syllables are written from their letters', () => {
  const keys = keysOf('ko')
  expect(hangulKeys('안녕하세요 괜찮아요 값').filter(key => key !== ' ' && !keys.has(key))).toEqual([])
})

test('capitals keep their accents and are one letter each', () => {
  expect(['α', 'ά', 'ϊ', 'ж', 'ї'].map(capitalKey)).toEqual(['Α', 'Ά', 'Ϊ', 'Ж', 'Ї'])
  expect(['ς', 'ΐ', '1'].map(capitalKey)).toEqual(['ς', 'ΐ', '1'])
})
