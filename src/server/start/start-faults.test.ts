import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { connectDatabase } from '#database/connect.ts'
import { databaseFault, listeningFault } from './start-faults.ts'

const folder = mkdtempSync(join(tmpdir(), 'meridian-'))
afterAll(() => {
  chmodSync(folder, 0o755)
  rmSync(folder, { recursive: true, force: true })
})

async function faultOf(settings: { databaseUrl: string | undefined; dataDir: string }): Promise<string> {
  const error = await connectDatabase(settings).then(
    () => new Error('It opened'),
    (reason: Error) => reason,
  )
  return databaseFault(error, settings).message
}

describe('a start that fails', () => {
  test('names a data folder that is a file', async () => {
    const dataDir = join(folder, 'file')
    writeFileSync(dataDir, '')
    expect(await faultOf({ databaseUrl: undefined, dataDir })).toBe(
      `Cannot start: DATA_DIR "${dataDir}" cannot be used, it is a file: set a folder that can, such as DATA_DIR=/var/lib/meridian`,
    )
    expect(await faultOf({ databaseUrl: undefined, dataDir: join(dataDir, 'below') })).toContain(
      'it is a file, or lies in one',
    )
  })

  test('names a data folder whose database is something else', async () => {
    writeFileSync(join(folder, 'meridian.db'), 'x'.repeat(5000))
    expect(await faultOf({ databaseUrl: undefined, dataDir: folder })).toContain('no database of Meridian')
  })

  test('names a PostgreSQL that does not answer, without its password', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise(resolve => server.close(resolve))
    const message = await faultOf({ databaseUrl: `postgres://meridian:secret@127.0.0.1:${port}/meridian`, dataDir: '' })
    expect(message).toBe(
      `Cannot start: DATABASE_URL: no PostgreSQL answers at 127.0.0.1:${port} (ECONNREFUSED): start it, or mend the address`,
    )
  })

  test.each([
    ['28P01', 'refuses this user or password'],
    ['3D000', 'has no database "meridian": create it, such as with createdb meridian'],
    ['42501', 'may not make tables'],
    ['ENOTFOUND', 'no PostgreSQL answers at db.example.org:5432'],
  ])('names what PostgreSQL means by %s', (code, sentence) => {
    const settings = { databaseUrl: 'postgres://meridian:secret@db.example.org/meridian', dataDir: '' }
    const { message } = databaseFault(Object.assign(new Error('x'), { code }), settings)
    expect(message).toContain(sentence)
    expect(message).not.toContain('secret@db')
  })

  test.each([
    ['EADDRINUSE', 'PORT 8090 is in use on this machine: end what listens there, or set another, such as PORT=8091'],
    ['EACCES', 'PORT 8090 may not be used by this user'],
    ['EADDRNOTAVAIL', 'HOST 192.0.2.1 is no address of this machine'],
  ])('names what %s means', (code, sentence) => {
    const { message } = listeningFault(Object.assign(new Error('x'), { code }), { port: 8090, host: '192.0.2.1' })
    expect(message).toContain(sentence)
  })

  test('an error that nobody knows is told as it is', () => {
    const error = new Error('Something else')
    expect(databaseFault(error, { databaseUrl: undefined, dataDir: 'data' })).toBe(error)
    expect(listeningFault(error, { port: 1, host: '' })).toBe(error)
  })
})
