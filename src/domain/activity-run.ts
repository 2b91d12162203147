import * as z from 'zod/mini'
import {
  DEFAULT_SCORING_CORRECT,
  DEFAULT_TARGET_SCORE,
  DEFAULT_TIME_LIMIT_SECONDS,
  reachedTarget,
  scoreAfter,
} from './activity-score.ts'
import type { ActivityType } from './activities.ts'
import type { TaskContent } from './task-content.ts'

/** One pass through an activity: where the learner is, what was answered, how it ended. Kept in the browser as it stands. */

export const RunAnswer = z.object({
  /** The item's position. */
  index: z.int(),
  verdict: z.enum(['correct', 'almost', 'wrong']),
  prompt: z.string(),
  given: z.string(),
  expected: z.string(),
  /** The language of what was given and expected. */
  lang: z.string(),
  /** Skipped items count as wrong without costing a point. */
  skipped: z.optional(z.boolean()),
  points: z.number(),
})
export type RunAnswer = z.infer<typeof RunAnswer>

export const ActivityRun = z.object({
  index: z.int(),
  score: z.number(),
  answers: z.array(RunAnswer),
  /** Seconds in which the page was in sight. */
  elapsed: z.number(),
  /** The learner goes on after the time limit. */
  untimed: z.boolean(),
  ended: z.optional(z.enum(['finished', 'time'])),
  /** Text being written, where an activity is about writing. */
  draft: z.optional(z.string()),
})
export type ActivityRun = z.infer<typeof ActivityRun>

export function newRun(): ActivityRun {
  return { index: 0, score: 0, answers: [], elapsed: 0, untimed: false }
}

/** The rules of one activity, the specification's defaults put in. `total` counts its items. */
export type RunRules = { scoringCorrect: number; targetScore: number; timeLimit: number | undefined; total: number }

// The default limit is that of flashcards and quizzes; nobody should write, read or speak against a clock unasked.
const timed: readonly (ActivityType | undefined)[] = ['flashcard_drill', 'quiz_game']

export function rulesOf({ game_mechanics: mechanics, activity_type }: TaskContent, total: number): RunRules {
  return {
    scoringCorrect: mechanics?.scoring_correct ?? DEFAULT_SCORING_CORRECT,
    targetScore: mechanics?.target_score ?? DEFAULT_TARGET_SCORE,
    timeLimit: mechanics?.time_limit ?? (timed.includes(activity_type) ? DEFAULT_TIME_LIMIT_SECONDS : undefined),
    total,
  }
}

type GivenAnswer = Pick<RunAnswer, 'verdict' | 'prompt' | 'given' | 'expected' | 'lang'> & {
  skipped?: boolean
  /** The drill gives points by similarity instead of by verdict. */
  points?: number
}

/** The run after an answer to its present item. The first answer locks it; a spoken phrase may be tried again and its best attempt counts. */
export function afterAnswer(run: ActivityRun, given: GivenAnswer, rules: RunRules): ActivityRun {
  if (run.ended) return run
  const earlier = answerAt(run, run.index)
  if (earlier && given.points === undefined) return run
  if (earlier && given.points! <= earlier.points) return run
  const base = run.score - (earlier?.points ?? 0)
  const score =
    given.points !== undefined
      ? base + given.points
      : given.skipped
        ? base
        : scoreAfter(base, given.verdict, rules.scoringCorrect)
  const answer: RunAnswer = {
    index: run.index,
    verdict: given.verdict,
    prompt: given.prompt,
    given: given.given,
    expected: given.expected,
    lang: given.lang,
    points: score - base,
    ...(given.skipped && { skipped: true }),
  }
  return { ...run, score, answers: [...run.answers.filter(each => each !== earlier), answer] }
}

/** A turn that uses up no item, as when two cards of the memory game do not match. */
export function afterMiss(run: ActivityRun): ActivityRun {
  return run.ended ? run : { ...run, score: scoreAfter(run.score, 'wrong') }
}

/** The index moves forward; behind the last item the activity is finished. */
export function afterNext(run: ActivityRun, rules: RunRules): ActivityRun {
  if (run.ended) return run
  const index = run.index + 1
  return index >= rules.total ? { ...run, index: rules.total, ended: 'finished' } : { ...run, index }
}

/** Time passes while the page is in sight. At the limit the activity ends with every answer kept. */
export function afterSeconds(run: ActivityRun, seconds: number, rules: RunRules): ActivityRun {
  if (run.ended) return run
  const elapsed = run.elapsed + seconds
  const atLimit = !run.untimed && rules.timeLimit !== undefined && elapsed >= rules.timeLimit
  return { ...run, elapsed, ...(atLimit && { ended: 'time' as const }) }
}

/** Going on after the limit, without a clock, where one was. */
export function continued(run: ActivityRun): ActivityRun {
  const { ended: _, ...rest } = run
  return { ...rest, untimed: true }
}

export function answerAt(run: ActivityRun, index: number): RunAnswer | undefined {
  return run.answers.find(answer => answer.index === index)
}

/** Whether the completion callback fires: the end was reached, with enough points. */
export function isComplete(run: ActivityRun, rules: RunRules): boolean {
  return run.ended !== undefined && reachedTarget(run.score, rules.targetScore)
}

/** Seconds left, undefined where no clock runs. */
export function secondsLeft(run: ActivityRun, rules: RunRules): number | undefined {
  if (run.untimed || rules.timeLimit === undefined) return undefined
  return Math.max(0, Math.ceil(rules.timeLimit - run.elapsed))
}
