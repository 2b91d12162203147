import { sql } from 'kysely'
import type { Db } from '../connect.ts'

export type TutorUsage = { requests: number; input_tokens: number; output_tokens: number }

const nothing: TutorUsage = { requests: 0, input_tokens: 0, output_tokens: 0 }

/** What a learner used a model for on a day (UTC). */
export async function tutorUsageOf(db: Db, userId: string, day: string): Promise<TutorUsage> {
  const row = await db
    .selectFrom('tutor_usage')
    .select(['requests', 'input_tokens', 'output_tokens'])
    .where('user_id', '=', userId)
    .where('used_on', '=', day)
    .executeTakeFirst()
  return row ?? nothing
}

/** Adds one call of a model. */
export async function addTutorUsage(
  db: Db,
  userId: string,
  day: string,
  used: { input: number; output: number },
): Promise<void> {
  await db
    .insertInto('tutor_usage')
    .values({ user_id: userId, used_on: day, requests: 1, input_tokens: used.input, output_tokens: used.output })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'used_on']).doUpdateSet({
        requests: sql`tutor_usage.requests + 1`,
        input_tokens: sql`tutor_usage.input_tokens + ${used.input}`,
        output_tokens: sql`tutor_usage.output_tokens + ${used.output}`,
      }),
    )
    .execute()
}

/** What all learners together used a model for since a day, and how many they were. */
export async function tutorUsageSince(db: Db, day: string): Promise<TutorUsage & { learners: number }> {
  const row = await db
    .selectFrom('tutor_usage')
    .select(eb => [
      eb.fn.sum('requests').as('requests'),
      eb.fn.sum('input_tokens').as('input_tokens'),
      eb.fn.sum('output_tokens').as('output_tokens'),
      eb.fn.count('user_id').distinct().as('learners'),
    ])
    .where('used_on', '>=', day)
    .executeTakeFirstOrThrow()
  return {
    requests: Number(row.requests ?? 0),
    input_tokens: Number(row.input_tokens ?? 0),
    output_tokens: Number(row.output_tokens ?? 0),
    learners: Number(row.learners),
  }
}
