import type { ActivityType } from './activities.ts'
import type { LearningGoal } from './assessment.ts'
import type { PastTask } from './daily-plan.ts'
import { daysBetween } from './local-days.ts'

/** What the planner wants to know of the tasks a learner was given before a date. */
export type PastTasks = {
  /** Days since a kind of activity was last planned; infinite where it never was. */
  daysSince(kind: ActivityType): number
  /** When a piece of fixed content was last planned; empty where it never was. */
  lastDate(piece: Piece): string
  /** How often a piece of fixed content was done. */
  timesDone(piece: Piece): number
}

/** Content that is the same each time, as against an activity that words are put into. */
export type Piece = { activity: ActivityType; week: number; day: number; goal?: LearningGoal }

export const pieceKey = ({ activity, week, day, goal }: Piece) => `${activity} ${week}-${day} ${goal ?? ''}`

export function pastTasks(history: readonly PastTask[], date: string): PastTasks {
  const lastOfKind = new Map<ActivityType, string>()
  const lastOfPiece = new Map<string, string>()
  const timesDone = new Map<string, number>()
  for (const { recipe, date: day, completed } of history) {
    if (recipe.kind !== 'activity') continue
    lastOfKind.set(recipe.activity, day)
    if (recipe.items.length > 0 || recipe.mend) continue
    const key = pieceKey(recipe)
    lastOfPiece.set(key, day)
    if (completed) timesDone.set(key, (timesDone.get(key) ?? 0) + 1)
  }
  const daysSince = new Map(Array.from(lastOfKind, ([kind, last]) => [kind, daysBetween(last, date)]))
  return {
    daysSince: kind => daysSince.get(kind) ?? Number.POSITIVE_INFINITY,
    lastDate: piece => lastOfPiece.get(pieceKey(piece)) ?? '',
    timesDone: piece => timesDone.get(pieceKey(piece)) ?? 0,
  }
}
