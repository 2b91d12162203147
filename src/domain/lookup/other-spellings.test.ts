import { expect, test } from 'vitest'
import { otherSpellings } from './other-spellings.ts'

test.each([
  ['de', 'Aerztin', 'ärztin'],
  ['da', 'koebenhavn', 'københavn'],
  ['no', 'baat', 'båt'],
  ['nl', 'altyd', 'altijd'],
  ['zh', 'lvyou', 'lüyou'],
  ['ja', 'oishikatta', 'おいしかった'],
  ['ja', 'Tabemasu', 'たべます'],
] as const)('in %s “%s” may stand for “%s”', (code, typed, spelt) => {
  expect(otherSpellings(typed, code)).toEqual([spelt])
})

test('of several places some may be meant as they stand, and never more are tried than a word has', () => {
  expect(otherSpellings('Steuerbuero', 'de')).toContain('steuerbüro')
  expect(otherSpellings('Schluessel', 'de')).toEqual(['schlüßel', 'schlueßel', 'schlüssel'])
  expect(otherSpellings('Strasse', 'de')).toEqual(['straße'])
  expect(otherSpellings('ae'.repeat(100), 'de')).toHaveLength(15)
})

test('what stands for nothing else has no other spelling', () => {
  expect(otherSpellings('Haus', 'de')).toEqual([])
  expect(otherSpellings('naïve', 'fr')).toEqual([])
  expect(otherSpellings('食べる', 'ja')).toEqual([])
})
