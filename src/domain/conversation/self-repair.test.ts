import { expect, test } from 'vitest'
import { mends } from './self-repair.ts'
import type { ErrorKind } from './feedback-score.ts'

test.each<[string, string, ErrorKind, boolean]>([
  ['Inglaterra', 'Inglaterra', 'spelling', true],
  ['inglaterra ', 'Inglaterra', 'spelling', true],
  ['Inglatera', 'Inglaterra', 'spelling', false],
  ['español', 'español', 'capital', true],
  ['Español', 'español', 'capital', false],
  ['cafe', 'café', 'accent', false],
  ['café', 'café', 'accent', true],
  ['cafe\u0301', 'café', 'accent', true],
  ['Cómo estás', '¿Cómo estás?', 'punctuation', false],
  ['¿Cómo estás?', '¿Cómo estás?', 'punctuation', true],
  ['la  casa', 'la casa', 'agreement', true],
  ['el casa', 'la casa', 'agreement', false],
  ['', 'la casa', 'agreement', false],
])('“%s” for “%s” (%s): %s', (given, corrected, kind, expected) => {
  expect(mends(given, { corrected, kind }, 'es')).toBe(expected)
})
