import { randomUUID } from 'node:crypto'
import { toStored } from '../instants.ts'
import type { Db } from '../connect.ts'
import type { Correction } from '#domain/conversation/conversation.ts'
import type { ErrorKind } from '#domain/conversation/feedback-score.ts'

export type ErrorOutcome = 'open' | 'repaired' | 'shown'
export type ConversationError = {
  id: string
  language_id: number
  kind: ErrorKind
  original: string
  corrected: string
  explanation: string
  outcome: ErrorOutcome
}

const columns = ['id', 'language_id', 'kind', 'original', 'corrected', 'explanation', 'outcome'] as const

/** Keeps the errors of a message, those that are there already left as they are. Answers them in the order of the corrections. */
export async function keepErrors(
  db: Db,
  userId: string,
  found: {
    languageId: number
    messageKey: string
    corrections: readonly Correction[]
    outcome: ErrorOutcome
    now: Temporal.Instant
  },
): Promise<ConversationError[]> {
  if (found.corrections.length === 0) return []
  await db
    .insertInto('conversation_errors')
    .values(
      found.corrections.map(({ original, corrected, explanation, kind = 'wording' }) => ({
        id: randomUUID(),
        user_id: userId,
        language_id: found.languageId,
        message_key: found.messageKey,
        kind,
        original,
        corrected,
        explanation,
        outcome: found.outcome,
        created_at: toStored(found.now),
        drilled_on: null,
      })),
    )
    .onConflict(conflict => conflict.columns(['user_id', 'message_key', 'original', 'corrected']).doNothing())
    .execute()
  const rows = await db
    .selectFrom('conversation_errors')
    .select(columns)
    .where('user_id', '=', userId)
    .where('message_key', '=', found.messageKey)
    .execute()
  return found.corrections.flatMap(
    each => rows.find(row => row.original === each.original && row.corrected === each.corrected) ?? [],
  )
}

/** An error of this learner; undefined where there is none, or it is another's. */
export function errorById(db: Db, userId: string, id: string): Promise<ConversationError | undefined> {
  return db
    .selectFrom('conversation_errors')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Says how an open error ended. False where that was said before: the first time stays. */
export async function settleError(db: Db, userId: string, id: string, outcome: ErrorOutcome): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversation_errors')
    .set({ outcome })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('outcome', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The learner's errors in a language that no task was aimed at yet, the latest first. */
export function undrilledErrors(
  db: Db,
  userId: string,
  languageId: number,
  most: number,
): Promise<ConversationError[]> {
  return db
    .selectFrom('conversation_errors')
    .select(columns)
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .where('drilled_on', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** The latest errors of a learner in a language. */
export function latestErrors(db: Db, userId: string, languageId: number, most: number) {
  return db
    .selectFrom('conversation_errors')
    .select(['original', 'corrected'])
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Says that a task of this date is aimed at the errors of a kind. */
export async function drillErrors(db: Db, userId: string, languageId: number, kind: ErrorKind, date: string) {
  await db
    .updateTable('conversation_errors')
    .set({ drilled_on: date })
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .where('kind', '=', kind)
    .where('drilled_on', 'is', null)
    .execute()
}

/** How errors ended, by their ids; those still open are left out. */
export async function outcomesOf(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, 'repaired' | 'shown'>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('conversation_errors')
    .select(['id', 'outcome'])
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.flatMap(({ id, outcome }) => (outcome === 'open' ? [] : [[id, outcome] as const])))
}
