import * as z from 'zod/mini'
import { get, inLines, post } from '../call.ts'
import { topicIds } from '#domain/conversation/conversation-topics.ts'
import { InstantText, LanguageId, freeText, writtenText } from '../fields.ts'
import {
  Feedback,
  MAX_MESSAGE,
  PossibleAnswer,
  SceneProgress,
  TutorMessage,
} from '#domain/conversation/conversation.ts'

export const MESSAGE_LENGTH = MAX_MESSAGE

const perMinute = { points: 30, seconds: 60 }

/**
 * A client that knows the specification sends neither: the server then goes by the language's last conversation. Ours
 * sends both, so that two tabs do not mix and a message sent again counts once.
 */
const thread = { conversation_id: z.optional(z.uuid()), message_id: z.optional(z.uuid()) }

export const StartedConversation = z.extend(TutorMessage, { conversation_id: z.string() })

export const Conversation = z.object({
  id: z.string(),
  language_id: z.int(),
  topic: z.string(),
  started_at: InstantText,
  last_message_at: InstantText,
  /** How many messages were exchanged. */
  messages: z.int(),
})
export type Conversation = z.infer<typeof Conversation>

export const ConversationMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: InstantText,
  feedback: z.nullable(Feedback),
  translation: z.optional(z.string()),
  reading: z.optional(z.string()),
  generated_by: z.optional(z.string()),
  note: z.optional(z.string()),
  answers: z.optional(z.array(PossibleAnswer)),
  scene: z.optional(SceneProgress),
})
export type ConversationMessage = z.infer<typeof ConversationMessage>

/** A role play that can be played with the tutor; its title is the topic that opens it. */
export const Scene = z.object({
  id: z.string(),
  topic: z.enum(topicIds),
  title: z.string(),
  place: z.string(),
  person: z.object({ name: z.string(), role: z.string() }),
  aim: z.string(),
})
export type Scene = z.infer<typeof Scene>

/** Opens a conversation; a follow-up carries in `topic` the topic and the learner's last sentence. */
const startConversation = post(
  '/conversation/start',
  'subscribed',
  z.object({ language_id: LanguageId, topic: writtenText(MESSAGE_LENGTH + 1000), ...thread }),
  StartedConversation,
  perMinute,
)

export const conversationCalls = {
  startConversation,
  /** The same, with the tutor's message as it is written. */
  streamConversation: inLines('/conversation/stream', startConversation),
  conversationFeedback: post(
    '/conversation/feedback',
    'subscribed',
    z.object({
      language_id: LanguageId,
      user_response: writtenText(MESSAGE_LENGTH),
      context: z._default(freeText(8000), ''),
      /** The learner will try to mend the errors before the answers are shown: until then nothing is kept for review. */
      repair: z._default(z.boolean(), false),
      /** The text is a piece of writing and belongs to no conversation. */
      writing: z.optional(z.boolean()),
      ...thread,
    }),
    Feedback,
    perMinute,
  ),
  /** The learner mends an error, or asks to be shown the answer (`given` null). The first time counts. */
  repairError: post(
    '/conversation/repairs',
    'signed-in',
    z.object({ error_id: freeText(100), given: z.nullable(freeText(500)) }),
    z.object({ outcome: z.enum(['repaired', 'shown']), corrected: z.string(), explanation: z.string() }),
    perMinute,
  ),
  /** The learner's conversations, the last one first. Beside the specification. */
  conversations: get('/conversations', 'signed-in', z.array(Conversation)),
  /** Empty where the course has none. Beside the specification. */
  scenes: get('/languages/{id}/scenes', 'signed-in', z.array(Scene)),
  conversation: get(
    '/conversations/{id}',
    'signed-in',
    z.extend(Conversation, { thread: z.array(ConversationMessage) }),
  ),
}
