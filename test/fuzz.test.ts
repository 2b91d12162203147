import { expect, test } from 'vitest'
import { openTestDatabase } from './database.ts'
import { fuzz } from './fuzz/fuzz.ts'

/** `npm run fuzz` asks for the full measure. */
test('six hundred requests, most of them wrong somewhere, are answered without a failure of ours', {
  timeout: 300_000,
}, async () => {
  const report = await fuzz({ database: await openTestDatabase(), seed: 20261123, requests: 600 })
  expect(report.faults).toEqual([])
  // A fuzz that only meets refusals looks at nothing.
  expect(report.statuses[200]).toBeGreaterThan(100)
  expect(report.statuses[400]).toBeGreaterThan(50)
})
