import * as z from 'zod/mini'
import { daysBetween } from '../calendar/local-days.ts'
import { PROGRAM_DAYS, levels } from '../program/program.ts'
import type { Level } from '../program/program.ts'
import { seededHash } from '../random.ts'

/** The days of the program that hold a test: at its beginning, in the middle, at its end. */
export const TEST_DAYS = [1, 45, PROGRAM_DAYS] as const
export const testNumbers = [1, 2, 3] as const
export type TestNumber = (typeof testNumbers)[number]

/** Words asked of each week of the course, by each test. */
export const WORDS_OF_A_WEEK = 2

/** What a learner chooses who does not know; so that nobody has to guess, and a right answer was known. */
export const DO_NOT_KNOW = 'I don’t know'

/** What every test of a course asks for. */
export type ProgramTest = {
  number: TestNumber
  items: string[]
  /** Whether it decides in which week the learner begins. */
  places?: boolean
}

/** What a test is drawn from: the words of each lesson. */
type TestedCourse = { lessons: readonly { week: number; items: readonly string[] }[] }

/**
 * The words of one test: as many of each week as of every other, drawn for this learner. The three tests of a learner are
 * parallel forms: drawn alike from the same weeks, and no word stands in two of them.
 */
export function testItems(outline: TestedCourse, number: TestNumber, seed: number): string[] {
  const weeks = Map.groupBy(outline.lessons, lesson => lesson.week)
  return [...weeks].flatMap(([week, lessons]) => {
    const drawn = lessons
      .flatMap(lesson => lesson.items)
      .map(item => ({ item, place: seededHash(seed, `test ${week} ${item}`) }))
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
  const latest = testNumbers.findLast(number => testIsReached(number, assessedOn, date, daysLeft))
  return latest !== undefined && !taken.has(latest) ? latest : undefined
}

/** Whether the day of a test has come; of the last one also when the program is on its last day, or over. */
export function testIsReached(test: TestNumber, assessedOn: string, date: string, daysLeft: number): boolean {
  const day = daysBetween(assessedOn, date) + 1
  return TEST_DAYS[test - 1]! <= day || (test === testNumbers.length && daysLeft <= 1)
}

export const TestResult = z.object({
  /** 1 to 3. */
  test: z.int(),
  asked: z.int(),
  correct: z.int(),
  /** Answers that were wrong; who says that they do not know gives none. */
  wrong: z.int(),
  taken_at: z.string(),
})
export type TestResult = z.infer<typeof TestResult>

/** How many of `of` words are known, from a test of `asked` of them: the estimate and the bounds that hold in 95 of 100 cases. */
export type KnownWords = { words: number; low: number; high: number }

/** Whether something was answered, and missed. */
export const isWrong = ({ given, right }: { given: string; right: boolean }): boolean =>
  !right && given !== '' && given !== DO_NOT_KNOW

/** Wrong meanings among the options of a question: so many guesses miss for each that hits. */
const WRONG_OPTIONS = 3

/**
 * Right answers less the guesses that may be among them: for every three that missed one has hit by chance (the usual
 * correction for guessing). Never below 0.
 */
export const withoutGuesses = ({ correct, wrong }: Pick<TestResult, 'correct' | 'wrong'>): number =>
  Math.max(0, correct - wrong / WRONG_OPTIONS)

/**
 * Guesses counted out, then Wilson's score interval (E. B. Wilson, 1927), which behaves for few questions and for shares
 * near 0 and 1.
 */
export function knownFromTest(
  { asked, ...answers }: Pick<TestResult, 'asked' | 'correct' | 'wrong'>,
  of: number,
): KnownWords {
  if (asked === 0) return { words: 0, low: 0, high: of }
  const z95 = 1.96
  const share = withoutGuesses(answers) / asked
  const middle = (share + z95 ** 2 / (2 * asked)) / (1 + z95 ** 2 / asked)
  const half = (z95 / (1 + z95 ** 2 / asked)) * Math.sqrt((share * (1 - share)) / asked + z95 ** 2 / (4 * asked ** 2))
  const words = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * of)
  return { words: words(share), low: words(middle - half), high: words(middle + half) }
}

/** Whether the first test decides where a learner begins: only who says that they are above their course's level is placed. */
export function testPlaces(test: TestNumber, said: Level, taught: Level): boolean {
  return test === testNumbers[0] && levels.indexOf(said) > levels.indexOf(taught)
}

/** A week counts as known while at least this share of the words up to it are. */
const KNOWN_SHARE = 0.8

/**
 * The week in which a learner begins who says that they are no beginner, by the first test: the one after the last week up
 * to which they knew four words of five, that week's own among them, guesses counted out.
 */
export function placedWeek(answers: readonly { week: number; right: boolean; given: string }[]): number {
  const weeks = [...Map.groupBy(answers, answer => answer.week)].sort(([a], [b]) => a - b)
  let [asked, correct, wrong, placed] = [0, 0, 0, 1]
  for (const [week, own] of weeks) {
    const right = own.filter(answer => answer.right).length
    asked += own.length
    correct += right
    wrong += own.filter(isWrong).length
    if (right > 0 && withoutGuesses({ correct, wrong }) / asked >= KNOWN_SHARE) placed = week + 1
  }
  return Math.min(placed, weeks.at(-1)?.[0] ?? 1)
}
