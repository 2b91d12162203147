import { expect, test } from 'vitest'
import { asks } from './asking.ts'

test.each([
  ['何が好きですか。', 'ja', true],
  ['犬がいます。', 'ja', false],
  ['คุณชอบไหม', 'th', true],
  ['คุณชอบไหมครับ', 'th', true],
  ['ผมชอบ', 'th', false],
  ['你好吗', 'zh', true],
  ['Türkçe biliyor musun', 'tr', true],
  ['Biliyorum.', 'tr', false],
  ['Czy masz psa', 'pl', true],
  ['هل عندك كلب', 'ar', true],
  ['أين أنت؟', 'ar', true],
  ['Πού είσαι;', 'el', true],
  ['Where;', 'es', false],
  ['¿Y tú?', 'es', true],
])('“%s” (%s) asks: %s', (text, language, isQuestion) => {
  expect(asks(text, language)).toBe(isQuestion)
})
