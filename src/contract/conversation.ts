import * as z from 'zod/mini'
import { post } from './call.ts'
import { LanguageId, writtenText } from './fields.ts'
import { Feedback, TutorMessage } from '#domain/conversation.ts'

export const MESSAGE_LENGTH = 2000

const perMinute = { points: 30, seconds: 60 }

export const conversationCalls = {
  /** Opens a conversation; a follow-up carries in `topic` the topic and the learner's last sentence. */
  startConversation: post(
    '/conversation/start',
    'subscribed',
    z.object({ language_id: LanguageId, topic: writtenText(MESSAGE_LENGTH + 1000) }),
    TutorMessage,
    perMinute,
  ),
  conversationFeedback: post(
    '/conversation/feedback',
    'subscribed',
    z.object({
      language_id: LanguageId,
      user_response: writtenText(MESSAGE_LENGTH),
      context: z._default(z.string().check(z.maxLength(8000)), ''),
    }),
    Feedback,
    perMinute,
  ),
}
