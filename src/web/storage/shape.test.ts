import { expect, test } from 'vitest'
import { shapeOf } from './shape.ts'

const shape = shapeOf({ step: 0, answers: {}, again: [] as string[], done: false })
const kept = { step: 3, answers: { 3: { given: 'hola' } }, again: ['check-hello'], done: true }

test('shapeOf() takes what has every field of the sample, each of its kind', () => {
  expect(shape.safeParse(kept)).toEqual({ success: true, data: kept })
  expect(shape.safeParse({ ...kept, more: 1 }).success).toBe(true)
})

test.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['a list', [kept]],
  ['a missing field', { step: 3, answers: {}, again: [] }],
  ['a number written as text', { ...kept, step: '3' }],
  ['a record for a list', { ...kept, again: {} }],
  ['null for a record', { ...kept, answers: null }],
])('shapeOf() refuses %s', (_, value) => {
  expect(shape.safeParse(value).success).toBe(false)
})
