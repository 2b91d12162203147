import type { ActivityType } from './activities.ts'
import type { ActivityOutline, LessonOutline, Recipe } from './course-outline.ts'
import type { Draft, PlanInput, Purpose } from './daily-plan.ts'
import { addDays } from './local-days.ts'
import { pastTasks, pieceKey } from './past-tasks.ts'
import { practiceReason, reviewReason } from './plan-reasons.ts'
import { mix } from './seeded.ts'
import { groupName, groupOf, longestTask, mostTasks, partsWanted } from './task-size.ts'
import { createWordChoice } from './word-choice.ts'

/** The kinds that words about to be forgotten are asked in; they rotate. */
const reviewKinds: readonly ActivityType[] = ['flashcard_drill', 'quiz_game', 'memory_game']

/** A longer task would tire, less so on a long day. A board of pairs has to fit a phone. */
const longestSeconds = (budgetMinutes: number) => (budgetMinutes <= 45 ? 300 : budgetMinutes <= 75 ? 420 : 540)
const MOST_PAIRS = 8
/** Fewer words, or less time, do not make a task. */
const FEWEST_WORDS = 6
const SHORTEST_SECONDS = 45
/** What a word costs before any activity of the course can be reached. */
const USUAL_SECONDS = 12
/** Days before the same dialogue, text or worksheet comes again. */
const REST_DAYS = 3
/** Pieces of one kind on one day: there are only so many dialogues. */
const mostOfAKind = (budgetMinutes: number) => (budgetMinutes <= 45 ? 1 : 2)
/** Pieces on one day. They are short: too many would leave few places for the long tasks. */
const mostPieces = (budgetMinutes: number) => Math.max(2, Math.round(mostTasks(budgetMinutes) / 4))
/** A kind that was not planned for longer than this is due for variety. */
const STALE_DAYS = 4
/** The share of a day, lessons not counted, that such kinds may take together. */
const VARIETY_SHARE = 0.4
/** A piece of fixed content may take this much more than the time its purpose has left; the day still bounds it. */
const STRETCH = 1.5
/** Of the tasks of a day, those that each purpose leaves to the ones after it. */
const placesKept = { review: 4, lesson: 0, focus: 2, practice: 0 } as const satisfies Record<Purpose, number>

export type Practice = {
  /** The seconds that all words due today would take. */
  dueSeconds: number
  /** A lesson of today: what it teaches may be practised from now on. */
  unlock(lesson: LessonOutline): void
  /** Tasks for a purpose of about `seconds`, never more than `most` together. */
  fill(purpose: Purpose, seconds: number, most: number): Draft[]
  /** The seconds to keep for kinds outside the focus that the learner has not met for days. */
  varietySeconds(room: number): number
  /** Lets the day hold more tasks than it should. */
  allowMoreTasks(): void
  /** Lets words, and kinds of content, come once more today than they would on their own. */
  allowAnotherRound(): void
  /** Puts further words into tasks until `seconds` are used. */
  stretch(drafts: Draft[], seconds: number): void
}

/** `words` is 0 where the content is fixed. */
type Choice = { from: ActivityOutline; words: number; seconds: number }

/** Chooses activities and words for one day, keeping account of what the day already holds. */
export function createPractice(input: PlanInput): Practice {
  const { outline, focus, goal, date, lessonsDone, seed } = input
  const words = createWordChoice(input.words, input.daysLeft)
  const past = pastTasks(input.history, date)
  const restedBefore = addDays(date, -REST_DAYS)
  const kindsToday = new Map<ActivityType, number>()
  const piecesToday = new Set<string>()
  const pieceKindsToday = new Map<ActivityType, number>()
  /** For each kind that words can be put into, its latest form the learner has reached. */
  const scalable = new Map<ActivityType, ActivityOutline>()
  const pieces: ActivityOutline[] = []
  const byPlace = Map.groupBy(outline.activities, placeOf)
  /** The seconds of tasks that will be joined to one, and the number of those that stand alone. */
  const groups = new Map<string, number>()
  /** Each purpose may have one task that words are put into, however full the day is. */
  const purposesToday = new Set<Purpose>()
  let alone = 0
  let round = 0
  let mayExceed = false
  let count = 0

  /** Whether the day has room for one more task, or the choice only makes one longer that is there already. */
  const hasPlace = (purpose: Purpose, { from, words: number, seconds }: Choice, most: number) => {
    const served = servedBy(purpose, from)
    if (mayExceed || (number > 0 && !purposesToday.has(served))) return true
    if (number > 0 && groups.has(groupName(served, from.activity, round))) return true
    const joined = [...groups.values()].reduce((sum, each) => sum + partsWanted(each, input.budgetMinutes), 0)
    const free = mostTasks(input.budgetMinutes) - alone - joined
    if (free <= placesKept[purpose]) return false
    // A short piece takes a whole place. Where its kind was not seen for days it is worth one; otherwise pieces are few, and
    // the places left must hold the rest of the day without getting long.
    if (number > 0 || past.daysSince(from.activity) > STALE_DAYS) return true
    if (piecesToday.size >= mostPieces(input.budgetMinutes)) return false
    return most - seconds <= (free - 1) * longestTask(input.budgetMinutes)
  }
  const servedBy = (purpose: Purpose, from: ActivityOutline): Purpose =>
    purpose !== 'review' && from.focus === focus ? 'focus' : purpose

  const reach = (lesson: LessonOutline) => {
    for (const each of byPlace.get(placeOf(lesson)) ?? []) {
      if (each.goal !== undefined && each.goal !== goal) continue
      if (each.scalable) scalable.set(each.activity, each)
      else if (each.seconds > 0) pieces.push(each)
    }
  }
  for (const lesson of outline.lessons) if (lessonsDone.has(lesson.id)) reach(lesson)

  /** Of pieces done equally often, one that speaks of what the learner wishes comes before a newer one. */
  const interest = (each: ActivityOutline) => {
    const why = input.interests?.get(each.week)
    return why === 'specific' ? 2 : why === 'motivation' ? 1 : 0
  }

  /** For each kind with content of its own: the piece that was done least, the nearest to the learner and the newest first. */
  const freshPieces = (room: number) => {
    const best = new Map<ActivityType, ActivityOutline>()
    for (const each of pieces) {
      if ((pieceKindsToday.get(each.activity) ?? 0) >= mostOfAKind(input.budgetMinutes)) continue
      if (each.seconds > room || piecesToday.has(pieceKey(each)) || past.lastDate(each) > restedBefore) continue
      const rival = best.get(each.activity)
      const fewer = rival ? past.timesDone(rival) - past.timesDone(each) : 1
      if (!rival || fewer > 0 || (fewer === 0 && interest(each) >= interest(rival))) best.set(each.activity, each)
    }
    return [...best.values()]
  }

  const serves = (purpose: Purpose, each: ActivityOutline) => {
    if (purpose === 'review') return reviewKinds.includes(each.activity)
    return purpose === 'practice' || each.focus === focus
  }

  const mostWords = (activity: ActivityType, secondsPerWord: number) =>
    activity === 'memory_game' ? MOST_PAIRS : Math.floor(longestSeconds(input.budgetMinutes) / secondsPerWord)

  const choices = (purpose: Purpose, seconds: number, most: number): Choice[] => {
    const withWords = [...scalable.values()].map(from => {
      const cap = mostWords(from.activity, from.secondsPerItem)
      // Reviews take what is due, made up to a task where that is little.
      const wanted = purpose === 'review' ? Math.max(words.waiting(), FEWEST_WORDS) : cap
      const number = Math.min(
        cap,
        wanted,
        words.left(from.activity, stockFor(purpose)),
        Math.floor(seconds / from.secondsPerItem),
      )
      return { from, words: number, seconds: number * from.secondsPerItem }
    })
    const fitting = withWords.filter(each => each.words >= FEWEST_WORDS && each.seconds >= SHORTEST_SECONDS)
    const fixed = purpose === 'review' ? [] : freshPieces(Math.min(most, seconds * STRETCH))
    return [...fitting, ...fixed.map(from => ({ from, words: 0, seconds: from.seconds }))].filter(
      each => serves(purpose, each.from) && hasPlace(purpose, each, most),
    )
  }

  /** What makes one choice better than another, weightiest first; the lower the better. */
  const orderOf = (purpose: Purpose, { from, words: number }: Choice) => {
    const age = past.daysSince(from.activity)
    const isStale = age > STALE_DAYS && !kindsToday.has(from.activity)
    // The focus has its share already; the rest of the day is for everything else, as far as there is something else.
    const again = purpose === 'practice' && from.focus === focus
    // Words that wait come before texts, unless the kind was not seen for days.
    const afterWords = number === 0 && !isStale && words.waiting() >= FEWEST_WORDS
    const today = kindsToday.get(from.activity) ?? 0
    const useless = purpose === 'review' && !words.waitsFor(from.activity)
    return [
      Number(again || useless),
      Number(afterWords),
      today,
      -Math.min(age, 1000),
      mix(seed, `${date} ${from.activity}`),
    ]
  }

  const choose = (purpose: Purpose, seconds: number, most: number): Choice | undefined =>
    choices(purpose, seconds, most)
      .map(choice => ({ choice, order: orderOf(purpose, choice) }))
      .sort((a, b) => compare(a.order, b.order))[0]?.choice

  const draftOf = (purpose: Purpose, { from, words: number, seconds }: Choice): Draft => {
    const { activity, week, day, goal: situation } = from
    const waiting = words.waiting()
    const items = number === 0 ? [] : words.take(activity, number, stockFor(purpose))
    const dueWords = waiting - words.waiting()
    const daysSince = kindsToday.has(activity) ? 0 : past.daysSince(activity)
    const recipe: Recipe = {
      kind: 'activity',
      activity,
      week,
      day,
      items,
      ...(situation && { goal: situation }),
      ...(from.letters && { letters: true as const }),
      ...(purpose === 'review' && { review: true as const }),
      seed: mix(seed, `${date} ${count++}`),
    }
    const reasonFor = (due: number, words: number) =>
      purpose === 'review'
        ? reviewReason(due, words)
        : practiceReason({
            input,
            purpose,
            activity,
            situation,
            dueWords: due,
            daysSince,
            interest: number === 0 ? input.interests?.get(week) : undefined,
          })
    kindsToday.set(activity, (kindsToday.get(activity) ?? 0) + 1)
    if (number === 0) {
      piecesToday.add(pieceKey(from))
      pieceKindsToday.set(activity, (pieceKindsToday.get(activity) ?? 0) + 1)
    }
    const draft: Draft = { recipe, purpose, seconds, dueWords, round, reasonFor }
    const group = groupOf(draft)
    if (group) {
      purposesToday.add(purpose)
      groups.set(group, (groups.get(group) ?? 0) + seconds)
    } else alone++
    return draft
  }

  return {
    dueSeconds: words.dueCount * (scalable.get('flashcard_drill')?.secondsPerItem ?? USUAL_SECONDS),

    unlock(lesson) {
      alone++
      reach(lesson)
      words.add(lesson.items)
    },

    fill(purpose, seconds, most) {
      const drafts: Draft[] = []
      let spent = 0
      while (seconds - spent >= SHORTEST_SECONDS && (purpose !== 'review' || words.waiting() > 0)) {
        const choice = choose(purpose, seconds - spent, most - spent)
        if (!choice) break
        drafts.push(draftOf(servedBy(purpose, choice.from), choice))
        spent += choice.seconds
      }
      return drafts
    },

    varietySeconds(room) {
      const most = room * VARIETY_SHARE
      const costs = new Map<ActivityType, number>()
      for (const each of scalable.values())
        if (each.focus !== focus) costs.set(each.activity, FEWEST_WORDS * each.secondsPerItem)
      for (const each of freshPieces(most)) if (each.focus !== focus) costs.set(each.activity, each.seconds)
      const stale = [...costs].filter(([kind]) => past.daysSince(kind) > STALE_DAYS)
      let seconds = 0
      for (const [, cost] of stale.sort((a, b) => past.daysSince(b[0]) - past.daysSince(a[0]))) {
        if (seconds + cost <= most) seconds += cost
      }
      return seconds
    },

    allowMoreTasks() {
      mayExceed = true
    },

    allowAnotherRound() {
      words.allowAnotherRound()
      // The last rounds come where few words are known: then minutes count for more than the number of tasks.
      if (round > 0) mayExceed = true
      round++
      pieceKindsToday.clear()
    },

    stretch(drafts, seconds) {
      let left = seconds
      for (const draft of drafts) {
        if (draft.recipe.kind !== 'activity' || draft.recipe.items.length === 0 || draft.recipe.test) continue
        const { activity, items } = draft.recipe
        const each = draft.seconds / items.length
        const number = Math.min(mostWords(activity, each) - items.length, Math.floor(left / each))
        const more =
          number > 0 ? words.take(activity, number, stockFor(draft.purpose)).filter(item => !items.includes(item)) : []
        draft.recipe = { ...draft.recipe, items: [...items, ...more] }
        draft.seconds += more.length * each
        left -= more.length * each
      }
    },
  }
}

/** Reviews stand before the day's lessons. */
const stockFor = (purpose: Purpose) => (purpose === 'review' ? 'met' : 'all')

const placeOf = ({ week, day }: { week: number; day: number }) => `${week}-${day}`

function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return a[at]! - b[at]!
  return 0
}
