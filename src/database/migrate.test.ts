import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { connectDatabase } from './connect.ts'
import { openTestDatabase } from '#test/database.ts'

const names = readdirSync('src/database/migrations').sort()

test('every migration is applied once, in the order of its number', async () => {
  const { db, close } = await openTestDatabase()
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
  expect(rows.map(row => row.name)).toEqual(names)
  expect(names.map(name => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1))
  await close()
})

test('processes that start at the same moment on the same database all come up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-migrate-'))
  const server = inject('postgresUrl')
  const databaseUrl = server ? await (await import('#test/postgres.ts')).createEmptyDatabase(server) : undefined
  const all = await Promise.all([1, 2, 3, 4].map(() => connectDatabase({ databaseUrl, dataDir: folder })))
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(all[0]!.db)
  expect(rows.map(row => row.name)).toEqual(names)
  for (const database of all) await database.close()
  rmSync(folder, { recursive: true })
})
