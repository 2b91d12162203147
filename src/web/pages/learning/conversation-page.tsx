import { useMutation, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { CallError } from '#web/app/call-client.ts'
import { ConversationChat } from '#web/conversation/conversation-chat.tsx'
import { ConversationStart } from '#web/conversation/conversation-start.tsx'
import { TalkOfDay } from '#web/conversation/talk-of-day.tsx'
import { conversationQuery, conversationsQuery, useStartConversation } from '#web/conversation/use-conversation.ts'
import { paths } from '#web/app/paths.ts'
import { enrolmentsQuery, languagesQuery, programQuery } from '#web/app/queries.ts'
import { practiceTopic } from '#domain/conversation/conversation.ts'
import { languageByNameOrCode } from '#domain/languages.ts'

/** The start view, or the conversation that the address names; so a reload goes on where it was. */
export function ConversationPage() {
  const [query] = useSearchParams()
  const { data: program } = useSuspenseQuery(programQuery)
  const asked = languageByNameOrCode(query.get('language') ?? '')
  if (!program.subscription)
    return <Navigate to={paths.subscription(asked?.id)} state={{ wanted: 'AI Conversation' }} replace />
  const id = query.get('conversation')
  return id ? <Running key={id} id={id} /> : <Start key={query.get('practice_word') ?? query.get('topic')} />
}

function Running({ id }: { id: string }) {
  const [query, setQuery] = useSearchParams()
  const task = query.get('task')
  const { data: stored } = useSuspenseQuery(conversationQuery(id))
  const leave = () =>
    setQuery(before => {
      before.delete('conversation')
      before.delete('practice_word')
      before.delete('task')
      return before
    })
  return stored ? (
    <ConversationChat
      stored={stored}
      head={task && <TalkOfDay taskId={task} thread={stored.thread} />}
      onNewTopic={leave}
    />
  ) : (
    <Start notice="This conversation was not found." />
  )
}

function Start({ notice }: { notice?: string }) {
  const [query, setQuery] = useSearchParams()
  const [{ data: languages }, { data: enrolments }, { data: earlier }] = useSuspenseQueries({
    queries: [languagesQuery, enrolmentsQuery, conversationsQuery],
  })
  const taught = languages.filter(language => language.levels.length > 0)
  const own = enrolments.map(enrolment => enrolment.language_id)
  const asked = languageByNameOrCode(query.get('language') ?? '')
  const preselected = query.has('language') ? asked?.id : (own[0] ?? taught[0]?.id)
  const [chosen, setChosen] = useState(taught.find(({ id }) => id === preselected)?.id)
  const word = query.get('practice_word')?.trim() ?? ''

  const start = useStartConversation()
  const starting = useMutation({
    networkMode: 'always',
    mutationFn: start,
    onSuccess: (conversation, { languageId }) => {
      const code = languages.find(({ id }) => id === languageId)?.code ?? ''
      setQuery({ language: code, conversation })
    },
  })
  if (starting.error instanceof CallError && starting.error.code === 'SUBSCRIPTION_REQUIRED') {
    return <Navigate to={paths.subscription(chosen)} state={{ wanted: 'AI Conversation' }} replace />
  }
  const unavailable =
    asked && !taught.some(({ id }) => id === asked.id) ? `The ${asked.name} course is still in preparation.` : undefined
  return (
    <ConversationStart
      languages={taught}
      own={own}
      chosen={chosen}
      onChoose={setChosen}
      notice={notice ?? unavailable ?? (word ? `You are going to practise “${word}”.` : undefined)}
      firstTopic={word ? practiceTopic(word) : (query.get('topic')?.trim() ?? '')}
      earlier={earlier}
      linkTo={({ id, language_id }) =>
        `?${new URLSearchParams({ language: languages.find(each => each.id === language_id)?.code ?? '', conversation: id })}`
      }
      starting={starting.isPending}
      error={starting.error?.message}
      onStart={(languageId, topic) => starting.mutate({ languageId, topic })}
    />
  )
}
