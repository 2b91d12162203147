import { useCallback, useMemo } from 'react'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { contentForModes } from '#domain/activities/activity-modes.ts'
import type { ActivityRun } from '#domain/activities/activity-run.ts'
import { mayComplete, stillToDo } from '#domain/activities/task-completion.ts'
import { TaskWork, newTaskWork } from '../activities/run/task-work.ts'
import { useModes } from '../activities/run/use-modes.ts'
import { useSavedWork } from '../storage/use-saved-work.ts'
import { useTimer } from '../ui/use-timer.ts'
import { contentOf } from './task-content-of.ts'

/** A task being done: its content as it can be practised here, and what was done on it so far, which a reload keeps. */
export function useTaskRun(task: DailyTask) {
  const { content_data, language_code } = task
  const [modes] = useModes()
  const { quiet, noMicrophone, noKeyboard } = modes
  const content = useMemo(
    () => contentForModes(contentOf({ content_data }), { quiet, noMicrophone, noKeyboard }, language_code),
    [content_data, quiet, noMicrophone, noKeyboard, language_code],
  )
  const [work, setWork, forgetWork] = useSavedWork('task', task.id, TaskWork, newTaskWork())
  const steps = content.step_by_step_instructions ?? []
  const ticked = task.is_completed ? steps.map((_, position) => position) : work.ticked
  const progress = {
    ticked,
    answered: Object.keys(work.answers).map(Number),
    activityComplete: work.activityComplete,
  }
  return {
    content,
    work,
    setWork,
    forgetWork,
    steps,
    ticked,
    missing: stillToDo(content, progress),
    mayComplete: mayComplete(task.is_completed, content, progress),
    onRun: useCallback(
      (change: (run: ActivityRun) => ActivityRun) => setWork(before => ({ ...before, run: change(before.run) })),
      [setWork],
    ),
    onActivityComplete: useCallback(() => setWork(before => ({ ...before, activityComplete: true })), [setWork]),
  }
}

/** Seconds between the moment a task may be completed and the moment it is completed without a press. */
export const COMPLETES_AFTER_SECONDS = 5

/** Completes a task by itself, some seconds after its condition holds; once, so that a refusal is not sent again and again. */
export function useCompletesItself(holds: boolean, complete: () => void): void {
  useTimer(COMPLETES_AFTER_SECONDS * 1000, complete, holds)
}
