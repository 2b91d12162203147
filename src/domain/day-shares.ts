import { dayNumber } from './local-days.ts'
import { DAILY_MINUTES } from './assessment.ts'

export type DayLanguage = {
  id: number
  /** What its assessment promised for a day. */
  minutes: number
  /** Whether it never had a plan: its first tasks are due today, whosever turn it is. */
  isNew: boolean
}

/**
 * The minutes each language gets on a date: its own minutes divided by the number of languages of that day, so that
 * together they take no longer than one would alone. No share is below the shortest day (15 minutes): where it would be,
 * the languages take turns from day to day. Only the day on which several begin at once is cut finer.
 */
export function sharesOfDay(languages: readonly DayLanguage[], date: string): Map<number, number> {
  if (languages.length === 0) return new Map()
  const shortest = Math.min(...languages.map(language => language.minutes))
  const turns = Math.max(1, Math.min(languages.length, Math.floor(shortest / DAILY_MINUTES.min)))
  const begin = (dayNumber(date) * turns) % languages.length
  const inTurn = [...languages.slice(begin), ...languages.slice(0, begin)]
  const beginners = languages.filter(language => language.isNew)
  const chosen = [...beginners, ...inTurn.filter(language => !language.isNew)].slice(
    0,
    Math.max(turns, beginners.length),
  )
  return new Map(chosen.map(({ id, minutes }) => [id, Math.floor(minutes / chosen.length)]))
}
