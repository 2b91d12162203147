import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Conversation } from '#contract/conversation/conversation.ts'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { paths } from '../app/paths.ts'
import { conversationsQuery, useStartConversation } from '../conversation/use-conversation.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/**
 * Opens the conversation of a task that is a talk, in its scene; the chat then counts its messages. One that was begun on
 * the task's day, here or elsewhere, goes on.
 */
export function StartTalk({ task, topic, className = '' }: { task: DailyTask; topic: string; className?: string }) {
  const navigate = useNavigate()
  const start = useStartConversation()
  const queries = useQueryClient()
  const { data: known } = useQuery(conversationsQuery)
  const begunOf = (conversations: readonly Conversation[] = []) =>
    conversations.find(
      each =>
        each.topic === topic.trim() &&
        each.language_id === task.language_id &&
        dayOf(each.started_at) >= task.local_date,
    )
  const starting = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const begun = begunOf(await queries.ensureQueryData(conversationsQuery).catch(() => []))
      return begun?.id ?? start({ languageId: task.language_id, topic })
    },
    onSuccess: conversation =>
      void navigate(paths.conversation({ language: task.language_code, conversation, task: task.id }), {
        replace: true,
      }),
  })
  return (
    <>
      {starting.isError && (
        <Notice kind="error" className="mb-3">
          The conversation could not be opened. {starting.error.message} Please try again.
        </Notice>
      )}
      <Button
        className={`w-full ${className}`}
        aria-busy={starting.isPending}
        onClick={() => !starting.isPending && starting.mutate()}
      >
        {begunOf(known) ? 'Go on talking' : 'Start talking'}
      </Button>
    </>
  )
}

/** The day on this device's calendar. */
const dayOf = (instant: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(Temporal.Now.timeZoneId()).toPlainDate().toString()
