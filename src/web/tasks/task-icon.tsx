import { BookOpen, Gauge, MessageCircle, RotateCcw } from 'lucide-react'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { ActivityIcon } from '../activities/run/activity-icon.tsx'
import { activityOf } from './task-content-of.ts'

/** The sign of a task's kind: a lesson, the test of words, or an activity. Its name stands beside it. */
export function TaskIcon({ task, size = 22 }: { task: DailyTask; size?: number }) {
  const { lesson_id } = task
  if (lesson_id) return <BookOpen aria-hidden size={size} className="shrink-0 text-sea" />
  const { type, isTest, isTalk, isReviews } = activityOf(task)
  if (isReviews) return <RotateCcw aria-hidden size={size} className="shrink-0 text-sea" />
  if (isTalk) return <MessageCircle aria-hidden size={size} className="shrink-0 text-sea" />
  if (isTest) return <Gauge aria-hidden size={size} className="shrink-0 text-sea" />
  return type ? (
    <ActivityIcon type={type} size={size} />
  ) : (
    <BookOpen aria-hidden size={size} className="shrink-0 text-sea" />
  )
}
