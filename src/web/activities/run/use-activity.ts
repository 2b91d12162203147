import { useCallback, useMemo, useRef, useState } from 'react'
import {
  afterAnswer,
  afterMiss,
  afterNext,
  afterSeconds,
  afterTryAgain,
  answerAt,
  continued,
  isComplete,
  rulesOf,
  secondsLeft,
} from '#domain/activities/activity-run.ts'
import type { ActivityRun, RunAnswer, RunRules } from '#domain/activities/activity-run.ts'
import { activityItemCount, wordsOfTask } from '#domain/activities/activity-items.ts'
import { draftAnswer } from '#domain/activities/draft-answer.ts'
import { skillOfExercise } from '#domain/memory/skills.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'
import { useSeconds, useStopwatch } from './use-stopwatch.ts'
import { useReviews } from './use-reviews.ts'

export type Answer = Pick<RunAnswer, 'verdict' | 'prompt' | 'given' | 'expected' | 'lang'> & {
  /** The memory item that was asked for; without one nothing is reported. */
  item?: string | undefined
  hint?: boolean
  skipped?: boolean
  points?: number
}

/** What an activity's component works with. */
export type ActivitySession = {
  run: ActivityRun
  rules: RunRules
  /** The answer to the present item, once given. */
  current: RunAnswer | undefined
  /** Undefined where no clock runs. */
  secondsLeft: number | undefined
  complete: boolean
  /** Whether nothing comes after the present item. */
  isLast: boolean
  /** The task's words: a slip that makes one of them is an error. */
  otherWords: string[]
  /** What is being written: to the present item, or the text of a writing activity. */
  draft: string
  answer(answer: Answer): void
  /** Answers the present item and goes on at once. */
  answerAndNext(answer: Answer): void
  miss(): void
  next(): void
  setDraft(draft: string): void
  /** Another try below the target: what was missed comes again. */
  tryAgain(): void
  continueUntimed(): void
}

/** Seconds are kept in the browser in portions. */
const KEEP_EVERY = 5

/** One run of an activity: rules, clock, reports to the memory, and one call at an end that reached the target. */
export function useActivity({
  content,
  code,
  languageId,
  run,
  onRun,
  onComplete,
}: {
  content: TaskContent
  /** The code of the language learned. */
  code: string
  languageId: number
  run: ActivityRun
  onRun(change: (run: ActivityRun) => ActivityRun): void
  onComplete(run: ActivityRun): void
}): ActivitySession {
  const total = activityItemCount(content)
  const rules = useMemo(() => rulesOf(content, total), [content, total])
  const otherWords = useMemo(() => wordsOfTask(content), [content])
  const report = useReviews(languageId)
  const thinking = useStopwatch(run.index)
  const [passed, setPassed] = useState(0)

  /** Changes the run, and tells when that completed it. */
  const change = (by: (run: ActivityRun) => ActivityRun) => {
    onRun(by)
    const after = by(run)
    if (!isComplete(run, rules) && isComplete(after, rules)) onComplete(after)
  }

  const reported = useRef(new Set<number>())
  const remember = (given: Answer) => {
    const { activity_type: activity } = content
    const earlier = answerAt(run, run.index)
    // A spoken phrase is reported when it is first understood; what comes again was reported when it was missed.
    const isFirst = !run.again && (!earlier || (given.points !== undefined && earlier.points === 0))
    if (!isFirst || reported.current.has(run.index) || given.skipped || !given.item || !activity) return
    // A test asks for words that were not taught yet: it is handed in, and no item of the memory.
    if (content.program_test !== undefined) return
    reported.current.add(run.index)
    report({
      item: given.item,
      activity,
      skill: skillOfExercise(content.interactive_exercises?.[run.index]),
      verdict: given.verdict,
      milliseconds: thinking(),
      ...(given.hint && { hint: true }),
    })
  }

  useSeconds(run.ended === undefined, seconds => {
    const now = passed + seconds
    const atLimit = afterSeconds(run, now, rules).ended === 'time'
    if (!atLimit && now < KEEP_EVERY) return setPassed(now)
    setPassed(0)
    // What is written when the time is up counts.
    const unsent = atLimit && !answerAt(run, run.index) ? draftAnswer(content, run.index, run.draft, code) : undefined
    if (unsent) remember(unsent)
    change(before => afterSeconds(unsent ? afterAnswer(before, unsent, rules) : before, now, rules))
  })

  return {
    run,
    rules,
    current: answerAt(run, run.index),
    secondsLeft: secondsLeft({ ...run, elapsed: run.elapsed + passed }, rules),
    complete: isComplete(run, rules),
    isLast: afterNext(run, rules).ended !== undefined,
    otherWords,
    draft: run.draft ?? '',
    answer(given) {
      remember(given)
      onRun(before => afterAnswer(before, given, rules))
    },
    answerAndNext(given) {
      remember(given)
      change(before => afterNext(afterAnswer(before, given, rules), rules))
    },
    miss: () => onRun(afterMiss),
    next: () => change(before => afterNext(before, rules)),
    setDraft: useCallback((draft: string) => onRun(before => ({ ...before, draft })), [onRun]),
    tryAgain: () => onRun(before => afterTryAgain(before, rules)),
    continueUntimed: () => onRun(continued),
  }
}
