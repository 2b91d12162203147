import * as z from 'zod/mini'
import type { CourseOutline } from './course-outline.ts'
import { daysBetween } from './local-days.ts'
import { PROGRAM_DAYS } from './program.ts'
import { mix } from './seeded.ts'

/** The days of the program that hold a test: at its beginning, in the middle, at its end. */
export const TEST_DAYS = [1, 45, PROGRAM_DAYS] as const
export const testNumbers = [1, 2, 3] as const
export type TestNumber = (typeof testNumbers)[number]

/** Words asked of each week of the course, by each test. */
export const WORDS_OF_A_WEEK = 2

/** What a learner chooses who does not know; so that nobody has to guess, and a right answer was known. */
export const DO_NOT_KNOW = 'I don’t know'

/** What every test of a course asks for. */
export type ProgramTest = { number: TestNumber; items: string[] }

/**
 * The words of one test: as many of each week as of every other, drawn for this learner. The three tests of a learner are
 * parallel forms: drawn alike from the same weeks, and no word stands in two of them.
 */
export function testItems(outline: CourseOutline, number: TestNumber, seed: number): string[] {
  const weeks = Map.groupBy(outline.lessons, lesson => lesson.week)
  return [...weeks].flatMap(([week, lessons]) => {
    const drawn = lessons
      .flatMap(lesson => lesson.items)
      .map(item => ({ item, place: mix(seed, `test ${week} ${item}`) }))
      .sort((a, b) => a.place - b.place || (a.item < b.item ? -1 : 1))
    const from = (number - 1) * WORDS_OF_A_WEEK
    return drawn.slice(from, from + WORDS_OF_A_WEEK).map(each => each.item)
  })
}

/**
 * The test that is due on a date; undefined where none is. A test that was missed stays due until the next one comes, the
 * last one until it is taken.
 */
export function testDue(assessedOn: string, date: string, daysLeft: number, taken: ReadonlySet<TestNumber>) {
  const day = daysBetween(assessedOn, date) + 1
  const reached = testNumbers.filter(
    number => TEST_DAYS[number - 1]! <= day || (number === testNumbers.length && daysLeft <= 1),
  )
  const latest = reached.at(-1)
  return latest !== undefined && !taken.has(latest) ? latest : undefined
}

export const TestResult = z.object({
  /** 1 to 3. */
  test: z.int(),
  asked: z.int(),
  correct: z.int(),
  taken_at: z.string(),
})
export type TestResult = z.infer<typeof TestResult>

/** How many of `of` words are known, from a test of `asked` of them: the estimate and the bounds that hold in 95 of 100 cases. */
export type KnownWords = { words: number; low: number; high: number }

/** Wilson's score interval (E. B. Wilson, 1927), which behaves for few questions and for shares near 0 and 1. */
export function knownFromTest({ correct, asked }: Pick<TestResult, 'correct' | 'asked'>, of: number): KnownWords {
  if (asked === 0) return { words: 0, low: 0, high: of }
  const z95 = 1.96
  const share = correct / asked
  const middle = (share + z95 ** 2 / (2 * asked)) / (1 + z95 ** 2 / asked)
  const half = (z95 / (1 + z95 ** 2 / asked)) * Math.sqrt((share * (1 - share)) / asked + z95 ** 2 / (4 * asked ** 2))
  const words = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * of)
  return { words: words(share), low: words(middle - half), high: words(middle + half) }
}

/** A week counts as known while at least this share of the words up to it are. */
const KNOWN_SHARE = 0.8

/**
 * The week in which a learner begins who says that they are no beginner, by the first test: the one after the last week up
 * to which they knew four words of five, that week's own among them. `right` tells for each week how many of its words were known.
 */
export function placedWeek(weeks: readonly { week: number; asked: number; right: number }[]): number {
  let [asked, right, placed] = [0, 0, 1]
  for (const each of weeks) {
    asked += each.asked
    right += each.right
    if (each.right > 0 && right / asked >= KNOWN_SHARE) placed = each.week + 1
  }
  return Math.min(placed, weeks.at(-1)?.week ?? 1)
}
