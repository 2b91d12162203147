import type { ActivityType } from '../activities/activities.ts'
import { addDays, daysBetween } from '../calendar/local-days.ts'
import type { CourseOutline } from './course-outline.ts'
import { pieceKey } from './outline-index.ts'
import type { Piece } from './outline-index.ts'
import { activityOf, isPiece, kindOf, placesOf } from './offers/kinds.ts'
import type { Kind } from './offers/kinds.ts'
import type { PastTask } from './plan.ts'
import { asked } from './offers/uses.ts'

/** What the planner wants to know of the tasks a learner was given before a date. */
export type PastTasks = {
  /** Days since a kind of task was last planned; infinite where it never was. */
  daysSince(kind: Kind): number
  /** The same for an activity, in whichever of its kinds; reviews, tests and mending are not counted. */
  daysSinceActivity(activity: ActivityType): number
  /** When a piece of fixed content was last planned; empty where it never was. */
  lastDate(piece: Piece): string
  /** How often a piece of fixed content was done. */
  timesDone(piece: Piece): number
  /** When a sentence was last asked for; empty where it never was, or not for long. */
  lastAsked(sentence: string): string
  /** How often a scene was given to talk about. */
  timesTalked(scene: string): number
  /** The sentences of the day before. */
  yesterday: ReadonlySet<string>
}

/** What was asked for longer ago than this is as good as new. */
const REMEMBERED_DAYS = 21

export function pastTasks(history: readonly PastTask[], date: string, outline: CourseOutline): PastTasks {
  const lastOfKind = new Map<Kind, string>()
  const lastOfActivity = new Map<ActivityType, string>()
  const lastOfPiece = new Map<string, string>()
  const timesDone = new Map<string, number>()
  const timesTalked = new Map<string, number>()
  const lastAsked = new Map<string, string>()
  const yesterday = new Set<string>()
  const [begin, dayBefore] = [addDays(date, -REMEMBERED_DAYS), addDays(date, -1)]
  for (const { recipe, date: day, completed } of history) {
    lastOfKind.set(kindOf(recipe), day)
    const activity = activityOf(recipe)
    if (activity) lastOfActivity.set(activity, day)
    if (recipe.kind === 'talk') timesTalked.set(recipe.scene, (timesTalked.get(recipe.scene) ?? 0) + 1)
    if (recipe.kind === 'activity' && isPiece(recipe)) {
      for (const place of placesOf(recipe)) {
        const key = pieceKey(place)
        lastOfPiece.set(key, day)
        if (completed) timesDone.set(key, (timesDone.get(key) ?? 0) + 1)
      }
    }
    if (day < begin) continue
    for (const sentence of asked(recipe, outline).sentences) {
      lastAsked.set(sentence, day)
      if (day === dayBefore) yesterday.add(sentence)
    }
  }
  const sinceKind = daysSinceEach(lastOfKind, date)
  const sinceActivity = daysSinceEach(lastOfActivity, date)
  return {
    daysSince: kind => sinceKind.get(kind) ?? Number.POSITIVE_INFINITY,
    daysSinceActivity: activity => sinceActivity.get(activity) ?? Number.POSITIVE_INFINITY,
    lastDate: piece => lastOfPiece.get(pieceKey(piece)) ?? '',
    timesDone: piece => timesDone.get(pieceKey(piece)) ?? 0,
    lastAsked: sentence => lastAsked.get(sentence) ?? '',
    timesTalked: scene => timesTalked.get(scene) ?? 0,
    yesterday,
  }
}

/** Counted once, since offers are compared by them again and again. */
const daysSinceEach = <Key>(dates: ReadonlyMap<Key, string>, date: string): ReadonlyMap<Key, number> =>
  new Map(Array.from(dates, ([key, last]) => [key, daysBetween(last, date)]))
