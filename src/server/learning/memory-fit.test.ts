import { describe, expect, test } from 'vitest'
import { fsrsOptimiser } from './fsrs-optimiser.ts'
import { fitWholeMemory } from './memory-fit.ts'
import { ownStabilities } from '#database/words/memory-fits.ts'
import { insertReview, introduceItems } from '#database/words/reviews.ts'
import { seededHash } from '#domain/random.ts'
import { ratings } from '#domain/memory/review.ts'
import { assessment, createProgram } from '#test/program.ts'

const begun = Temporal.Instant.from('2026-11-02T09:00:00Z')
const now = Temporal.Instant.from('2027-01-02T09:00:00Z')

/** A learner who forgets within days whatever they learned: two answers of three after the first are wrong. */
async function forgetful(items: number) {
  const { db, learner } = await createProgram()
  const ana = await learner()
  await ana.post('/users/assessment', assessment)
  for (let item = 0; item < items; item++) {
    const name = `word-${item}`
    await introduceItems(db, { userId: ana.id, languageId: 1, items: [name], source: 'lesson', at: begun })
    for (const [at, days] of [0, 1, 3, 6, 10].entries()) {
      const right = at === 0 || seededHash(item, `answer ${at}`) % 3 === 0
      const review = {
        id: `${item}-${at}`,
        item: name,
        activity: 'flashcard_drill',
        skill: 'write' as const,
        verdict: right ? ('correct' as const) : ('wrong' as const),
        hint_used: false,
        milliseconds: 4000,
        rating: right ? ratings.good : ratings.again,
        answeredAt: begun.add({ hours: 24 * days }),
      }
      await insertReview(db, ana.id, 1, review, now)
    }
  }
  return { db, id: ana.id, fit: (optimise?: typeof fsrsOptimiser) => fitWholeMemory(db, ana.id, 1, now, optimise) }
}

describe('all weights of a learner', () => {
  test('are not looked for before 400 answers', async () => {
    const { fit } = await forgetful(79)
    const optimise = () => Promise.reject(new Error('too early'))
    expect(await fit(optimise)).toBe(false)
  })

  test('are kept where the answers held out are predicted better, and not looked for again until there are more', async () => {
    const { fit, db, id } = await forgetful(100)
    expect(await fit()).toBe(true)
    expect(await ownStabilities(db, id, 1)).toHaveLength(21)
    expect(await fit(() => Promise.reject(new Error('too early')))).toBe(false)
  })

  test('are dropped where they predict worse', async () => {
    const { fit, db, id } = await forgetful(100)
    const tooHopeful = async () => [90, 95, 99, 100, ...(await fsrsOptimiser([]))!.slice(4)]
    expect(await fit(tooHopeful)).toBe(false)
    expect(await ownStabilities(db, id, 1)).toBeUndefined()
  })
  test('stay as they are where none were found, and are looked for again with more answers only', async () => {
    const { fit, db, id } = await forgetful(100)
    await expect(fit(async () => undefined)).rejects.toThrow('ended without weights')
    expect(await ownStabilities(db, id, 1)).toBeUndefined()
    expect(await fit(() => Promise.reject(new Error('too early')))).toBe(false)
  })

  test('are looked for in one fit at a time', async () => {
    const [first, second] = [await forgetful(100), await forgetful(100)]
    const begun = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<undefined>()
    const slow = first.fit(() => (begun.resolve(), gate.promise))
    await begun.promise
    expect(await second.fit(() => Promise.reject(new Error('beside another')))).toBe(false)
    gate.resolve(undefined)
    await slow.catch(() => {})
    expect(await second.fit()).toBe(true)
  })
})
