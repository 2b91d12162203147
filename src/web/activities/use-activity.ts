import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import {
  afterAnswer,
  afterMiss,
  afterNext,
  afterSeconds,
  answerAt,
  continued,
  isComplete,
  newRun,
  rulesOf,
  secondsLeft,
} from '#domain/activity-run.ts'
import type { ActivityRun, RunAnswer, RunRules } from '#domain/activity-run.ts'
import { activityItemCount, wordsOfTask } from '#domain/activity-items.ts'
import type { TaskContent } from '#domain/task-content.ts'
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
  /** The task's words: a slip that makes one of them is an error. */
  otherWords: string[]
  answer(answer: Answer): void
  miss(): void
  next(): void
  setDraft(draft: string): void
  /** Set by an item with a written and unsent answer: at the time limit it is handed in before the activity ends. */
  unsent: RefObject<(() => void) | undefined>
  restart(): void
  continueUntimed(): void
}

/** Seconds are kept in the browser in portions. */
const KEEP_EVERY = 5

/** One run of an activity: rules, clock, reports to the memory, and the completion callback at its end. */
export function useActivity({
  content,
  languageId,
  run,
  onRun,
  onComplete,
}: {
  content: TaskContent
  languageId: number
  run: ActivityRun
  onRun(change: (run: ActivityRun) => ActivityRun): void
  onComplete(): void
}): ActivitySession {
  const total = activityItemCount(content)
  const rules = useMemo(() => rulesOf(content, total), [content, total])
  const otherWords = useMemo(() => wordsOfTask(content), [content])
  const report = useReviews(languageId)
  const thinking = useStopwatch(run.index)
  const unsent = useRef<() => void>(undefined)
  const [passed, setPassed] = useState(0)
  const running = run.ended === undefined

  useSeconds(running, seconds => {
    const now = passed + seconds
    const atLimit = afterSeconds(run, now, rules).ended === 'time'
    if (atLimit) unsent.current?.()
    if (!atLimit && now < KEEP_EVERY) return setPassed(now)
    setPassed(0)
    onRun(before => afterSeconds(before, now, rules))
  })

  const complete = isComplete(run, rules)
  const completed = useRef(onComplete)
  completed.current = onComplete
  useEffect(() => {
    if (complete) completed.current()
  }, [complete])

  const reported = useRef(new Set<number>())
  const answer = useCallback(
    (given: Answer) => {
      onRun(before => afterAnswer(before, given, rules))
      const { activity_type: activity } = content
      const earlier = answerAt(run, run.index)
      // A spoken phrase is reported when it is first understood.
      const isFirst = !earlier || (given.points !== undefined && earlier.points === 0)
      if (!isFirst || reported.current.has(run.index) || given.skipped || !given.item || !activity) return
      // A test asks for words that were not taught yet: it is handed in, and no item of the memory.
      if (content.program_test !== undefined) return
      reported.current.add(run.index)
      report({
        item: given.item,
        activity,
        verdict: given.verdict,
        milliseconds: thinking(),
        ...(given.hint && { hint: true }),
      })
    },
    [content, onRun, report, rules, run, thinking],
  )

  return {
    run,
    rules,
    current: answerAt(run, run.index),
    secondsLeft: secondsLeft({ ...run, elapsed: run.elapsed + passed }, rules),
    complete,
    otherWords,
    answer,
    miss: useCallback(() => onRun(afterMiss), [onRun]),
    next: useCallback(() => onRun(before => afterNext(before, rules)), [onRun, rules]),
    setDraft: useCallback((draft: string) => onRun(before => ({ ...before, draft })), [onRun]),
    unsent,
    restart: useCallback(() => {
      reported.current.clear()
      onRun(newRun)
    }, [onRun]),
    continueUntimed: useCallback(() => onRun(continued), [onRun]),
  }
}
