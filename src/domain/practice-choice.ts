import type { ActivityType } from './activities.ts'
import type { ActivityOutline, LessonOutline, Recipe } from './course-outline.ts'
import type { Draft, KnownWord, PlanInput, Purpose } from './daily-plan.ts'
import { ANSWERS_BEFORE_THE_END, FINAL_DAYS } from './lesson-pace.ts'
import { addDays, daysBetween } from './local-days.ts'
import { practiceReason, reviewReason } from './plan-reasons.ts'

/** The kinds that words about to be forgotten are asked in; they rotate. */
const reviewKinds: readonly ActivityType[] = ['flashcard_drill', 'quiz_game', 'memory_game']

/** A longer task would tire, less so on a long day. A board of pairs has to fit a phone. */
const longestSeconds = (budgetMinutes: number) => (budgetMinutes <= 45 ? 300 : budgetMinutes <= 75 ? 420 : 540)
const MOST_PAIRS = 8
const mostWords = (kind: ActivityType, secondsPerItem: number, budgetMinutes: number) =>
  kind === 'memory_game' ? MOST_PAIRS : Math.floor(longestSeconds(budgetMinutes) / secondsPerItem)
/** Fewer words, or less time, do not make a task. */
const FEWEST_WORDS = 6
const SHORTEST_SECONDS = 45
/** Days before the same dialogue, text or worksheet comes again. */
const REST_DAYS = 3
/** A kind that was not planned for this long is due for variety. */
const STALE_DAYS = 4
/** The share of a day, lessons not counted, that such kinds may take together. */
const VARIETY_SHARE = 0.4

export type Practice = {
  /** The seconds that all words due today would take. */
  dueSeconds: number
  /** A lesson of today: what it teaches may be practised from now on. */
  unlock(lesson: LessonOutline): void
  /** Tasks for a purpose of about `seconds`, never more than `most` together. */
  fill(purpose: Purpose, seconds: number, most: number): Draft[]
  /** The seconds to keep for kinds outside the focus that the learner has not met for days. */
  varietySeconds(room: number): number
  /** Lets words come once more today in a kind they already came in. */
  allowAnotherRound(): void
  /** Puts further words into tasks until `seconds` are used. */
  stretch(drafts: Draft[], seconds: number): void
}

/** Chooses activities and words for one day, keeping account of what the day already holds. */
export function createPractice(input: PlanInput): Practice {
  const { outline, focus, goal, date, lessonsDone, seed } = input
  const unlocked = new Set(outline.lessons.filter(each => lessonsDone.has(each.id)).map(placeOf))
  const ranked = input.words.toSorted((a, b) => a.retrievability - b.retrievability || (a.item < b.item ? -1 : 1))
  const due = new Set(ranked.filter(word => isDue(word, input.daysLeft)).map(word => word.item))
  const known = new Set(ranked.map(word => word.item))
  const words = [...known]
  const uses = new Map<string, number>()
  const usedIn = new Map<ActivityType, Set<string>>()
  const kindsToday = new Map<ActivityType, number>()
  const fixedToday = new Set<string>()
  const past = pastOf(input.history, date)
  const restedBefore = addDays(date, -REST_DAYS)
  let waiting = due.size
  let count = 0

  const age = (kind: ActivityType) => past.daysSinceKind.get(kind) ?? Number.POSITIVE_INFINITY
  const isUnlocked = (each: ActivityOutline) => unlocked.has(placeOf(each))
  const isFocus = (kind: ActivityType) => outline.activities.some(each => each.activity === kind && each.focus === focus)
  const suits = (each: ActivityOutline) => each.goal === undefined || each.goal === goal

  /** For each kind that words can be put into: its latest form that the learner has reached. */
  const scalable = () => {
    const latest = new Map<ActivityType, ActivityOutline>()
    for (const each of outline.activities) if (each.scalable && suits(each) && isUnlocked(each)) latest.set(each.activity, each)
    return latest
  }

  /** For each kind with content of its own: what was done least, the newest first. */
  const fixed = (room: number) => {
    const best = new Map<ActivityType, ActivityOutline>()
    for (const each of outline.activities) {
      if (each.scalable || !suits(each) || !isUnlocked(each) || each.seconds <= 0 || each.seconds > room) continue
      const key = keyOf(each)
      if (fixedToday.has(key) || (past.lastOfKey.get(key) ?? '') > restedBefore) continue
      const rival = best.get(each.activity)
      if (!rival || (past.timesDone.get(key) ?? 0) <= (past.timesDone.get(keyOf(rival)) ?? 0)) best.set(each.activity, each)
    }
    return best
  }

  const serves = (purpose: Purpose, each: ActivityOutline) => {
    if (purpose === 'review') return reviewKinds.includes(each.activity)
    return purpose === 'practice' || each.focus === focus
  }

  /** Words for a kind: the ones due first, then those seen least today, then those most at risk. */
  const wordsFor = (kind: ActivityType, number: number): string[] => {
    const before = usedIn.get(kind)
    const byRank: string[][] = []
    for (const item of words) {
      if (before?.has(item)) continue
      const rank = (uses.get(item) ?? 0) * 2 + (due.has(item) ? 0 : 1)
      ;(byRank[rank] ??= []).push(item)
    }
    return byRank.flat().slice(0, number)
  }

  const use = (kind: ActivityType, items: readonly string[]) => {
    const before = usedIn.get(kind) ?? new Set()
    for (const item of items) {
      before.add(item)
      if (due.has(item) && !uses.has(item)) waiting--
      uses.set(item, (uses.get(item) ?? 0) + 1)
    }
    usedIn.set(kind, before)
  }

  type Choice = { outline: ActivityOutline; words: number; seconds: number }

  const choices = (purpose: Purpose, seconds: number, most: number): Choice[] => {
    const found: Choice[] = []
    for (const each of scalable().values()) {
      if (!serves(purpose, each)) continue
      const cap = mostWords(each.activity, each.secondsPerItem, input.budgetMinutes)
      // Reviews take what is due, made up to a task where that is little.
      const wanted = purpose === 'review' ? Math.max(waiting, FEWEST_WORDS) : cap
      const unused = words.length - (usedIn.get(each.activity)?.size ?? 0)
      const number = Math.min(cap, wanted, unused, Math.floor(seconds / each.secondsPerItem))
      const cost = number * each.secondsPerItem
      if (number >= FEWEST_WORDS && cost >= SHORTEST_SECONDS) found.push({ outline: each, words: number, seconds: cost })
    }
    if (purpose !== 'review') {
      for (const each of fixed(most).values()) {
        if (serves(purpose, each) && each.seconds <= seconds * 1.5) found.push({ outline: each, words: 0, seconds: each.seconds })
      }
    }
    return found
  }

  const choose = (purpose: Purpose, seconds: number, most: number): Choice | undefined => {
    const manyWait = waiting >= FEWEST_WORDS
    const order = (choice: Choice) => {
      const kind = choice.outline.activity
      const stale = (age(kind) > STALE_DAYS && !kindsToday.has(kind)) || purpose === 'review'
      // Words that wait come before texts, unless the kind was not seen for a week.
      const afterWords = manyWait && !choice.outline.scalable && !stale ? 1 : 0
      // The focus has its share already; the rest of the day is for everything else, as far as there is something else.
      const again = purpose === 'practice' && choice.outline.focus === focus ? 1 : 0
      return [again, afterWords, kindsToday.get(kind) ?? 0, -Math.min(age(kind), 1000), mix(seed, `${date} ${kind}`)]
    }
    return choices(purpose, seconds, most)
      .map(choice => ({ choice, order: order(choice) }))
      .sort((a, b) => compare(a.order, b.order))[0]?.choice
  }

  const draftOf = (purpose: Purpose, choice: Choice): Draft => {
    const { activity, week, day, goal: situation } = choice.outline
    const items = wordsFor(activity, choice.words)
    const dueWords = items.filter(item => due.has(item) && !uses.has(item)).length
    const recipe: Recipe = {
      kind: 'activity',
      activity,
      week,
      day,
      items,
      ...(situation && { goal: situation }),
      seed: mix(seed, `${date} ${count++}`),
    }
    const reason =
      purpose === 'review'
        ? reviewReason(dueWords, items.length)
        : practiceReason({ input, purpose, activity, situation, dueWords, daysSince: kindsToday.has(activity) ? 0 : age(activity) })
    return { recipe, purpose, seconds: choice.seconds, reason }
  }

  return {
    dueSeconds: due.size * (scalable().get('flashcard_drill')?.secondsPerItem ?? 8),

    unlock(lesson) {
      unlocked.add(placeOf(lesson))
      // New words are the ones to practise first.
      words.unshift(...lesson.items.filter(item => !known.has(item)))
      for (const item of lesson.items) known.add(item)
    },

    fill(purpose, seconds, most) {
      const drafts: Draft[] = []
      let spent = 0
      while (seconds - spent >= SHORTEST_SECONDS && (purpose !== 'review' || waiting > 0)) {
        const choice = choose(purpose, seconds - spent, most - spent)
        if (!choice) break
        const served = purpose !== 'review' && choice.outline.focus === focus ? 'focus' : purpose
        const draft = draftOf(served, choice)
        drafts.push(draft)
        spent += choice.seconds
        const kind = choice.outline.activity
        kindsToday.set(kind, (kindsToday.get(kind) ?? 0) + 1)
        if (draft.recipe.kind === 'activity' && choice.words > 0) use(kind, draft.recipe.items)
        else fixedToday.add(keyOf(choice.outline))
      }
      return drafts
    },

    varietySeconds(room) {
      const most = room * VARIETY_SHARE
      const stale = new Map<ActivityType, number>()
      for (const each of scalable().values()) stale.set(each.activity, 60)
      for (const each of fixed(most).values()) stale.set(each.activity, each.seconds)
      const byAge = [...stale].filter(([kind]) => !isFocus(kind) && age(kind) > STALE_DAYS).sort((a, b) => age(b[0]) - age(a[0]))
      let seconds = 0
      for (const [, cost] of byAge) if (seconds + cost <= most) seconds += cost
      return seconds
    },

    allowAnotherRound: () => usedIn.clear(),

    stretch(drafts, seconds) {
      let left = seconds
      for (const draft of drafts) {
        if (draft.recipe.kind !== 'activity' || draft.recipe.items.length === 0) continue
        const { activity, items } = draft.recipe
        const perItem = draft.seconds / items.length
        const cap = mostWords(activity, perItem, input.budgetMinutes) - items.length
        const more = wordsFor(activity, Math.min(cap, Math.floor(left / perItem))).filter(item => !items.includes(item))
        if (more.length === 0) continue
        use(activity, more)
        draft.recipe = { ...draft.recipe, items: [...items, ...more] }
        draft.seconds += more.length * perItem
        left -= more.length * perItem
      }
    },
  }
}

function isDue(word: KnownWord, daysLeft: number): boolean {
  return word.due || (daysLeft <= FINAL_DAYS && word.repetitions < ANSWERS_BEFORE_THE_END)
}

/** What the learner was given before: days since each kind, the last date of each piece of fixed content, how often it was done. */
function pastOf(history: PlanInput['history'], date: string) {
  const lastOfKind = new Map<ActivityType, string>()
  const lastOfKey = new Map<string, string>()
  const timesDone = new Map<string, number>()
  for (const { recipe, date: day, completed } of history) {
    if (recipe.kind !== 'activity') continue
    lastOfKind.set(recipe.activity, day)
    if (recipe.items.length > 0) continue
    const key = keyOf(recipe)
    lastOfKey.set(key, day)
    if (completed) timesDone.set(key, (timesDone.get(key) ?? 0) + 1)
  }
  const daysSinceKind = new Map(Array.from(lastOfKind, ([kind, last]) => [kind, daysBetween(last, date)]))
  return { daysSinceKind, lastOfKey, timesDone }
}

const placeOf = ({ week, day }: { week: number; day: number }) => `${week}-${day}`
const keyOf = ({ activity, week, day, goal }: { activity: ActivityType; week: number; day: number; goal?: string }) =>
  `${activity} ${week}-${day} ${goal ?? ''}`

function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return a[at]! - b[at]!
  return 0
}

/** A number from 0 to 2^31 - 1 that depends on all of seed and text (FNV-1a). */
export function mix(seed: number, text: string): number {
  let hash = 0x811c9dc5 ^ seed
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) & 0x7fffffff
}
