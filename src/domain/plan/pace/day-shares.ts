import { dayNumber } from '#domain/calendar/local-days.ts'
import { DAILY_MINUTES } from '#domain/program/assessment.ts'

export type DayLanguage = {
  id: number
  /** What its assessment promised for a day. */
  minutes: number
  /** Whether it never had a plan: its first tasks are due today, whosever turn it is. */
  isNew: boolean
  /** How much of the time it gets beside the others, 1 to 10; 1 where the learner chose nothing. */
  weight?: number
}

export const WEIGHTS = { min: 1, max: 10 } as const
const weightOf = (language: DayLanguage) => language.weight ?? WEIGHTS.min
const weightsOf = (languages: readonly DayLanguage[]) => languages.reduce((sum, each) => sum + weightOf(each), 0)

/**
 * The minutes each language gets on a date: its own minutes times its part of the weights of that day's languages, so that
 * together they take no longer than one would alone. No share is below the shortest day (15 minutes): where it would be,
 * the languages take turns from day to day, the heavier ones more often. Only the day on which several begin at once is cut
 * finer, and evenly.
 */
export function sharesOfDay(languages: readonly DayLanguage[], date: string): Map<number, number> {
  if (languages.length === 0) return new Map()
  const turns = languagesAtOnce(languages)
  const cycle = inTurns(languages)
  const begin = (dayNumber(date) * turns) % cycle.length
  const inTurn = new Set([...cycle.slice(begin), ...cycle.slice(0, begin)])
  const beginners = languages.filter(language => language.isNew)
  const chosen = [...beginners, ...[...inTurn].filter(language => !language.isNew)].slice(
    0,
    Math.max(turns, beginners.length),
  )
  const partOf = (language: DayLanguage) =>
    beginners.length > 0 ? 1 / chosen.length : weightOf(language) / weightsOf(chosen)
  return new Map(chosen.map(language => [language.id, Math.floor(language.minutes * partOf(language))]))
}

/** As many as leave the lightest its shortest day, even beside the heaviest. */
function languagesAtOnce(languages: readonly DayLanguage[]): number {
  const shortest = Math.min(...languages.map(language => language.minutes))
  const [lightest, ...heavier] = languages.toSorted((a, b) => weightOf(a) - weightOf(b))
  for (let turns = languages.length; turns > 1; turns--) {
    const beside = heavier.slice(heavier.length - (turns - 1))
    const part = weightOf(lightest!) / (weightOf(lightest!) + weightsOf(beside))
    if (shortest * part >= DAILY_MINUTES.min) return turns
  }
  return 1
}

/** Every language as often as it weighs, evenly spread. */
function inTurns(languages: readonly DayLanguage[]): DayLanguage[] {
  const turns = languages.flatMap(language =>
    Array.from({ length: weightOf(language) }, (_, turn) => ({ language, place: (turn + 0.5) / weightOf(language) })),
  )
  return turns.sort((a, b) => a.place - b.place).map(({ language }) => language)
}
