import type { ActivityType } from './activities.ts'
import type { Draft, Purpose } from './daily-plan.ts'

/**
 * How many tasks a day of so many minutes holds: enough to vary, few enough to see at a glance. Beyond an hour one for every
 * ten minutes: otherwise single tasks of a long day would last half an hour.
 */
export function mostTasks(minutes: number): number {
  return 4 + Math.floor(Math.min(minutes, 60) / 15) + Math.round(Math.max(0, minutes - 60) / 10)
}

/** The seconds a task should not exceed: half as long again as the day's tasks are on average. */
export function longestTask(minutes: number): number {
  return (1.5 * minutes * 60) / mostTasks(minutes)
}

export function groupName(purpose: Purpose, activity: ActivityType, round: number): string {
  return `${purpose} ${activity} ${round}`
}

/** Drafts of one group ask for words in the same kind of activity, for the same purpose, each word once. */
export function groupOf({ recipe, purpose, round }: Pick<Draft, 'recipe' | 'purpose' | 'round'>): string | undefined {
  if (recipe.kind !== 'activity' || recipe.items.length === 0 || recipe.test) return undefined
  return groupName(purpose, recipe.activity, round)
}

/**
 * Drafts of one group as one task, or as few parts of equal length where one would be too long. Tasks of the same purpose
 * and kind that still stand beside each other are numbered, so that no two have the same title. Minutes, words and order
 * of purposes stay as they are.
 */
export function joined(drafts: readonly Draft[], minutes: number): Draft[] {
  const whole: Draft[] = []
  for (const draft of drafts) {
    const at = whole.findIndex(each => mayJoin(each, draft))
    if (at < 0) whole.push(draft)
    else whole[at] = together(whole[at]!, draft)
  }
  const split = partsOf(whole, minutes).flatMap((parts, at) => inParts(whole[at]!, parts))
  const numbers = new Map<string, number>()
  return split.map(draft => {
    const { recipe, purpose } = draft
    if (groupOf(draft) === undefined || recipe.kind !== 'activity') return draft
    const name = `${purpose === 'review'} ${recipe.activity}`
    const part = (numbers.get(name) ?? 0) + 1
    numbers.set(name, part)
    return part === 1 ? draft : { ...draft, recipe: { ...recipe, part } }
  })
}

/** Seconds of one kind of work without a change. */
const LONGEST_AT_A_STRETCH = 20 * 60

/** How many tasks so many seconds of one kind should be: what is a little too long stays whole. */
export function partsWanted(seconds: number, minutes: number): number {
  return Math.max(1, Math.round(seconds / longestTask(minutes)))
}

/** Into how many parts each task is cut: the longest first, as long as the day holds no more than its number of tasks. */
function partsOf(tasks: readonly Draft[], minutes: number): number[] {
  // Nothing that can be cut takes a learner longer than twenty minutes, whatever the number.
  const parts = tasks.map(task => (groupOf(task) === undefined ? 1 : Math.ceil(task.seconds / LONGEST_AT_A_STRETCH)))
  const lengthOf = (at: number) => (groupOf(tasks[at]!) === undefined ? 0 : tasks[at]!.seconds / parts[at]!)
  const cut = parts.reduce((sum, each) => sum + each, 0)
  for (let free = mostTasks(minutes) - cut; free > 0; free--) {
    const at = parts.reduce((best, _, each) => (lengthOf(each) > lengthOf(best) ? each : best), 0)
    if (parts.length === 0 || parts[at]! >= partsWanted(tasks[at]!.seconds, minutes)) break
    parts[at]!++
  }
  return parts
}

function mayJoin(first: Draft, second: Draft): boolean {
  if (groupOf(first) === undefined || groupOf(first) !== groupOf(second)) return false
  const asked = new Set(itemsOf(first))
  return itemsOf(second).every(item => !asked.has(item))
}

const itemsOf = ({ recipe }: Draft) => (recipe.kind === 'activity' ? recipe.items : [])

function together(first: Draft, second: Draft): Draft {
  if (first.recipe.kind !== 'activity' || second.recipe.kind !== 'activity') return first
  return {
    ...first,
    recipe: { ...first.recipe, items: [...first.recipe.items, ...second.recipe.items] },
    seconds: first.seconds + second.seconds,
    dueWords: first.dueWords + second.dueWords,
  }
}

function inParts(draft: Draft, parts: number): Draft[] {
  const { recipe } = draft
  if (recipe.kind !== 'activity' || recipe.items.length === 0 || parts === 1) return [draft]
  const { items } = recipe
  let dueLeft = draft.dueWords
  return Array.from({ length: parts }, (_, part) => {
    const own = items.slice(Math.round((part * items.length) / parts), Math.round(((part + 1) * items.length) / parts))
    // The words that are due stand first.
    const dueWords = Math.min(dueLeft, own.length)
    dueLeft -= dueWords
    const seconds = (draft.seconds * own.length) / items.length
    return { ...draft, recipe: { ...recipe, items: own, seed: recipe.seed + part }, seconds, dueWords }
  })
}
