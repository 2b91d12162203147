import { localDate } from '../calendar/local-days.ts'

type Completion = { at: Temporal.Instant; zone: string }

/**
 * What the evaluation shows of a program. A day counts when at least one task or lesson was completed on it, in the zone
 * where the learner then was. The score is the mean of the best lesson scores; null before the first lesson.
 */
export function programStats({
  tasks,
  lessons,
}: {
  tasks: readonly Completion[]
  lessons: readonly (Completion & { bestScore: number })[]
}) {
  const dates = new Set([...tasks, ...lessons].map(({ at, zone }) => localDate(at, zone)))
  const scores = lessons.map(lesson => lesson.bestScore)
  return {
    days_completed: dates.size,
    tasks_completed: tasks.length,
    average_score:
      scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
  }
}
