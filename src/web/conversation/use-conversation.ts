import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, call, streamed } from '../app/call-client.ts'
import { newId } from '../storage/new-id.ts'
import { api } from '#contract/api.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { ConversationMessage } from '#contract/conversation/conversation.ts'
import { followUpTopic, maySend } from '#domain/conversation/conversation.ts'

export type StoredConversation = AnswerOf<typeof api.conversation>

export const conversationsQuery = queryOptions({
  queryKey: ['conversations'],
  queryFn: ({ signal }) => call(api.conversations, { signal }),
})

/** The role plays of a language. They change with a release only. */
export const scenesQuery = (languageId: number) =>
  queryOptions({
    queryKey: ['scenes', languageId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => call(api.scenes, { params: { id: languageId }, signal }),
  })

/** Null where there is no such conversation, or it is another learner's. Once here it is the one home of the thread: it is written to, never asked for again. */
export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversation', id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      call(api.conversation, { params: { id }, signal }).catch(error => {
        if (error instanceof CallError && error.status === 404) return null
        throw error
      }),
  })

/** Opens a conversation, keeps it where the chat will look for it, and answers its id. */
export function useStartConversation() {
  const queries = useQueryClient()
  return async ({ languageId, topic }: { languageId: number; topic: string }): Promise<string> => {
    const { message, conversation_id, ...details } = await call(api.startConversation, {
      body: { language_id: languageId, topic: topic.trim() },
    })
    const now = new Date().toISOString()
    const thread: ConversationMessage[] = [
      { ...details, id: newId(), role: 'assistant', content: message, timestamp: now, feedback: null },
    ]
    const started: StoredConversation = {
      id: conversation_id,
      language_id: languageId,
      topic: topic.trim(),
      started_at: now,
      last_message_at: now,
      messages: 1,
      thread,
    }
    queries.setQueryData<StoredConversation | null>(conversationQuery(conversation_id).queryKey, started)
    void queries.invalidateQueries({ queryKey: conversationsQuery.queryKey })
    return conversation_id
  }
}

/** What went wrong with the last message: `retry` sends it again; where trying again is in vain the text is given back. */
export type SendFailure = { message: string; retry?: () => void }

/**
 * A running conversation. Each message of the learner's gets its feedback, then the tutor's reply; sent again with the
 * same id it counts once. `onRefused` gets back a text that the server will never take.
 */
export function useConversation(
  stored: StoredConversation,
  onRefused: (text: string) => void,
  /** Whether the learner mends errors before the answers are shown. */
  fixesFirst: boolean,
) {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<SendFailure>()
  const [endedAccess, setEndedAccess] = useState(false)
  const [writing, setWriting] = useState('')
  const { queryKey } = conversationQuery(stored.id)

  const thread: Thread = {
    now: () => queries.getQueryData(queryKey)?.thread ?? [],
    change(update) {
      queries.setQueryData(queryKey, before => {
        if (!before) return before
        const messages = update(before.thread)
        return { ...before, thread: messages, messages: messages.length }
      })
    },
  }

  const exchange = async (message: ConversationMessage) => {
    setPending(true)
    setFailure(undefined)
    try {
      await giveFeedbackAndReply(stored, message, thread, { repair: fixesFirst, onPart: setWriting })
    } catch (error) {
      const refused = error instanceof CallError && error.status < 500 && error.status !== 429
      if (error instanceof CallError && error.code === 'SUBSCRIPTION_REQUIRED') setEndedAccess(true)
      if (refused) {
        thread.change(messages => messages.filter(({ id }) => id !== message.id))
        onRefused(message.content)
        setFailure({ message: error.message })
      } else {
        setFailure({ message: (error as Error).message, retry: () => void exchange(message) })
      }
    } finally {
      setPending(false)
      setWriting('')
    }
  }

  return {
    thread: stored.thread,
    pending,
    /** What the tutor has written so far of the message that is coming. */
    writing,
    failure,
    /** Keeps how an error of a message ended. */
    settle(messageId: string, errorId: string, outcome: 'repaired' | 'shown') {
      thread.change(replacing(messageId, message => withOutcome(message, errorId, outcome)))
    },
    /** Whether the subscription was found to have ended. */
    endedAccess,
    mustRetry: failure?.retry !== undefined,
    /** Sends a message. False where it says nothing, or another is under way or waits to be sent again. */
    send(text: string): boolean {
      if (!maySend(text, pending) || failure?.retry) return false
      const message: ConversationMessage = {
        id: newId(),
        role: 'user',
        content: text,
        timestamp: new Date().toISOString(),
        feedback: null,
      }
      thread.change(messages => [...messages, message])
      void exchange(message)
      return true
    },
  }
}

/** The thread of one conversation, where everything that happens to it is kept. */
type Thread = {
  now(): ConversationMessage[]
  change(update: (messages: ConversationMessage[]) => ConversationMessage[]): void
}

const replacing =
  (id: string, replacement: (message: ConversationMessage) => ConversationMessage) =>
  (messages: ConversationMessage[]) =>
    messages.map(message => (message.id === id ? replacement(message) : message))

function withOutcome(
  message: ConversationMessage,
  errorId: string,
  outcome: 'repaired' | 'shown',
): ConversationMessage {
  if (!message.feedback) return message
  const corrections = message.feedback.corrections.map(each =>
    each.error_id === errorId ? { ...each, outcome } : each,
  )
  return { ...message, feedback: { ...message.feedback, corrections } }
}

/** The two calls of one message. What arrived of a former attempt is not asked for again. */
async function giveFeedbackAndReply(
  { id, language_id, topic }: StoredConversation,
  message: ConversationMessage,
  thread: Thread,
  { repair, onPart }: { repair: boolean; onPart: (part: string) => void },
) {
  const same = { language_id, conversation_id: id, message_id: message.id }
  const present = thread.now().find(({ id }) => id === message.id)
  if (!present?.feedback) {
    const context = thread.now().findLast(({ role }) => role === 'assistant')?.content ?? topic
    const feedback = await call(api.conversationFeedback, {
      body: { ...same, user_response: message.content, context, repair },
    })
    thread.change(replacing(message.id, before => ({ ...before, feedback })))
  }
  const body = { ...same, topic: followUpTopic(topic, message.content) }
  // A model writes little by little; the built-in tutor has its answer at once.
  const isModel = thread.now().some(({ generated_by }) => generated_by !== undefined)
  const answer = isModel
    ? await streamed(api.streamConversation, body, onPart)
    : await call(api.startConversation, { body })
  const { message: content, conversation_id: _, ...details } = answer
  const timestamp = new Date().toISOString()
  const reply: ConversationMessage = { ...details, id: newId(), role: 'assistant', content, timestamp, feedback: null }
  thread.change(messages => [...messages, reply])
}
