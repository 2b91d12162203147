import type { TaskContent } from './task-content.ts'

/** What a learner has done on a task, before it is completed. */
export type TaskProgress = {
  /** Positions of the steps that are ticked. */
  ticked: readonly number[]
  /** Positions of the practice exercises that were answered. */
  answered: readonly number[]
  activityComplete: boolean
}

/**
 * Whether Complete Task is shown. With an activity the activity must be complete; without one every step must be ticked
 * and every exercise answered, of which there may be none.
 */
export function mayComplete(isCompleted: boolean, content: TaskContent, progress: TaskProgress): boolean {
  return !isCompleted && stillToDo(content, progress).length === 0
}

/** What is missing before a task may be completed, in words to put after “Still to do:”. Empty when nothing is. */
export function stillToDo(content: TaskContent, progress: TaskProgress): string[] {
  if (content.activity_type) return progress.activityComplete ? [] : ['finish the activity']
  const steps = openCount(content.step_by_step_instructions, progress.ticked)
  const exercises = openCount(content.interactive_exercises, progress.answered)
  return [
    ...(steps > 0 ? [`tick ${counted(steps, 'step')}`] : []),
    ...(exercises > 0 ? [`answer ${counted(exercises, 'exercise')}`] : []),
  ]
}

function openCount(list: readonly unknown[] | undefined, done: readonly number[]): number {
  return (list ?? []).filter((_, position) => !done.includes(position)).length
}

function counted(count: number, noun: string): string {
  return `${count} more ${noun}${count === 1 ? '' : 's'}`
}

/** The ticked steps after one of them was tapped: each tap turns it over. */
export function afterStepToggled(ticked: readonly number[], position: number): number[] {
  return ticked.includes(position)
    ? ticked.filter(each => each !== position)
    : [...ticked, position].sort((a, b) => a - b)
}

/** The step that is highlighted: the first that is not ticked. Undefined when all are. */
export function currentStep(steps: readonly unknown[], ticked: readonly number[]): number | undefined {
  const position = steps.findIndex((_, each) => !ticked.includes(each))
  return position < 0 ? undefined : position
}
