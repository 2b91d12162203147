import { describe, expect, test } from 'vitest'
import { ANSWERS_FOR_A_FIT, fitInitialStabilities, logLoss, mayFit, predictions } from './memory-fit.ts'
import type { ItemAnswers } from './memory-fit.ts'
import { afterReview, initialStabilities, newMemory, ratings, retrievability } from './review.ts'
import type { Answer, InitialStabilities } from './review.ts'
import { seededHash } from '../random.ts'

const start = Temporal.Instant.from('2026-11-02T09:00:00Z')
const day = (days: number) => start.add({ hours: 24 * days })

/** Answers of a learner whose memory truly begins with `own`, asked on days 0, 2, 5 and 12. */
function learnerWith(own: InitialStabilities, items: number): ItemAnswers[] {
  return Array.from({ length: items }, (_, number) => {
    const item = `w${number}`
    let memory = newMemory(start)
    const answers: Answer[] = []
    for (const [at, days] of [0, 2, 5, 12].entries()) {
      const known = at === 0 || seededHash(at, item) / 0x80000000 < retrievability(memory, day(days))
      const rating = known ? ratings.good : ratings.again
      memory = afterReview(memory, rating, day(days), own)
      answers.push({ id: `${item} ${at}`, rating, at: day(days) })
    }
    return { item, introducedAt: start, answers }
  })
}

describe('fitInitialStabilities()', () => {
  test('finds that a learner forgets sooner than published, and predicts the held-out answers better', () => {
    const items = learnerWith([0.1, 0.3, 0.5, 1], 300)
    const fit = fitInitialStabilities(items)!
    expect(fit.initial[2]).toBeLessThan(0.7 * initialStabilities[2])
    expect(fit.fitted).toBeLessThan(fit.published)
  })

  test('finds that a learner forgets later', () => {
    const fit = fitInitialStabilities(learnerWith([5, 10, 20, 40], 300))
    expect(fit!.initial[2]).toBeGreaterThan(initialStabilities[2])
  })

  test('is never kept where the held-out answers are predicted worse', () => {
    for (let size = 30; size < 90; size += 4) {
      const fit = fitInitialStabilities(learnerWith(initialStabilities, size))
      if (fit) expect(fit.fitted).toBeLessThanOrEqual(fit.published)
    }
    // Those that are fitted to forget at once; those held out never forget.
    const items = learnerWith([0.1, 0.1, 0.1, 0.1], 60).map(each =>
      seededHash(0, each.item) % 5 === 0
        ? { ...each, answers: each.answers.map(answer => ({ ...answer, rating: ratings.good })) }
        : each,
    )
    expect(fitInitialStabilities(items)).toBeUndefined()
  })

  test('keeps a better first answer from meaning a shorter memory', () => {
    const { initial } = fitInitialStabilities(learnerWith([0.1, 0.3, 0.5, 1], 300))!
    expect([...initial].sort((a, b) => a - b)).toEqual([...initial])
  })

  test('waits for 100 answers, and for half as many again before the next time', () => {
    expect(fitInitialStabilities(learnerWith([0.1, 0.3, 0.5, 1], 24))).toBeUndefined()
    expect([99, 100].map(count => mayFit(count, undefined))).toEqual([false, true])
    expect([149, 150].map(count => mayFit(count, ANSWERS_FOR_A_FIT))).toEqual([false, true])
  })
})

test('predictions() leaves out first answers and repetitions within a day', () => {
  const answers = [
    { id: 'a', rating: ratings.good, at: day(0) },
    { id: 'b', rating: ratings.good, at: day(0.5) },
    { id: 'c', rating: ratings.again, at: day(3) },
  ]
  const found = predictions([{ item: 'w', introducedAt: start, answers }])
  expect(found).toHaveLength(1)
  expect(found[0]!.recalled).toBe(false)
  expect(logLoss([], undefined)).toBeUndefined()
})
