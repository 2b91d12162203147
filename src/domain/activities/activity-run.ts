import {
  DEFAULT_SCORING_CORRECT,
  DEFAULT_TARGET_SCORE,
  DEFAULT_TIME_LIMIT_SECONDS,
  reachedTarget,
  scoreAfter,
} from './activity-score.ts'
import type { Verdict } from '../answers/verdict.ts'
import type { ActivityType } from './activities.ts'
import type { TaskContent } from './task-content.ts'

/** One pass through an activity: where the learner is, what was answered, how it ended. Kept in the browser as it stands. */

export type RunAnswer = {
  /** The item's position. */
  index: number
  verdict: Verdict
  prompt: string
  given: string
  expected: string
  /** The language of what was given and expected. */
  lang: string
  /** Skipped items count as wrong without costing a point. */
  skipped?: boolean | undefined
  points: number
}

export type ActivityRun = {
  index: number
  score: number
  answers: RunAnswer[]
  /** Seconds in which the page was in sight. */
  elapsed: number
  /** The learner goes on after the time limit. */
  untimed: boolean
  ended?: 'finished' | 'time' | undefined
  /** Text being written: the piece of an activity about writing, or the answer to the present item. */
  draft?: string | undefined
  /** Set once what was missed comes again: the positions still to come, and what was answered this time. */
  again?: number[] | undefined
  repeats?: RunAnswer[] | undefined
}

export function newRun(): ActivityRun {
  return { index: 0, score: 0, answers: [], elapsed: 0, untimed: false }
}

/** The rules of one activity, the specification's defaults put in. `total` counts its items; `repeats` tells whether what was missed comes again. */
export type RunRules = {
  scoringCorrect: number
  targetScore: number
  timeLimit: number | undefined
  total: number
  repeats: boolean
  /** A test ends when so many answers in a row were not right: nobody is led through all that they do not know. */
  endsAfter?: number | undefined
}

export const MISSES_THAT_END_A_TEST = 5

// The default limit is that of flashcards and quizzes; nobody should write, read or speak against a clock unasked.
const timed: readonly (ActivityType | undefined)[] = ['flashcard_drill', 'quiz_game']

// A test asks once; a phrase is said as often as one likes, a pair is looked for until it is found, a text is changed until it is right.
const asksAgain: readonly (ActivityType | undefined)[] = [
  'flashcard_drill',
  'quiz_game',
  'dialogue_practice',
  'listening_exercise',
  'role_play_scenario',
  'cultural_discovery',
  'grammar_worksheet',
]

export function rulesOf(
  { game_mechanics: mechanics, activity_type, program_test }: TaskContent,
  total: number,
): RunRules {
  return {
    scoringCorrect: mechanics?.scoring_correct ?? DEFAULT_SCORING_CORRECT,
    targetScore: mechanics?.target_score ?? DEFAULT_TARGET_SCORE,
    timeLimit: mechanics?.time_limit ?? (timed.includes(activity_type) ? DEFAULT_TIME_LIMIT_SECONDS : undefined),
    total,
    repeats: asksAgain.includes(activity_type) && program_test === undefined,
    ...(program_test !== undefined && { endsAfter: MISSES_THAT_END_A_TEST }),
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
  const { draft: _, ...rest } = run
  const known = run.repeats ?? run.answers
  const answers = [...known.filter(each => each !== earlier), answer]
  return { ...rest, score, ...(run.repeats ? { repeats: answers } : { answers }) }
}

/** A turn that uses up no item, as when two cards of the memory game do not match. */
export function afterMiss(run: ActivityRun): ActivityRun {
  return run.ended ? run : { ...run, score: scoreAfter(run.score, 'wrong') }
}

/** The index moves forward; behind the last item what was missed comes again, once and only that, and then the activity is finished. */
export function afterNext(run: ActivityRun, rules: RunRules): ActivityRun {
  if (run.ended) return run
  const { draft: _, ...rest } = run
  if (endsEarly(run, rules)) return { ...rest, index: rules.total, ended: 'finished' }
  const waiting = run.again ?? (run.index + 1 >= rules.total ? firstMisses(run, rules) : undefined)
  if (!waiting) return { ...rest, index: run.index + 1 }
  const [index, ...again] = waiting
  if (index === undefined) return { ...rest, index: rules.total, ended: 'finished' }
  return { ...rest, index, again, repeats: run.repeats ?? [] }
}

function endsEarly({ answers }: ActivityRun, { endsAfter }: RunRules): boolean {
  if (endsAfter === undefined || answers.length < endsAfter) return false
  return answers.slice(-endsAfter).every(({ verdict }) => verdict !== 'correct')
}

function firstMisses(run: ActivityRun, rules: RunRules): number[] {
  if (!rules.repeats) return []
  return positions(run.answers.filter(({ verdict, skipped }) => verdict === 'wrong' && !skipped))
}

const positions = (answers: readonly RunAnswer[]) => answers.map(({ index }) => index).sort((a, b) => a - b)

/**
 * Another try below the target, without the clock: what is still missed or was never reached comes again, or, where all of
 * it was right in the end, what was missed at first. An activity that does not ask again starts anew.
 */
export function afterTryAgain(run: ActivityRun, rules: RunRules): ActivityRun {
  if (!rules.repeats) return newRun()
  const lately = (index: number) =>
    run.repeats?.find(each => each.index === index) ?? run.answers.find(each => each.index === index)
  const all = Array.from({ length: rules.total }, (_, index) => index)
  const still = all.filter(index => lately(index)?.verdict !== 'correct')
  const [index, ...again] =
    still.length > 0 ? still : positions(run.answers.filter(({ verdict }) => verdict !== 'correct'))
  if (index === undefined) return newRun()
  const { ended: _, draft: __, ...rest } = run
  return { ...rest, index, again, repeats: [], untimed: true }
}

/** How many items came or come again, and the place among them; undefined in the first round. */
export function repeatPlace(run: ActivityRun): { position: number; total: number } | undefined {
  if (!run.again) return undefined
  const before = (run.repeats ?? []).filter(({ index }) => index !== run.index).length
  return { position: before + 1, total: before + 1 + run.again.length }
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

/** What was answered to an item, in the round that is going on. */
export function answerAt(run: ActivityRun, index: number): RunAnswer | undefined {
  return (run.repeats ?? run.answers).find(answer => answer.index === index)
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
