// npm run chaos [-- --kills 100 --seed 1]: kills, a full disk, a locked file, a PostgreSQL that stops, two processes, silent services.
import { parseArgs } from 'node:util'
import { fullDisk, lockedFile, stoppedPostgres } from '#test/chaos/databases.ts'
import { killedServer, twoServers } from '#test/chaos/kills.ts'
import { silentProviders } from '#test/chaos/providers.ts'
import { createRandom } from '#test/fuzz/values.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const random = createRandom(Number(values.seed))
const troubles = {
  'a server that is killed while it writes': () => killedServer(random, Number(values.kills)),
  'two servers on one PostgreSQL, of which one is killed': () => twoServers(random, 200),
  'a full disk': fullDisk,
  'a locked file': lockedFile,
  'a PostgreSQL that stops': stoppedPostgres,
  'services that never answer': silentProviders,
}

console.log(`seed ${values.seed}`)
let failed = 0
for (const [what, trouble] of Object.entries(troubles)) {
  const begun = performance.now()
  const { figures, faults } = await trouble()
  failed += faults.length
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${what} (${seconds} s): ${figures}`)
  for (const fault of faults.slice(0, 10)) console.log(`    ${fault}`)
}
process.exit(failed === 0 ? 0 : 1)
