import { describe, expect, test } from 'vitest'
import { ANSWERS_FOR_A_CALIBRATION, asTheModel, calibrateRecall, ownRecall } from './recall-calibration.ts'
import type { TestedRecall } from './recall-calibration.ts'
import { seededHash } from '../random.ts'

/** Answers of a learner who recalls with the chance that `own` makes of the model's. */
const answersOf = (count: number, own: (predicted: number) => number): TestedRecall[] =>
  Array.from({ length: count }, (_, at) => {
    const predicted = 0.5 + (at % 50) / 101
    return { predicted, stability: 1 + (at % 30), recalled: seededHash(at, 'recalled') / 0x80000000 < own(predicted) }
  })

describe('calibrateRecall()', () => {
  test('leaves a learner as the model sees them until there are enough answers', () => {
    expect(calibrateRecall(answersOf(ANSWERS_FOR_A_CALIBRATION - 1, () => 0.2))).toBe(asTheModel)
  })

  test('changes little where the model is right', () => {
    const own = calibrateRecall(answersOf(800, predicted => predicted))
    for (const predicted of [0.6, 0.8, 0.95]) expect(ownRecall(own, predicted, 10)).toBeCloseTo(predicted, 1)
  })

  test.each([
    ['half of what the model says', (predicted: number) => predicted / 2],
    ['six of seven, whatever was learned', () => 6 / 7],
    ['less and less the longer ago it is', (predicted: number) => predicted ** 4],
  ])('finds that a learner recalls %s', (_, truth) => {
    const own = calibrateRecall(answersOf(800, truth))
    for (const predicted of [0.6, 0.75, 0.9]) {
      expect(Math.abs(ownRecall(own, predicted, 10) - truth(predicted))).toBeLessThan(0.1)
    }
  })

  test('keeps its head where every answer was right, or none', () => {
    for (const share of [0, 1]) {
      const own = calibrateRecall(answersOf(500, () => share))
      for (const predicted of [0.01, 0.5, 1]) {
        expect(ownRecall(own, predicted, 5)).toBeGreaterThanOrEqual(0)
        expect(ownRecall(own, predicted, 5)).toBeLessThanOrEqual(1)
      }
    }
  })

  test('a word never asked for is not known, whoever learns it', () => {
    expect(ownRecall({ shift: 3, slope: 1, growth: 0 }, 0, 0)).toBe(0)
  })
})
