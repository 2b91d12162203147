import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { toStored } from '../instants.ts'
import { withLearnerLocked } from '../connect.ts'
import type { Db } from '../connect.ts'
import type { Feedback, TutorMessage } from '#domain/conversation/conversation.ts'

export type ConversationRow = {
  id: string
  language_id: number
  topic: string
  started_at: string
  last_message_at: string
}

/** A message with what belongs to it: of the tutor's its English, of the learner's the feedback. */
export type StoredMessage = { id: string; created_at: string } & (
  | { role: 'assistant'; content: string; details: Omit<TutorMessage, 'message'> }
  | { role: 'user'; content: string; details: { feedback?: Feedback } }
)
export type NewMessage =
  | { id?: string; role: 'assistant'; content: string; details: Omit<TutorMessage, 'message'> }
  | { id?: string; role: 'user'; content: string; details: { feedback?: Feedback } }

const columns = ['id', 'language_id', 'topic', 'started_at', 'last_message_at'] as const

/** The learner's conversations in all languages, the one spoken in last first. */
export async function conversationsOf(db: Db, userId: string, most: number) {
  return db
    .selectFrom('conversations')
    .select(columns)
    .select(eb =>
      eb
        .selectFrom('conversation_messages')
        .select(count => count.fn.countAll<number>().as('count'))
        .whereRef('conversation_messages.conversation_id', '=', 'conversations.id')
        .as('messages'),
    )
    .where('user_id', '=', userId)
    .orderBy('last_message_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** A conversation of this learner; undefined where there is none, or it is another's. */
export function conversationById(db: Db, userId: string, id: string): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** The conversation spoken in last, in one language. */
export function lastConversation(db: Db, userId: string, languageId: number): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .select(columns)
    .where('user_id', '=', userId)
    .where('language_id', '=', languageId)
    .orderBy('last_message_at', 'desc')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The latest messages of a conversation, in their order. */
export async function messagesOf(db: Db, conversationId: string, most: number): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('conversation_messages')
    .select(['id', 'role', 'content', 'details', 'created_at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('position', 'desc')
    .limit(most)
    .execute()
  return rows.toReversed().map(row => ({ ...row, details: JSON.parse(row.details) }) as StoredMessage)
}

/** Begins a conversation with its first messages. */
export async function startConversation(
  db: Db,
  { userId, languageId, topic, now }: { userId: string; languageId: number; topic: string; now: Temporal.Instant },
  messages: NewMessage[],
): Promise<string> {
  const id = randomUUID()
  const at = toStored(now)
  await db.transaction().execute(async trx => {
    await trx
      .insertInto('conversations')
      .values({ id, user_id: userId, language_id: languageId, topic, started_at: at, last_message_at: at })
      .execute()
    await insert(trx, id, messages, at)
  })
  return id
}

/** Adds messages at the end. One whose id is there already is left as it stands, so that sending again counts once. */
export async function addMessages(
  db: Db,
  { userId, conversationId, now }: { userId: string; conversationId: string; now: Temporal.Instant },
  messages: NewMessage[],
): Promise<void> {
  const at = toStored(now)
  await withLearnerLocked(db, userId, async trx => {
    await insert(trx, conversationId, messages, at)
    await trx.updateTable('conversations').set({ last_message_at: at }).where('id', '=', conversationId).execute()
  })
}

/** Keeps the feedback on a message of the learner's. */
export async function setFeedback(
  db: Db,
  conversationId: string,
  messageId: string,
  feedback: Feedback,
): Promise<void> {
  await db
    .updateTable('conversation_messages')
    .set({ details: JSON.stringify({ feedback }) })
    .where('conversation_id', '=', conversationId)
    .where('id', '=', messageId)
    .where('role', '=', 'user')
    .execute()
}

async function insert(db: Db, conversationId: string, messages: NewMessage[], at: string) {
  for (const { id = randomUUID(), role, content, details } of messages) {
    const { next } = await db
      .selectFrom('conversation_messages')
      .select(sql<number>`coalesce(max(position), -1) + 1`.as('next'))
      .where('conversation_id', '=', conversationId)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('conversation_messages')
      .values({
        conversation_id: conversationId,
        position: next,
        id,
        role,
        content,
        details: JSON.stringify(details),
        created_at: at,
      })
      .onConflict(conflict => conflict.columns(['conversation_id', 'id']).doNothing())
      .execute()
  }
}
