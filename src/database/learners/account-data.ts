import { sql } from 'kysely'
import type { Db } from '../connect.ts'

/** What is no learner's data but a key of this installation, worth something to whoever finds the file. */
const LEFT_OUT = new Set(['sessions', 'push_subscriptions', 'checkout_keys'])

/**
 * Everything stored of a learner, by table: the rows of each table that says whose they are, and what hangs on those. The
 * tables are asked for by their columns, so that a table of tomorrow is not forgotten.
 */
export async function everythingOf(db: Db, userId: string): Promise<Record<string, object[]>> {
  const all: Record<string, object[]> = {}
  for (const { name, columns } of await db.introspection.getTables()) {
    if (LEFT_OUT.has(name) || !columns.some(column => column.name === 'user_id')) continue
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${sql.table(name)} where user_id = ${userId}`.execute(db)
    all[name] = rows.map(({ user_id: _user, ...row }) => row)
  }
  all.conversation_messages = await db
    .selectFrom('conversation_messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_messages.conversation_id')
    .selectAll('conversation_messages')
    .where('conversations.user_id', '=', userId)
    .orderBy('conversation_id')
    .orderBy('position')
    .execute()
  return all
}
