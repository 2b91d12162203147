import { useMutation } from '@tanstack/react-query'
import { use } from 'react'
import { useParams } from 'react-router'
import { api } from '#contract/api.ts'
import { call } from '../../app/call-client.ts'
import { Button } from '../../ui/button.tsx'
import { TaskAtHand } from '../run/task-at-hand.ts'

const told = {
  open: 'Sent to a teacher. If it is accepted, it will count for you and for everybody.',
  accepted: 'This answer counts.',
  declined: 'A teacher has looked at this answer and declined it.',
} as const

/** Below an answer that was judged wrong, in a lesson or a task: one tap sends it to a teacher. */
export function MyAnswerCounts({ question, given }: { question: string; given: string }) {
  const { lessonId, taskId: taskOfPage } = useParams()
  const taskId = use(TaskAtHand) ?? taskOfPage
  const appeal = useMutation({
    mutationFn: () =>
      call(api.appealAnswer, {
        body: { question, given, ...(lessonId ? { lesson_id: lessonId } : { task_id: taskId }) },
      }),
    networkMode: 'always',
  })
  if ((!lessonId && !taskId) || given.trim() === '') return null
  return (
    <div role="status" className="mt-1 text-sm">
      {appeal.data ? (
        <p>{told[appeal.data.state]}</p>
      ) : (
        <>
          <Button kind="quiet" className="px-0! text-sm!" disabled={appeal.isPending} onClick={() => appeal.mutate()}>
            My answer should count
          </Button>
          {appeal.isError && <p className="mt-1 text-wrong">It could not be sent. {appeal.error.message}</p>}
        </>
      )}
    </div>
  )
}
