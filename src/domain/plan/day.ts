import type { TaskType } from '../activities/activities.ts'
import type { LessonOutline, Recipe } from './course-outline.ts'
import { kindOf } from './offers/kinds.ts'
import type { Kind } from './offers/kinds.ts'
import { materialOf } from './offers/material.ts'
import type { Material } from './offers/material.ts'
import { pastTasks } from './past-tasks.ts'
import type { PastTasks } from './past-tasks.ts'
import type { PlanInput, Purpose } from './plan.ts'
import { noUses, usesWith } from './offers/uses.ts'
import type { Uses } from './offers/uses.ts'

/** A task while the day is being put together: its cost is not yet rounded to minutes. */
export type Draft = { recipe: Recipe; purpose: Purpose; taskType: TaskType; seconds: number; reason: string }

/** A day while it is being put together. Nothing in it is changed: each step makes the next day from the one before. */
export type Day = {
  readonly input: PlanInput
  /** The seconds promised. */
  readonly budget: number
  readonly past: PastTasks
  /** What may be asked for by now: earlier lessons, and those of today that stand in the plan. */
  readonly material: Material
  readonly drafts: readonly Draft[]
  readonly uses: Uses
}

/** At most so many rows, whatever the minutes; short days have fewer, since a task of two minutes is none. */
export const mostRows = (minutes: number) => Math.min(7, 4 + Math.floor(minutes / 15))

export function emptyDay(input: PlanInput, budget: number): Day {
  const past = pastTasks(input.history, input.date, input.outline)
  return { input, budget, past, material: materialOf(input, past, []), drafts: [], uses: noUses }
}

export function withDraft(day: Day, draft: Draft): Day {
  return { ...day, drafts: [...day.drafts, draft], uses: usesWith(day.uses, draft.recipe, day.input.outline) }
}

/** A draft that took up more: its place stays. */
export function withDraftChanged(day: Day, at: number, draft: Draft): Day {
  const drafts = day.drafts.with(at, draft)
  return { ...day, drafts, uses: usesOf(drafts, day.input) }
}

export function withoutDraft(day: Day, draft: Draft): Day {
  const drafts = day.drafts.filter(each => each !== draft)
  return { ...day, drafts, uses: usesOf(drafts, day.input) }
}

const usesOf = (drafts: readonly Draft[], { outline }: PlanInput) =>
  drafts.reduce((before, each) => usesWith(before, each.recipe, outline), noUses)

/** What a lesson of today teaches may be practised from now on. */
export function withLessonTaught(day: Day, lesson: LessonOutline): Day {
  const today = [...day.material.lessonsToday, lesson]
  return { ...day, material: materialOf(day.input, day.past, today) }
}

export const secondsUsed = (day: Day) => day.drafts.reduce((sum, draft) => sum + draft.seconds, 0)
export const secondsLeft = (day: Day) => Math.max(0, day.budget - secondsUsed(day))
export const rowsLeft = (day: Day) => mostRows(day.input.budgetMinutes) - day.drafts.length
export const kindsOf = (day: Day): Kind[] => day.drafts.map(draft => kindOf(draft.recipe))

/** Whether a sentence may not be asked for today: it was yesterday or today already, or is left to the next lessons. */
export const isTaken = ({ uses, past, material }: Day, sentence: string) =>
  uses.sentences.has(sentence) || past.yesterday.has(sentence) || material.coming.has(sentence)
