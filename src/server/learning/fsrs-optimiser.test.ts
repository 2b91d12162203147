import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { createFsrsOptimiser, fsrsOptimiser } from './fsrs-optimiser.ts'
import { ratings } from '#domain/memory/review.ts'

const begun = Temporal.Instant.from('2026-11-02T09:00:00Z')
const word = (...minutes: number[]) => ({
  item: 'word',
  introducedAt: begun,
  answers: minutes.map(at => ({ id: String(at), rating: ratings.good, at: begun.add({ minutes: at }) })),
})

const folder = mkdtempSync(join(tmpdir(), 'meridian-fit-'))
afterAll(() => rmSync(folder, { recursive: true }))
/** An optimiser whose child runs a program of the test's. */
function optimiserOf(name: string, program: string, seconds?: number) {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, program)
  return createFsrsOptimiser({ program: pathToFileURL(path), ...(seconds !== undefined && { seconds }) })
}

describe('the optimiser', () => {
  test('finds twenty-one weights', async () => {
    const DAY = 24 * 60
    expect(await fsrsOptimiser([word(0, 2 * DAY, 7 * DAY), word(0, DAY)])).toHaveLength(21)
  })

  test('is not asked about answers that were all given on one day, on which the library aborts', async () => {
    expect(await fsrsOptimiser([word(0, 1, 2)])).toHaveLength(21)
  })

  test('finds none where the library aborts its process, and the server goes on', async () => {
    const aborting = optimiserOf(
      'abort',
      `import { createRequire } from 'node:module'
       const library = createRequire(${JSON.stringify(import.meta.filename)})('@open-spaced-repetition/binding')
       const { FSRSBindingItem, FSRSBindingReview, computeParameters } = library
       const ofOneDay = new FSRSBindingItem([new FSRSBindingReview(3, 0), new FSRSBindingReview(3, 0)])
       process.once('message', () => computeParameters([ofOneDay], { enableShortTerm: true }))`,
    )
    expect(await aborting([word(0)])).toBeUndefined()
  })

  test('finds none where its process ends, or cannot begin', async () => {
    expect(await optimiserOf('exit', "process.once('message', () => process.exit())")([word(0)])).toBeUndefined()
    expect(await optimiserOf('broken', 'this is no program')([word(0)])).toBeUndefined()
  })

  test('is killed when its time is over', async () => {
    const hanging = optimiserOf(
      'hang',
      "process.on('SIGTERM', () => {}); process.on('message', () => { for (;;); })",
      1,
    )
    const at = performance.now()
    expect(await hanging([word(0)])).toBeUndefined()
    expect(performance.now() - at).toBeLessThan(10_000)
  })
})
