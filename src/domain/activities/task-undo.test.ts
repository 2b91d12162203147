import { expect, test } from 'vitest'
import { mayUndo } from './task-undo.ts'

const ticked = Temporal.Instant.from('2026-11-02T09:00:00Z')

test.each([
  [0, true],
  [10, true],
  [15, true],
  [16, false],
])('mayUndo() %i seconds after the tick is %s', (seconds, expected) => {
  expect(mayUndo(ticked.add({ seconds }), ticked)).toBe(expected)
})
