import type { ActivityType } from './activities.ts'
import type { KnownWord } from './daily-plan.ts'
import { ANSWERS_BEFORE_THE_END, FINAL_DAYS } from './lesson-pace.ts'

/** Words met on earlier days, or those of today's lessons too: a task that stands before the lessons must not ask for these. */
export type Stock = 'met' | 'all'

/** Which words the tasks of one day ask for, keeping account of where each came already. */
export type WordChoice = {
  /** Due words that no task of today asks for yet. */
  waiting(): number
  dueCount: number
  /** Whether a word that waits may be asked for in this kind of activity. */
  waitsFor(kind: ActivityType): boolean
  /** How many words have not come in this kind of activity today. */
  left(kind: ActivityType, from: Stock): number
  /** Up to `number` words for an activity: due ones first, then those asked for least today, then those most at risk. */
  take(kind: ActivityType, number: number, from: Stock): string[]
  /** Words that a lesson of today teaches; they are the first to be practised. */
  add(items: readonly string[]): void
  /** Lets words come once more today in a kind they already came in. */
  allowAnotherRound(): void
}

/** After so many failures a word comes back in another kind of activity, with another example. */
export const FAILURES_BEFORE_A_CHANGE = 4

export function isStubborn(word: KnownWord): boolean {
  return (word.lapses ?? 0) >= FAILURES_BEFORE_A_CHANGE
}

/** The kinds of activity in which a word must not be asked for. */
function isUnfit(word: KnownWord, kind: ActivityType): boolean {
  return (isStubborn(word) && word.lastKind === kind) || (word.cardOnly === true && kind !== 'flashcard_drill')
}

export function createWordChoice(known: readonly KnownWord[], daysLeft: number): WordChoice {
  const ranked = known.toSorted((a, b) => a.retrievability - b.retrievability || (a.item < b.item ? -1 : 1))
  const words = ranked.map(word => word.item)
  const met = new Set(words)
  const today = new Set<string>()
  const due = new Set(ranked.filter(word => isDue(word, daysLeft)).map(word => word.item))
  const uses = new Map<string, number>()
  const usedIn = new Map<ActivityType, Set<string>>()
  const special = known.filter(word => isStubborn(word) || word.cardOnly)
  const used = (kind: ActivityType): Set<string> => {
    const items = usedIn.get(kind) ?? new Set(special.filter(word => isUnfit(word, kind)).map(word => word.item))
    usedIn.set(kind, items)
    return items
  }
  let waiting = due.size

  const best = (kind: ActivityType, number: number, from: Stock): string[] => {
    const before = used(kind)
    const byRank: string[][] = []
    const first = waiting > 0 ? 0 : 1
    for (const item of words) {
      if (before.has(item) || (from === 'met' && today.has(item))) continue
      const rank = (uses.get(item) ?? 0) * 2 + (due.has(item) ? 0 : 1)
      ;(byRank[rank] ??= []).push(item)
      if (rank === first && byRank[rank].length === number) break
    }
    return byRank.flat().slice(0, number)
  }

  return {
    dueCount: due.size,
    waiting: () => waiting,
    waitsFor: kind => [...due].some(item => !uses.has(item) && !used(kind).has(item)),
    left(kind, from) {
      return from === 'all' ? words.length - used(kind).size : best(kind, words.length, from).length
    },
    take(kind, number, from) {
      const items = best(kind, number, from)
      const before = used(kind)
      for (const item of items) {
        before.add(item)
        if (due.has(item) && !uses.has(item)) waiting--
        uses.set(item, (uses.get(item) ?? 0) + 1)
      }
      return items
    },
    add(items) {
      const fresh = items.filter(item => !met.has(item) && !today.has(item))
      words.unshift(...fresh)
      for (const item of fresh) today.add(item)
    },
    allowAnotherRound: () => usedIn.clear(),
  }
}

/** Near the end every word is asked for until it was answered often enough, due or not. */
function isDue(word: KnownWord, daysLeft: number): boolean {
  return word.due || (daysLeft <= FINAL_DAYS && word.repetitions < ANSWERS_BEFORE_THE_END)
}
