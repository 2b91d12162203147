import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { runInWords } from '#domain/activities/run-in-words.ts'
import { useFocus } from '../ui/use-focus.ts'
import { paths } from '../app/paths.ts'
import { ActionBar } from '../parts/action-bar.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { StartTalk } from './start-talk.tsx'
import { NextUp } from './next-up.tsx'
import { COMPLETES_AFTER_SECONDS } from './use-task-run.ts'
import type { useTaskRun } from './use-task-run.ts'

/** What can be done with a task now, always in view: start it, complete it, or go on; and how it went. */
export function TaskActions({
  task,
  run,
  isStarting,
  onStart,
  isSaving,
  unsaved,
  onComplete,
}: {
  task: DailyTask
  run: ReturnType<typeof useTaskRun>
  isStarting: boolean
  onStart(): void
  isSaving: boolean
  /** Why completing could not be saved. */
  unsaved: string | undefined
  onComplete(): void
}) {
  const { content, work, missing } = run
  const { activity_type: type } = content
  return (
    <ActionBar>
      {task.is_completed ? (
        <div className="items-center gap-4 sm:flex">
          <p role="status" className="mb-2 min-w-0 grow font-medium text-correct sm:mb-0">
            {isSaving ? 'Saving…' : 'This task is completed.'}
          </p>
          <NextUp className="sm:w-auto" />
        </div>
      ) : run.mayComplete ? (
        <div className="items-center gap-4 sm:flex">
          <div className="mb-2 min-w-0 grow sm:mb-0">
            {type && content.program_test === undefined && <Went type={type} run={work.run} />}
            {unsaved ? (
              <Notice kind="error">
                The task could not be completed. {unsaved} Nothing you did is lost: it is sent again when you are back
                online, or press Complete Task again.
              </Notice>
            ) : (
              <p className="text-sm text-quiet">It completes by itself in {COMPLETES_AFTER_SECONDS} seconds.</p>
            )}
          </div>
          <Button className="w-full shrink-0 sm:w-auto" onClick={onComplete}>
            Complete Task
          </Button>
        </div>
      ) : task.lesson_id ? (
        <ButtonLink to={paths.lesson(task.lesson_id)} className="w-full sm:w-auto">
          Open the lesson
        </ButtonLink>
      ) : content.conversation ? (
        <StartTalk task={task} topic={content.conversation.topic} className="sm:w-auto" />
      ) : type ? (
        <div className="items-center gap-4 sm:flex">
          <Button onClick={onStart} aria-busy={isStarting} className="w-full sm:w-auto">
            Start Activity
          </Button>
          {work.run.answers.length > 0 && !work.run.ended && (
            <p className="mt-1 text-sm text-quiet sm:mt-0">
              You go on where you left: {work.run.answers.length} answered.
            </p>
          )}
        </div>
      ) : (
        <p className="text-quiet">Still to do before you can complete this task: {missing.join(' and ')}.</p>
      )}
    </ActionBar>
  )
}

function Went({ type, run }: { type: Parameters<typeof runInWords>[1]; run: Parameters<typeof runInWords>[0] }) {
  const heading = useFocus<HTMLHeadingElement>()
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="font-sans text-base font-semibold text-correct outline-none">
        Activity complete
      </h3>
      <p>{runInWords(run, type)}</p>
    </>
  )
}
