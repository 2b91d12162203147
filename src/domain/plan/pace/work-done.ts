import type { Recipe } from '../course-outline.ts'

/** What tells that a task was worked on and not only ticked. */
export type Evidence = {
  /** The dates on which questions were answered outside lessons. */
  answeredOn: ReadonlySet<string>
  /** The lessons that were completed as lessons. */
  lessonsDone: ReadonlySet<string>
}

/**
 * Whether the minutes of a completed task count as learnt. A lesson counts when it was gone through, anything else when
 * something was answered on its date: a box that was only ticked took no time.
 */
export function wasWorkedOn({ date, recipe }: { date: string; recipe: Recipe }, evidence: Evidence): boolean {
  return recipe.kind === 'lesson' ? evidence.lessonsDone.has(recipe.lesson_id) : evidence.answeredOn.has(date)
}
