import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '#domain/languages.ts'
import { readingAnswers } from './readings.ts'
import { plainGlosses } from '../words/word-answers.ts'

describe('readingAnswers()', () => {
  it.each<[LanguageCode, string, string[]]>([
    ['ja', 'がっこう', ['がっこう', 'gakkou']],
    ['ja', 'コーヒー', ['コーヒー', 'koohii']],
    ['ja', 'わたし は', ['わたし は', 'わたしは', 'watashi ha']],
    ['zh', 'nǐ hǎo', ['nǐ hǎo', 'nǐhǎo', 'ni3 hao3', 'ni3hao3', 'ni hao', 'nihao']],
    ['zh', "nǚ'ér", ["nü3'er2", 'nüer', 'nver', 'nuer']],
    ['zh', 'Zhōngguó', ['zhong1guo2', 'zhongguo']],
    ['zh', 'xièxie', ['xie4xie', 'xiexie']],
    ['ru', 'privét', ['privét', 'privet']],
    ['ar', 'ʿalaykum', ['ʿalaykum', 'alaykum']],
    ['ar', 'ṣabāḥ', ['sabah']],
  ])('accepts for %s %s: %s', (code, reading, answers) => {
    expect(readingAnswers(reading, code)).toEqual(expect.arrayContaining(answers))
  })

  it('accepts nothing where there is no reading', () => expect(readingAnswers(undefined, 'es')).toEqual([]))
})

describe('plainGlosses()', () => {
  it.each([
    ['to know (a fact)', ['to know', 'know']],
    ['apartment, flat', ['apartment', 'flat']],
    ['a little', ['a little', 'little']],
    ['how are you?', ['how are you']],
  ])('reads %s as %s', (gloss, senses) => expect(plainGlosses(gloss)).toEqual(expect.arrayContaining(senses)))
})
