import { expect, test } from 'vitest'
import { otherSpellings } from './other-spellings.ts'

test.each([
  ['de', 'Aerztin', 'ärztin'],
  ['de', 'Schluessel', 'schlüssel'],
  ['da', 'koebenhavn', 'københavn'],
  ['no', 'baat', 'båt'],
  ['nl', 'altyd', 'altijd'],
  ['zh', 'lvyou', 'lüyou'],
  ['ja', 'oishikatta', 'おいしかった'],
  ['ja', 'Tabemasu', 'たべます'],
] as const)('in %s “%s” may stand for “%s”', (code, typed, spelt) => {
  expect(otherSpellings(typed, code)).toEqual([spelt])
})

test('what stands for nothing else has no other spelling', () => {
  expect(otherSpellings('Haus', 'de')).toEqual([])
  expect(otherSpellings('naïve', 'fr')).toEqual([])
  expect(otherSpellings('食べる', 'ja')).toEqual([])
})
