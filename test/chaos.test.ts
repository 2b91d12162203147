import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fullDisk, lockedFile, stoppedPostgres } from './chaos/databases.ts'
import { killedServer, twoServers } from './chaos/kills.ts'
import { silentProviders } from './chaos/providers.ts'
import type { Outcome } from './chaos/trouble.ts'
import { createRandom } from './fuzz/values.ts'

/** The short form of `npm run chaos`. */
const random = createRandom(20261123)
const isBuilt = existsSync('build/courses/index.json')

const troubles: [what: string, trouble: () => Promise<Outcome>][] = [
  ...(isBuilt
    ? ([
        ['being killed while it writes', () => killedServer(random, 5)],
        ['in two processes, of which one is killed', () => twoServers(random, 30)],
      ] satisfies [string, () => Promise<Outcome>][])
    : []),
  ['a full disk', fullDisk],
  ['a locked file', lockedFile],
  ['a PostgreSQL that stops', stoppedPostgres],
  ['services that never answer', silentProviders],
]

describe('the product survives', { timeout: 120_000, concurrent: true }, () => {
  test.each(troubles)('%s', async (what, trouble) => {
    const { figures, faults } = await trouble()
    console.log(`${what}: ${figures}`)
    expect(faults).toEqual([])
  })
})
