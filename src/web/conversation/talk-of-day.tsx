import { useSuspenseQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import type { ConversationMessage } from '#contract/conversation/conversation.ts'
import { paths } from '../app/paths.ts'
import { dailyTaskQuery } from '../app/queries.ts'
import { useFullScreen } from '../parts/use-full-screen.ts'
import { contentOf } from '../tasks/task-content-of.ts'
import { NextUp } from '../tasks/next-up.tsx'
import { useTaskCompletion } from '../tasks/use-task-completion.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** After so many messages of their own, learners may leave it at that. */
const MAY_END_AFTER = 4

/** Above a conversation that is a task of the day: its scene and aim, how far it is, and then the way on. */
export function TalkOfDay({ taskId, thread }: { taskId: string; thread: readonly ConversationMessage[] }) {
  useFullScreen()
  const { data: task } = useSuspenseQuery(dailyTaskQuery(taskId))
  const { complete, unsaved, saving } = useTaskCompletion()
  const talk = task ? contentOf(task).conversation : undefined
  // A message counts once it was answered with its feedback.
  const sent = thread.filter(message => message.role === 'user' && message.feedback).length
  const isPlayed = thread.some(message => message.scene?.is_over)
  const isReached = talk !== undefined && (isPlayed || sent >= talk.turns)
  // Once, when the aim is reached; what fails is tried again by the button, or when the connection is back.
  const finish = useEffectEvent(() => {
    if (task && !task.is_completed) void complete(taskId)
  })
  useEffect(() => {
    if (isReached) finish()
  }, [isReached])
  const why = unsaved.get(taskId)
  return (
    <header className="shrink-0 pt-2 pb-3">
      <div className="flex items-center gap-3 text-sm text-quiet">
        {talk && (
          <>
            <div
              role="progressbar"
              aria-label="Messages of this talk"
              aria-valuemin={0}
              aria-valuemax={talk.turns}
              aria-valuenow={Math.min(sent, talk.turns)}
              className="h-1.5 grow overflow-hidden rounded-full bg-line"
            >
              <div
                className="h-full bg-sea transition-[width] duration-200"
                style={{ width: `${(100 * Math.min(sent, talk.turns)) / talk.turns}%` }}
              />
            </div>
            <p role="status" className="whitespace-nowrap">
              {Math.min(sent, talk.turns)} of {talk.turns} messages
            </p>
          </>
        )}
        <Link
          to={paths.dashboard}
          aria-label="Exit"
          title="Exit"
          className="-me-3 ms-auto inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink hover:bg-sheet"
        >
          <X aria-hidden size={22} />
        </Link>
      </div>
      <section aria-label="Your task">
        <PageHeading title={talk?.situation ?? task?.title ?? 'Talk'} className="text-lg leading-snug sm:text-2xl" />
        {task?.is_completed ? (
          <>
            <p role="status" className="mt-1 mb-2 font-medium text-correct">
              You exchanged {sent} {sent === 1 ? 'message' : 'messages'}: this task is completed. Talk on as long as you
              like.
            </p>
            <NextUp />
          </>
        ) : (
          talk && (
            <>
              {/* Read once, it leaves the room to the talk. */}
              <details open={sent === 0} className="mt-1 text-sm">
                <summary className="min-h-6 w-fit font-semibold">Your aim</summary>
                <p>{talk.aim}</p>
              </details>
              {sent >= MAY_END_AFTER && !why && (
                <Button
                  kind="quiet"
                  className="px-0! text-sm!"
                  aria-busy={saving.has(taskId)}
                  onClick={() => void complete(taskId)}
                >
                  That is enough for today
                </Button>
              )}
              {why && (
                <Notice kind="error" className="mt-2">
                  <p>The task could not be completed. {why} Nothing is lost.</p>
                  <Button kind="secondary" className="mt-2" onClick={() => void complete(taskId)}>
                    Complete Task
                  </Button>
                </Notice>
              )}
            </>
          )
        )}
      </section>
    </header>
  )
}
