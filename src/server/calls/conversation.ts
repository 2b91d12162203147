import { notFound } from '../api-error.ts'
import type { Handlers, Request } from '../handler.ts'
import { oneAtATime } from '../in-flight.ts'
import { keepInMemory } from '../memory-items.ts'
import { levelTaught } from '../learner-course.ts'
import type { ConversationMessage } from '#contract/conversation.ts'
import {
  addMessages,
  conversationById,
  conversationsOf,
  lastConversation,
  messagesOf,
  setFeedback,
  startConversation,
} from '#database/conversations.ts'
import type { ConversationRow, NewMessage, StoredMessage } from '#database/conversations.ts'
import { enrolmentIn } from '#database/enrolments.ts'
import { parseTopic } from '#domain/conversation.ts'
import type { TutorMessage } from '#domain/conversation.ts'
import { languageById } from '#domain/languages.ts'

/** Older conversations stay in the database; the list shows so many. */
const LISTED = 100
/** A correction longer than this is no card. */
const LONGEST_CARD = 200

export const conversationHandlers = {
  startConversation: request =>
    oneAtATime(request.learner.id, async () => {
      const { db, body, learner } = request
      const spoken = await spokenLanguage(request, body.language_id)
      const { topic, sentence } = parseTopic(body.topic)
      const { conversation, thread } = await threadOf(request)
      const said = sentence ?? (body.conversation_id ? undefined : awaitingReply(body.topic, conversation, thread))
      if (said !== undefined && conversation) {
        return goOn(request, spoken, conversation, thread, said)
      }
      // A follow-up to a conversation that is not known here opens one with the learner's sentence.
      const title = topic || body.topic.trim()
      const history: NewMessage[] = said?.trim() ? [userMessage(body.message_id, said)] : []
      const reply = await request.tutor.reply({ ...spoken, topic: title, history: history.map(asHistory) })
      const opened = { userId: learner.id, languageId: body.language_id, topic: title, now: request.now }
      return { ...reply, conversation_id: await startConversation(db, opened, [...history, tutorMessage(reply)]) }
    }),

  conversationFeedback: request =>
    oneAtATime(request.learner.id, async () => {
      const { db, body, learner, now } = request
      const spoken = await spokenLanguage(request, body.language_id)
      const { conversation, thread } = await threadOf(request)
      const asked = thread.findLast(message => message.role === 'assistant')?.content
      const context = body.context.trim() === '' ? (asked ?? '') : body.context
      const feedback = await request.tutor.feedback({ ...spoken, text: body.user_response, context })
      const errors = feedback.corrections
        .filter(({ corrected }) => corrected.trim() !== '' && corrected.length <= LONGEST_CARD)
        .map(({ original, corrected }) => ({ text: corrected, translation: `Say correctly: ${original}` }))
      if (errors.length > 0) await keepInMemory(request, body.language_id, 'conversation', errors)
      if (conversation) {
        const last = thread.at(-1)
        // Sent again, a message is the one that already waits for its reply.
        const waiting = !body.message_id && last?.role === 'user' && last.content === body.user_response
        const message = {
          ...userMessage(body.message_id ?? (waiting ? last.id : undefined), body.user_response),
          details: { feedback },
        }
        await addMessages(db, { userId: learner.id, conversationId: conversation.id, now }, [message])
        if (message.id) await setFeedback(db, conversation.id, message.id, feedback)
      }
      return feedback
    }),

  conversations: async ({ db, learner }) =>
    (await conversationsOf(db, learner.id, LISTED)).map(row => ({ ...row, messages: row.messages ?? 0 })),

  conversation: async ({ db, learner, params }) => {
    const conversation = await conversationById(db, learner.id, params.id)
    if (!conversation) throw notFound()
    const thread = await messagesOf(db, conversation.id)
    return { ...conversation, messages: thread.length, thread: thread.map(described) }
  },
} satisfies Partial<Handlers>

type ConversationRequest = Pick<Request<never>, 'db' | 'learner' | 'courses' | 'tutor' | 'now'> & {
  body: { language_id: number; conversation_id?: string | undefined; message_id?: string | undefined }
}

/** The language and the level the learner is taught at. Throws 409 where the language has no course. */
async function spokenLanguage({ db, learner, courses }: ConversationRequest, languageId: number) {
  const language = languageById(languageId)
  if (!language) throw notFound()
  const enrolment = await enrolmentIn(db, learner.id, languageId)
  const level = levelTaught(courses, languageId, enrolment?.proficiency_level ?? 'beginner')
  return { language: language.code, level }
}

/** The conversation a request belongs to, the named one or the language's last, with its messages. */
async function threadOf({ db, learner, body }: ConversationRequest) {
  const conversation = body.conversation_id
    ? await conversationById(db, learner.id, body.conversation_id)
    : await lastConversation(db, learner.id, body.language_id)
  if (body.conversation_id && conversation?.language_id !== body.language_id) throw notFound()
  return { conversation, thread: conversation ? await messagesOf(db, conversation.id) : [] }
}

/** A short word stands in many a topic by chance. */
const TELLING_LENGTH = 8

/**
 * The learner's sentence of a follow-up in words we do not know: the message that waits for its reply stands in the
 * topic text, together with the topic or by itself where it is long enough to be no chance.
 */
function awaitingReply(
  text: string,
  conversation: ConversationRow | undefined,
  thread: StoredMessage[],
): string | undefined {
  const last = thread.at(-1)
  if (!conversation || last?.role !== 'user' || !text.includes(last.content.trim())) return undefined
  const namesTopic = text.toLowerCase().includes(conversation.topic.toLowerCase())
  return namesTopic || last.content.trim().length >= TELLING_LENGTH ? last.content : undefined
}

/** Adds the learner's sentence, where it is not there yet, and the tutor's reply. Asked again, the same reply is given again. */
async function goOn(
  request: ConversationRequest,
  spoken: Awaited<ReturnType<typeof spokenLanguage>>,
  conversation: ConversationRow,
  thread: StoredMessage[],
  said: string,
): Promise<TutorMessage & { conversation_id: string }> {
  const { db, learner, tutor, now, body } = request
  const known = body.message_id ? thread.findIndex(message => message.id === body.message_id) : -1
  const answered = known >= 0 ? thread[known + 1] : undefined
  if (answered?.role === 'assistant') {
    return { message: answered.content, ...answered.details, conversation_id: conversation.id }
  }
  const last = thread.at(-1)
  const isThere = known >= 0 || (last?.role === 'user' && last.content.trim() === said.trim())
  const added = isThere || said.trim() === '' ? [] : [userMessage(body.message_id, said)]
  const history = [...thread, ...added].map(asHistory)
  const reply = await tutor.reply({ ...spoken, topic: conversation.topic, history })
  await addMessages(db, { userId: learner.id, conversationId: conversation.id, now }, [...added, tutorMessage(reply)])
  return { ...reply, conversation_id: conversation.id }
}

const asHistory = ({ role, content }: NewMessage | StoredMessage) => ({ role, content })

function userMessage(id: string | undefined, content: string): NewMessage & { role: 'user' } {
  return { ...(id && { id }), role: 'user', content, details: {} }
}

function tutorMessage({ message, ...details }: TutorMessage): NewMessage {
  return { role: 'assistant', content: message, details }
}

function described({ id, role, content, created_at, details }: StoredMessage): ConversationMessage {
  const feedback = 'feedback' in details ? (details.feedback ?? null) : null
  return { ...(role === 'assistant' && details), id, role, content, timestamp: created_at, feedback }
}
