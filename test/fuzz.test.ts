import { beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from './database.ts'
import { fuzz } from './fuzz/fuzz.ts'
import type { FuzzReport } from './fuzz/fuzz.ts'
import { recordStatements, scansIn } from './query-plans.ts'

/** `npm run fuzz` asks for the full measure. */

let report: FuzzReport
let statements: ReadonlySet<string>
beforeAll(async () => {
  // What makes the tables may read them.
  const database = await openTestDatabase()
  const recorded = recordStatements()
  report = await fuzz({ database, seed: 20261123, requests: 600 })
  recorded.stop()
  statements = recorded.statements
}, 300_000)

test('six hundred requests, most of them wrong somewhere, are answered without a failure of ours', () => {
  expect(report.faults).toEqual([])
  // A fuzz that only meets refusals looks at nothing.
  expect(report.statuses[200]).toBeGreaterThan(100)
  expect(report.statuses[400]).toBeGreaterThan(50)
})

test('no query of theirs reads a whole table that grows with learners', async () => {
  expect(statements.size).toBeGreaterThan(100)
  const database = await openTestDatabase()
  try {
    expect(await scansIn(database, statements)).toEqual([])
  } finally {
    await database.close()
  }
})
