import fc from 'fast-check'
import { FSRSAlgorithm, default_w } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import { afterReview, answeredWithin, grade, memoryAfter, newMemory, ratings, retrievability } from './review.ts'
import type { Rating } from './review.ts'

const START = Temporal.Instant.from('2026-11-02T09:00:00Z')
const onDay = (day: number) => START.add({ hours: 24 * day })

describe('grade()', () => {
  // verdict, hint used, milliseconds, letters of the answer
  const cases: ['correct' | 'almost' | 'wrong', boolean, number, number, keyof typeof ratings][] = [
    // Wrong is Again, whatever else is true.
    ['wrong', false, 0, 4, 'again'],
    ['wrong', false, 400, 4, 'again'],
    ['wrong', false, 900, 1, 'again'],
    ['wrong', false, 1200, 4, 'again'],
    ['wrong', false, 5000, 4, 'again'],
    ['wrong', false, 60_000, 4, 'again'],
    ['wrong', false, 3_600_000, 40, 'again'],
    ['wrong', true, 900, 4, 'again'],
    ['wrong', true, 5000, 12, 'again'],
    ['wrong', true, 60_000, 40, 'again'],
    // A near miss is Hard and never a lapse, however quick or slow, with or without a hint.
    ['almost', false, 0, 4, 'hard'],
    ['almost', false, 400, 4, 'hard'],
    ['almost', false, 900, 1, 'hard'],
    ['almost', false, 1500, 4, 'hard'],
    ['almost', false, 5000, 4, 'hard'],
    ['almost', false, 5000, 40, 'hard'],
    ['almost', false, 60_000, 4, 'hard'],
    ['almost', false, 3_600_000, 4, 'hard'],
    ['almost', true, 900, 4, 'hard'],
    ['almost', true, 5000, 12, 'hard'],
    ['almost', true, 60_000, 12, 'hard'],
    // Right with a hint is Hard.
    ['correct', true, 0, 4, 'hard'],
    ['correct', true, 400, 4, 'hard'],
    ['correct', true, 1500, 4, 'hard'],
    ['correct', true, 5000, 4, 'hard'],
    ['correct', true, 5000, 40, 'hard'],
    ['correct', true, 60_000, 4, 'hard'],
    // Right and quick for its length is Easy.
    ['correct', false, 300, 1, 'easy'],
    ['correct', false, 900, 1, 'easy'],
    ['correct', false, 1620, 1, 'easy'],
    ['correct', false, 1500, 4, 'easy'],
    ['correct', false, 1980, 4, 'easy'],
    ['correct', false, 2460, 8, 'easy'],
    ['correct', false, 2940, 12, 'easy'],
    ['correct', false, 3900, 20, 'easy'],
    ['correct', false, 6300, 40, 'easy'],
    // Right is Good.
    ['correct', false, 1621, 1, 'good'],
    ['correct', false, 1981, 4, 'good'],
    ['correct', false, 2461, 8, 'good'],
    ['correct', false, 2941, 12, 'good'],
    ['correct', false, 3901, 20, 'good'],
    ['correct', false, 6301, 40, 'good'],
    ['correct', false, 4000, 4, 'good'],
    ['correct', false, 8000, 4, 'good'],
    ['correct', false, 9700, 1, 'good'],
    ['correct', false, 11_800, 4, 'good'],
    ['correct', false, 14_600, 8, 'good'],
    ['correct', false, 17_400, 12, 'good'],
    ['correct', false, 23_000, 20, 'good'],
    ['correct', false, 37_000, 40, 'good'],
    // Right and slow for its length is Hard.
    ['correct', false, 9701, 1, 'hard'],
    ['correct', false, 11_801, 4, 'hard'],
    ['correct', false, 14_601, 8, 'hard'],
    ['correct', false, 17_401, 12, 'hard'],
    ['correct', false, 23_001, 20, 'hard'],
    ['correct', false, 37_001, 40, 'hard'],
    ['correct', false, 60_000, 4, 'hard'],
    ['correct', false, 3_600_000, 40, 'hard'],
    // Faster than anyone reads, or a time that is not known, says nothing about ease.
    ['correct', false, 0, 1, 'good'],
    ['correct', false, 0, 40, 'good'],
    ['correct', false, 100, 4, 'good'],
    ['correct', false, 299, 4, 'good'],
    ['correct', false, 299, 40, 'good'],
  ]
  test.each(cases)('%s, hint %s, %i ms, %i letters: %s', (...row) => {
    const [verdict, hint, milliseconds, length, rating] = row
    expect(grade(verdict, hint, milliseconds, length)).toBe(ratings[rating])
  })

  test('has a table of at least 60 cases', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60)
  })

  test('never makes a lapse of a typo', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.integer({ min: 0, max: 3_600_000 }),
        fc.integer({ min: 1, max: 200 }),
        (hint, ms, length) => {
          expect(grade('almost', hint, ms, length)).toBe(ratings.hard)
        },
      ),
    )
  })
})

const history = fc.array(
  fc.record({
    rating: fc.constantFrom<Rating>(1, 2, 3, 4),
    hours: fc.integer({ min: 0, max: 24 * 60 }),
  }),
  { minLength: 1, maxLength: 25 },
)

/** The answers of a history, each some hours after the one before. */
function answersOf(steps: { rating: Rating; hours: number }[]) {
  let at = START
  return steps.map(({ rating, hours }, index) => {
    at = at.add({ hours })
    return { id: String(index).padStart(3, '0'), rating, at }
  })
}

describe('memory', () => {
  test('has the stability and difficulty that FSRS-6 with its published weights computes, to 1e-4', () => {
    const published = new FSRSAlgorithm({ w: default_w, enable_short_term: true })
    fc.assert(
      fc.property(history, steps => {
        const answers = answersOf(steps)
        let state: { stability: number; difficulty: number } | null = null
        let last = START
        for (const { rating, at } of answers) {
          const days = Math.floor(at.epochMilliseconds / 86_400_000) - Math.floor(last.epochMilliseconds / 86_400_000)
          state = published.next_state(state, state ? days : 0, rating)
          last = at
        }
        const memory = memoryAfter(START, answers)
        expect(Math.abs(memory.stability - state!.stability)).toBeLessThan(1e-4)
        expect(Math.abs(memory.difficulty - state!.difficulty)).toBeLessThan(1e-4)
      }),
    )
  })

  test('is due when recall is expected to have fallen to 90 %, in whole days', () => {
    fc.assert(
      fc.property(history, steps => {
        const memory = memoryAfter(START, answersOf(steps))
        const days = memory.lastReview!.until(memory.due).total('hours') / 24
        expect(Number.isInteger(days)).toBe(true)
        expect(days).toBeGreaterThanOrEqual(1)
        // The library keeps Hard, Good and Easy a day apart, which moves one of them by up to two days.
        expect(Math.abs(days - Math.max(1, memory.stability))).toBeLessThanOrEqual(2.5)
      }),
    )
  })

  test('is the same in whatever order the answers arrived', () => {
    fc.assert(
      fc.property(history, fc.infiniteStream(fc.nat()), (steps, stream) => {
        const answers = answersOf(steps)
        const shuffled = answers
          .map(answer => ({ answer, place: stream.next().value as number }))
          .sort((a, b) => a.place - b.place)
          .map(each => each.answer)
        expect(memoryAfter(START, shuffled)).toEqual(memoryAfter(START, answers))
      }),
    )
  })

  test('of a new item is due at once, and nothing is known of it', () => {
    expect(newMemory(START)).toMatchObject({ due: START, repetitions: 0, lapses: 0, lastReview: null })
    expect(retrievability(newMemory(START), onDay(3))).toBe(0)
  })

  test('grows with a right answer and shrinks with a wrong one, which counts as a lapse', () => {
    const once = afterReview(newMemory(START), ratings.good, START)
    const twice = afterReview(once, ratings.good, onDay(2))
    const failed = afterReview(twice, ratings.again, onDay(9))
    expect(once.stability).toBeCloseTo(2.3065, 4)
    expect(twice.stability).toBeGreaterThan(once.stability)
    expect(failed.stability).toBeLessThan(twice.stability)
    expect([once.lapses, twice.lapses, failed.lapses]).toEqual([0, 0, 1])
  })

  test('is recalled less the longer ago it was, from 1 down through 0.9 at its stability', () => {
    const memory = afterReview(newMemory(START), ratings.easy, START)
    const chances = [0, 4, 8, 40].map(day => retrievability(memory, onDay(day)))
    expect(chances[0]).toBe(1)
    expect(chances.toSorted((a, b) => b - a)).toEqual(chances)
    expect(retrievability(memory, START.add({ seconds: Math.round(memory.stability * 86_400) }))).toBeCloseTo(0.9, 5)
  })
})

test.each([
  ['2026-11-05T00:00:00Z', '2026-11-05T00:00:00Z'],
  ['2026-11-09T00:00:00Z', '2026-11-08T09:00:00Z'],
  ['2030-01-01T00:00:00Z', '2026-11-08T09:00:00Z'],
  ['2026-11-01T00:00:00Z', '2026-11-02T09:00:00Z'],
  ['1970-01-01T00:00:00Z', '2026-11-02T09:00:00Z'],
])('answeredWithin() counts an answer told at %s at %s', (told, counted) => {
  const at = answeredWithin(Temporal.Instant.from(told), START, Temporal.Instant.from('2026-11-08T09:00:00Z'))
  expect(at.equals(Temporal.Instant.from(counted))).toBe(true)
})
