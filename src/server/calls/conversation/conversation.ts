import { createHash } from 'node:crypto'
import { notFound } from '#server/http/answer/api-error.ts'
import type { Handlers, Request } from '#server/http/handler.ts'
import { idFrom } from '#server/http/request/path-id.ts'
import { oneAtATime } from '#server/http/limits/in-flight.ts'
import { keepInMemory, recordSuccess, unlessFull } from '#server/learning/memory-items.ts'
import { levelTaught } from '#server/learning/learner-course.ts'
import { learnerContext } from '#server/learning/learner-context.ts'
import { sceneNamed } from '#curriculum/course/conversation/scene.ts'
import type { Scene } from '#curriculum/course/conversation/scene.ts'
import type { ConversationMessage } from '#contract/conversation/conversation.ts'
import {
  addMessages,
  conversationById,
  conversationsOf,
  lastConversation,
  messagesOf,
  setFeedback,
  startConversation,
} from '#database/conversation/conversations.ts'
import type { ConversationRow, NewMessage, StoredMessage } from '#database/conversation/conversations.ts'
import { recordActivity } from '#database/learners/active-days.ts'
import { errorById, keepErrors, outcomesOf, settleError } from '#database/conversation/conversation-errors.ts'
import { enrolmentIn } from '#database/learners/enrolments.ts'
import { parseTopic } from '#domain/conversation/conversation.ts'
import type { TutorMessage } from '#domain/conversation/conversation.ts'
import { MESSAGES_READ } from '#domain/program/learner-bounds.ts'
import { languageById } from '#domain/languages.ts'
import { isWorthKeeping } from '#domain/conversation/feedback-score.ts'
import { mends } from '#domain/conversation/self-repair.ts'

/** Older conversations stay in the database; the list shows so many. */
const LISTED = 100
/** A correction longer than this is no card. */
const LONGEST_CARD = 200

export const conversationHandlers = {
  startConversation: request => converse(request),
  streamConversation: converse,

  conversationFeedback: request =>
    oneAtATime(request.database, request.learner.id, async () => {
      await request.spend('messages', 1)
      const { db, body, learner, now } = request
      const spoken = await spokenLanguage(request, body.language_id)
      const { conversation, thread } = await threadOf(request)
      const asked = thread.findLast(message => message.role === 'assistant')?.content
      const context = body.context.trim() === '' ? (asked ?? '') : body.context
      const found = await request.tutor.feedback({
        ...spoken,
        text: body.user_response,
        context,
        learner: { id: learner.id },
      })
      const messageKey = body.message_id ?? keyOf(body.user_response, context)
      const errors = await keepErrors(db, learner.id, {
        languageId: body.language_id,
        messageKey,
        // Marks and capitals of a chat become neither tasks nor cards.
        corrections: found.corrections.filter(({ kind }) => isWorthKeeping(kind)),
        outcome: body.repair ? 'open' : 'shown',
        now,
      })
      if (!body.repair) await keepAsCards(request, body.language_id, errors)
      const feedback = {
        ...found,
        corrections: found.corrections.map(correction => {
          const kept = errors.find(
            error => error.original === correction.original && error.corrected === correction.corrected,
          )
          return {
            ...correction,
            ...(kept && { error_id: kept.id, ...(!body.repair && { outcome: 'shown' as const }) }),
          }
        }),
      }
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

  // Mended, an error is a success of the memory; shown, a card to be asked for. Either is kept once.
  repairError: async request => {
    const { db, learner, body, now, zone } = request
    const error = await errorById(db, learner.id, body.error_id)
    const language = error && languageById(error.language_id)
    if (!error || !language) throw notFound()
    const isMended = body.given !== null && mends(body.given, error, language.code)
    const { corrected, explanation } = error
    const isFirst = await settleError(db, learner.id, error.id, isMended ? 'repaired' : 'shown')
    if (isFirst) {
      const [item] = await keepAsCards(request, error.language_id, [error])
      if (isMended && item !== undefined) await recordSuccess(request, error.language_id, item, error.id)
      await recordActivity(db, learner.id, now, zone)
    }
    const outcome = isFirst ? (isMended ? 'repaired' : 'shown') : error.outcome === 'repaired' ? 'repaired' : 'shown'
    return { outcome, corrected, explanation }
  },

  scenes: async ({ courses, params }) => {
    const language = languageById(idFrom(params.id))
    if (!language) throw notFound()
    const [level] = courses.levelsOf(language.code)
    const course = level && (await courses.course(language.code, level))
    return (course?.scenes ?? []).map(({ id, topic, title, place, person, aim }) => ({
      id,
      topic,
      title,
      place,
      person,
      aim,
    }))
  },

  conversations: async ({ db, learner }) =>
    (await conversationsOf(db, learner.id, LISTED)).map(row => ({ ...row, messages: row.messages ?? 0 })),

  conversation: async ({ db, learner, params }) => {
    const conversation = await conversationById(db, learner.id, params.id)
    if (!conversation) throw notFound()
    const thread = await messagesOf(db, conversation.id, MESSAGES_READ)
    const errorIds = thread.flatMap(({ details }) =>
      'feedback' in details ? (details.feedback?.corrections.flatMap(each => each.error_id ?? []) ?? []) : [],
    )
    const outcomes = await outcomesOf(db, learner.id, errorIds)
    return { ...conversation, messages: thread.length, thread: thread.map(each => described(each, outcomes)) }
  },
} satisfies Partial<Handlers>

/** A message that came without an id is known again by what it says. */
const keyOf = (text: string, context: string) => createHash('sha256').update(`${context}\n${text}`).digest('base64url')

/** The errors as cards to be asked for. Answers the names of their memory items. */
async function keepAsCards(
  request: Pick<Request<never>, 'db' | 'learner' | 'courses' | 'now'>,
  languageId: number,
  errors: readonly { original: string; corrected: string }[],
): Promise<string[]> {
  const cards = errors
    .filter(({ corrected }) => corrected.trim() !== '' && corrected.length <= LONGEST_CARD)
    .map(({ original, corrected }) => ({ text: corrected, translation: `Say correctly: ${original}` }))
  return cards.length === 0 ? [] : ((await unlessFull(keepInMemory(request, languageId, 'conversation', cards))) ?? [])
}

/** Opens a conversation or goes on with one. `onPart` hears the tutor's message while it is written. */
function converse(
  request: ConversationRequest & { body: { topic: string } },
  onPart?: (message: string) => void,
): Promise<TutorMessage & { conversation_id: string }> {
  return oneAtATime(request.database, request.learner.id, async () => {
    await request.spend('messages', 1)
    const { db, body, learner } = request
    const spoken = await spokenLanguage(request, body.language_id)
    const { topic, sentence } = parseTopic(body.topic)
    const { conversation, thread } = await threadOf(request)
    const said = sentence ?? (body.conversation_id ? undefined : awaitingReply(body.topic, conversation, thread))
    if (said !== undefined && conversation) return goOn(request, spoken, conversation, thread, said, onPart)
    // A follow-up to a conversation that is not known here opens one with the learner's sentence.
    const title = topic || body.topic.trim()
    const history: NewMessage[] = said?.trim() ? [userMessage(body.message_id, said)] : []
    const turn = {
      ...spoken,
      ...(await sceneOf(request, spoken, title)),
      topic: title,
      history: history.map(asHistory),
      learner: await learnerContext(request, body.language_id),
    }
    const reply = await request.tutor.reply(turn, onPart)
    const opened = { userId: learner.id, languageId: body.language_id, topic: title, now: request.now }
    return { ...reply, conversation_id: await startConversation(db, opened, [...history, tutorMessage(reply)]) }
  })
}

type ConversationRequest = Pick<
  Request<never>,
  'db' | 'database' | 'learner' | 'courses' | 'tutor' | 'now' | 'zone' | 'settings' | 'spend'
> & {
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
  if ('writing' in body && body.writing) return { conversation: undefined, thread: [] }
  const conversation = body.conversation_id
    ? await conversationById(db, learner.id, body.conversation_id)
    : await lastConversation(db, learner.id, body.language_id)
  if (body.conversation_id && conversation?.language_id !== body.language_id) throw notFound()
  return { conversation, thread: conversation ? await messagesOf(db, conversation.id, MESSAGES_READ) : [] }
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
  onPart?: (message: string) => void,
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
  const context = await learnerContext(request, conversation.language_id)
  const scene = await sceneOf(request, spoken, conversation.topic)
  const reply = await tutor.reply({ ...spoken, ...scene, topic: conversation.topic, history, learner: context }, onPart)
  await addMessages(db, { userId: learner.id, conversationId: conversation.id, now }, [...added, tutorMessage(reply)])
  return { ...reply, conversation_id: conversation.id }
}

/** The role play that the topic names, where the course has it. */
async function sceneOf(
  { courses }: ConversationRequest,
  { language, level }: Awaited<ReturnType<typeof spokenLanguage>>,
  topic: string,
): Promise<{ scene?: Scene }> {
  const course = await courses.course(language, level)
  const scene = course && sceneNamed(course, topic)
  return scene ? { scene } : {}
}

const asHistory = ({ role, content }: NewMessage | StoredMessage) => ({ role, content })

function userMessage(id: string | undefined, content: string): NewMessage & { role: 'user' } {
  return { ...(id && { id }), role: 'user', content, details: {} }
}

function tutorMessage({ message, ...details }: TutorMessage): NewMessage {
  return { role: 'assistant', content: message, details }
}

function described(
  { id, role, content, created_at, details }: StoredMessage,
  outcomes: ReadonlyMap<string, 'repaired' | 'shown'>,
): ConversationMessage {
  const given = 'feedback' in details ? details.feedback : undefined
  const feedback = given
    ? {
        ...given,
        corrections: given.corrections.map(each => {
          const outcome = each.error_id === undefined ? each.outcome : outcomes.get(each.error_id)
          return outcome ? { ...each, outcome } : each
        }),
      }
    : null
  return { ...(role === 'assistant' && details), id, role, content, timestamp: created_at, feedback }
}
