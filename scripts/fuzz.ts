// npm run fuzz [-- --requests 60000 --seed 1 --engine sqlite|postgres|both]: the product against requests that are wrong somewhere.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connectDatabase } from '#database/connect.ts'
import { createEmptyDatabase, startPostgres } from '#test/postgres.ts'
import { fuzz } from '#test/fuzz/fuzz.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '60000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    engine: { type: 'string', default: 'both' },
  },
})
const total = Number(values.requests)
const engines = values.engine === 'both' ? ['sqlite', 'postgres'] : [values.engine]
let faults = 0

for (const engine of engines) {
  const requests = Math.ceil(total / engines.length)
  const folder = mkdtempSync(join(tmpdir(), 'meridian-fuzz-'))
  const server = engine === 'postgres' ? await startPostgres() : undefined
  const databaseUrl = server && (await createEmptyDatabase(server.url))
  const begun = performance.now()
  const report = await fuzz({
    database: await connectDatabase({ databaseUrl, dataDir: folder }),
    seed: Number(values.seed),
    requests,
  })
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
  faults += report.faults.length
  const seconds = Math.round((performance.now() - begun) / 1000)
  const statuses = Object.entries(report.statuses).map(([status, count]) => `${status}: ${count}`)
  console.log(
    `${engine}: ${requests} requests and ${report.raw} that are no HTTP, of seed ${values.seed}, in ${seconds} s; ${statuses.join(', ')}; ${report.faults.length} faults`,
  )
  for (const fault of report.faults.slice(0, 50)) console.log(fault)
}
process.exit(faults === 0 ? 0 : 1)
