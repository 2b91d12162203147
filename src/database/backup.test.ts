import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { connectDatabase } from './connect.ts'
import { userOfAccount } from './learners/users.ts'

test('a backup taken while the server writes holds everything that was acknowledged before it began', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-backup-'))
  const database = await connectDatabase({ databaseUrl: undefined, dataDir: folder })
  const signUp = (subject: number) =>
    userOfAccount(
      database.db,
      {
        issuer: 'https://login.example.org',
        subject: String(subject),
        email: `${subject}@example.org`,
        emailVerified: true,
        givenName: null,
      },
      Temporal.Instant.from('2026-11-02T09:00:00Z'),
    )
  for (let at = 0; at < 200; at++) await signUp(at)
  let writing = true
  const load = (async () => {
    for (let at = 200; writing; at++) {
      await signUp(at)
      // Requests come one by one from outside; between them the backup gets its turn.
      await new Promise(resolve => setImmediate(resolve))
    }
  })()
  const copy = join(folder, 'copy.db')
  await database.backupTo(copy)
  writing = false
  await load

  const restored = new DatabaseSync(copy)
  expect(restored.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const subjects = new Set(
    restored
      .prepare('select subject from identities')
      .all()
      .map(row => Number(row.subject)),
  )
  for (let at = 0; at < 200; at++) expect(subjects.has(at)).toBe(true)
  restored.close()
  await database.close()
  rmSync(folder, { recursive: true })
})
