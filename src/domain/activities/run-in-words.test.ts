import { expect, test } from 'vitest'
import type { RunAnswer } from './activity-run.ts'
import { runInWords } from './run-in-words.ts'

const answers = (right: number, wrong: number, skipped = false): RunAnswer[] =>
  Array.from({ length: right + wrong }, (_, index) => ({
    index,
    verdict: index < right ? 'correct' : 'wrong',
    prompt: '',
    given: '',
    expected: '',
    lang: 'es',
    points: 0,
    ...(skipped && { skipped }),
  }))

test.each([
  ['quiz_game', answers(14, 0), 'All 14 right.'],
  ['quiz_game', answers(12, 2), '12 of 14 right. It sits well; the rest comes back in your reviews.'],
  ['memory_game', answers(6, 0), 'All 6 pairs found.'],
  ['flashcard_drill', answers(2, 12), '2 of 14 right. New words need several meetings: each of these comes back.'],
  ['pronunciation_drill', answers(0, 3, true), 'All of it was skipped this time. It comes back on another day.'],
  ['writing_prompt', [], 'Your text is written.'],
  ['dialogue_practice', answers(1, 0), 'Right.'],
] as const)('runInWords() of a %s', (type, given, words) => {
  expect(runInWords({ answers: [...given] }, type)).toBe(words)
})
