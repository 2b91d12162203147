import type { Verdict } from '../answers/verdict.ts'
import type { LessonStep } from './lesson-steps.ts'

/** Where a learner is in a lesson's steps, and how its checks went. Kept in the browser as it stands. */

export type CheckAnswer = { given: string; expected: string; verdict: Verdict }

export type LessonRun = {
  step: number
  /** The answers by the place of their step. */
  answers: Record<string, CheckAnswer>
  /** The ids of checks that come again before the practice exercises, in their order. */
  again: string[]
}

export const newLessonRun = (): LessonRun => ({ step: 0, answers: {}, again: [] })

/** However often it goes wrong, nothing is asked more than so many times again. */
const MOST_AGAIN = 2

export type TakenStep = LessonStep & { again?: boolean }

/** The steps as they are walked through: what was answered wrong stands once more before the practice exercises. */
export function stepsTaken(steps: readonly LessonStep[], run: LessonRun): TakenStep[] {
  const taught = steps.filter(step => step.kind !== 'exercises')
  const again = run.again.flatMap(id => steps.filter(step => step.id === id).map(step => ({ ...step, again: true })))
  return [...taught, ...again, ...steps.filter(step => step.kind === 'exercises')]
}

/** The run after an answer to the present step. The first answer counts; a wrong one comes back. */
export function afterCheck(run: LessonRun, step: LessonStep, answer: CheckAnswer): LessonRun {
  if (answerOf(run)) return run
  const comesBack = answer.verdict === 'wrong' && run.again.filter(id => id === step.id).length < MOST_AGAIN
  return {
    ...run,
    answers: { ...run.answers, [run.step]: answer },
    again: comesBack ? [...run.again, step.id] : run.again,
  }
}

/** What was answered to the present step. */
export function answerOf(run: LessonRun): CheckAnswer | undefined {
  return run.answers[run.step]
}

/** The run a step further or back, never before the first nor behind the last. */
export function afterMove(run: LessonRun, steps: readonly LessonStep[], by: 1 | -1): LessonRun {
  const last = stepsTaken(steps, run).length - 1
  return { ...run, step: Math.min(last, Math.max(0, run.step + by)) }
}
