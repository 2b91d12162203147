import { expect, test } from 'vitest'
import { afterBackspace, afterKey, withFinalKana } from './keyboard-typing.ts'

test('a key is put in place of the selection, and a mark on the letter before', () => {
  expect(afterKey('manana', 2, 3, 'ñ')).toEqual({ text: 'mañana', cursor: 3 })
  expect(afterKey('ma', 2, 2, '\u0301')).toEqual({ text: 'má', cursor: 2 })
  expect(afterKey('क', 1, 1, '\u093F')).toEqual({ text: 'कि', cursor: 2 })
})

test('the voicing marks of kana join the kana before, and are left out where none fits', () => {
  expect(afterKey('か', 1, 1, '゛').text).toBe('が')
  expect(afterKey('ハ', 1, 1, '゜').text).toBe('パ')
  expect(afterKey('な', 1, 1, '゛').text).toBe('な')
  expect(afterKey('', 0, 0, '゛').text).toBe('')
})

test('taking back removes the selection, else one letter or sign before the cursor', () => {
  expect(afterBackspace('merhaba', 0, 3)).toEqual({ text: 'haba', cursor: 0 })
  expect(afterBackspace('कि', 2, 2)).toEqual({ text: 'क', cursor: 1 })
  expect(afterBackspace('ab', 1, 1)).toEqual({ text: 'b', cursor: 0 })
  expect(afterBackspace('ab', 0, 0)).toEqual({ text: 'ab', cursor: 0 })
})

test('withFinalKana() ends the last sound of Japanese, and of nothing else', () => {
  expect(withFinalKana('ほn', 'ja')).toBe('ほん')
  expect(withFinalKana('Jon', 'ja')).toBe('Jon')
  expect(withFinalKana('bien', 'es')).toBe('bien')
})
