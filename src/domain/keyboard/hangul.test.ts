import { expect, test } from 'vitest'
import { hangulKeys } from './hangul.ts'
import { afterBackspace, afterKey } from './keyboard-typing.ts'

const typed = (keys: string) => [...keys].reduce((text, key) => afterKey(text, text.length, text.length, key).text, '')

test.each([
  ['ㅎㅏㄴㄱㅜㄱㅇㅓ', '한국어'],
  ['ㅇㅏㄴㄴㅕㅇㅎㅏㅅㅔㅇㅛ', '안녕하세요'],
  ['ㄱㅏㅂㅅ', '값'],
  ['ㄱㅏㅂㅅㅣ', '갑시'],
  ['ㄷㅏㄹㄱ', '닭'],
  ['ㅇㅗㅏ', '와'],
  ['ㅇㅡㅣㅈㅏ', '의자'],
  ['ㄲㅗㅊ', '꽃'],
  ['ㅇㅣㅆㅇㅓㅇㅛ', '있어요'],
  ['ㅋㅋㅋ', 'ㅋㅋㅋ'],
  ['ㅏㅏ', 'ㅏㅏ'],
  ['ㅁㅜㄹ ㅈㅜㅅㅔㅇㅛ', '물 주세요'],
])('the keys %s write %s', (keys, text) => expect(typed(keys)).toBe(text))

test('hangulKeys() tells the keys that write a text', () => {
  for (const text of ['안녕하세요', '값이 비싸요', '의사', '괜찮아요', '읽었습니다', '뷔페', '꿇다', '앉다', 'K팝']) {
    expect(typed(hangulKeys(text).join(''))).toBe(text)
  }
})

test('what is taken back is the letter pressed last, not the whole syllable', () => {
  const steps = ['값', '갑', '가', 'ㄱ', '']
  for (const [index, text] of steps.entries()) {
    if (index > 0) expect(afterBackspace(steps[index - 1]!, 1, 1)).toEqual({ text, cursor: text.length })
  }
  expect(afterBackspace('와', 1, 1).text).toBe('오')
})

test('a syllable inside a text is written on where the cursor stands', () => {
  expect(afterKey('하국', 1, 1, 'ㄴ')).toEqual({ text: '한국', cursor: 1 })
})
