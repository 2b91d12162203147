import { inject } from 'vitest'
import { connectDatabase, connectMemory } from '#database/connect.ts'
import type { Database } from '#database/connect.ts'
import { createPostgresDatabase } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the test run's PostgreSQL is; empty in the runs on SQLite. */
    postgresUrl: string
  }
}

/** An empty database: SQLite in memory, or one of its own on PostgreSQL in the project that runs the same tests there. */
export async function openTestDatabase(): Promise<Database> {
  const server = inject('postgresUrl')
  if (!server) return connectMemory()
  return connectDatabase({ databaseUrl: await createPostgresDatabase(server), dataDir: '' })
}
