import { Suspense, lazy, useEffect, useEffectEvent } from 'react'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { paths } from '../app/paths.ts'
import { TaskAtHand } from '../activities/run/task-at-hand.ts'
import { useSpeech } from '../speech/use-speech.ts'
import { StartTalk } from '../tasks/start-talk.tsx'
import { taskKind } from '../tasks/task-kind.ts'
import { useTaskRun } from '../tasks/use-task-run.ts'
import { ButtonLink } from '../ui/button.tsx'
import { LoadingView } from '../ui/loading-view.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Finished } from './between-tasks.tsx'
import { SessionScreen } from './session-screen.tsx'

const Activity = lazy(async () => ({ default: (await import('../activities/run/activity.tsx')).Activity }))

/** One task of the session while it runs. It goes on where it was left, on this device; a finished one is done at once. */
export function RunTask({
  task,
  count,
  onFinished,
  onExit,
  onLater,
}: {
  task: DailyTask
  count: { done: number; total: number }
  onFinished(finished: Finished): void
  onExit(): void
  /** Goes on with another task: this one is hard today. */
  onLater(): void
}) {
  const { content, work, onRun, onActivityComplete, forgetWork } = useTaskRun(task)
  const speech = useSpeech(task.language_code)
  const { activity_type: type } = content
  const isOver = work.activityComplete
  const tell = useEffectEvent(() => onFinished({ task, content, run: work.run, forget: forgetWork }))
  useEffect(() => {
    if (isOver) tell()
  }, [isOver])
  if (isOver) return <LoadingView />
  if (!type) {
    return (
      <SessionScreen
        {...count}
        action={
          content.conversation ? (
            <StartTalk task={task} topic={content.conversation.topic} />
          ) : (
            <ButtonLink to={paths.task(task.id)} replace className="w-full">
              Open the task
            </ButtonLink>
          )
        }
      >
        <p className="text-quiet">
          {taskKind(task)} · {task.estimated_minutes} min
        </p>
        <PageHeading title={task.title} focusKey={task.id} className="mt-1 text-3xl" />
        <p className="mt-3 text-lg">{task.description}</p>
        {content.learning_objective && <p className="mt-3">{content.learning_objective}</p>}
      </SessionScreen>
    )
  }
  return (
    <TaskAtHand value={task.id}>
      <Suspense fallback={<LoadingView />}>
        <Activity
          type={type}
          content={content}
          code={task.language_code}
          languageName={task.language_name}
          languageId={task.language_id}
          speech={speech}
          run={work.run}
          onRun={onRun}
          onComplete={onActivityComplete}
          onExit={() => {
            speech.stop()
            onExit()
          }}
          onLater={() => {
            speech.stop()
            onLater()
          }}
        />
      </Suspense>
    </TaskAtHand>
  )
}
