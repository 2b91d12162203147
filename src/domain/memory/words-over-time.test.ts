import { expect, test } from 'vitest'
import { ratings } from './review.ts'
import { wordsOverTime } from './words-over-time.ts'

const start = Temporal.Instant.from('2026-11-02T09:00:00Z')
const day = (days: number) => start.add({ hours: 24 * days })

test('words are met when they are introduced and known from their first answer until they fade', () => {
  const item = (name: string, introduced: number, answered: number) => ({
    item: name,
    introducedAt: day(introduced),
    answers: [{ id: name, rating: ratings.easy, at: day(answered) }],
  })
  const items = [item('a', 0, 0), item('b', 0, 3), item('c', 10, 10)]
  expect(wordsOverTime(items, [day(0), day(3), day(9), day(10)])).toEqual([
    { met: 2, known: 1 },
    { met: 2, known: 2 },
    { met: 2, known: 2 },
    { met: 3, known: 3 },
  ])
  expect(wordsOverTime(items.slice(0, 1), [day(3650)])[0]!.known).toBe(0)
  expect(wordsOverTime([], [day(1)])).toEqual([{ met: 0, known: 0 }])
})
