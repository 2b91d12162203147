import * as z from 'zod/mini'
import { levels } from '../program/program.ts'
import type { Level } from '../program/program.ts'
import { seededHash } from '../random.ts'

/**
 * Finds out in few questions how much of a course somebody knows, before there is an account. A learner is described by
 * `reach`, the week of the course up to which most words are known, and by `guessing`, how readily they guess. Every answer
 * changes what is believed of both (Bayes), so that a guess that hits is not taken for knowledge; the next question comes
 * from the week that tells most.
 */

/** Who does not know is asked to say so: it counts for nothing else. */
export const NOT_KNOWN = null

export const FinderQuestion = z.object({
  item: z.string(),
  week: z.int(),
  /** The word, in the language learned. */
  word: z.string(),
  reading: z.optional(z.string()),
  /** In English. */
  options: z.array(z.string()),
  correct_answer: z.string(),
})
export type FinderQuestion = z.infer<typeof FinderQuestion>

export const FinderBank = z.object({
  language_id: z.int(),
  /** The level of the course that the words are from. */
  level: z.enum(levels),
  weeks: z.array(z.object({ week: z.int(), theme: z.string(), words: z.int() })),
  questions: z.array(FinderQuestion),
})
export type FinderBank = z.infer<typeof FinderBank>

/** What was picked; `NOT_KNOWN` where the visitor said so. */
export type FinderAnswer = { item: string; given: string | null }

export type FinderResult = {
  level: Level
  /** The week of the course to begin with. */
  week: number
  /** About how many of the course's words are known. */
  words: number
  words_of_course: number
}

/** Fewer answers say too little of anybody. */
const FEWEST = 5
/** Three minutes. */
const MOST = 20
/** Nobody is asked on who did not know so many in a row from the beginning. */
const NOTHING_KNOWN = 5
/** Weeks by which the week that was found may be off: closer is not asked. */
const SURE_ENOUGH = 0.8
/** How many weeks it takes from words that are known to words that are not. */
const SPREAD = 1.5
const OPTIONS = 4
/** Even a word that is known is missed at times. */
const SLIP = 0.04

const reaches = Array.from({ length: 33 }, (_, step) => step * 0.5 - 1)
const guessings = [0.05, 0.5, 0.95]

/** The question after these answers; undefined where enough is known. `seed` decides which word of a week is taken. */
export function nextFinderQuestion(
  bank: FinderBank,
  answers: readonly FinderAnswer[],
  seed: number,
): FinderQuestion | undefined {
  if (isEnough(bank, answers)) return undefined
  const asked = new Set(answers.map(answer => answer.item))
  const belief = beliefAfter(bank, answers)
  const target = answers.length === 0 ? FIRST_WEEK : meanReach(belief) + 0.5
  const waiting = bank.questions
    .filter(question => !asked.has(question.item))
    .map(question => ({
      question,
      cost: Math.abs(question.week - target),
      turn: seededHash(seed, question.item),
    }))
    .sort((a, b) => a.cost - b.cost || a.turn - b.turn)
  return waiting[0]?.question
}
/** The first question is an easy one. */
const FIRST_WEEK = 1

function isEnough(bank: FinderBank, answers: readonly FinderAnswer[]): boolean {
  if (answers.length >= Math.min(MOST, bank.questions.length)) return true
  if (answers.length < FEWEST) return false
  const known = answers.filter(answer => isRight(bank, answer)).length
  if (known === 0 && answers.length >= NOTHING_KNOWN) return true
  return reachDeviation(beliefAfter(bank, answers)) < SURE_ENOUGH
}

function isRight({ questions }: FinderBank, { item, given }: FinderAnswer): boolean {
  return given !== NOT_KNOWN && questions.find(question => question.item === item)?.correct_answer === given
}

type Belief = { reach: number; guessing: number; weight: number }[]

function beliefAfter(bank: FinderBank, answers: readonly FinderAnswer[]): Belief {
  const weeks = new Map(bank.questions.map(question => [question.item, question.week]))
  const belief = reaches.flatMap(reach =>
    guessings.map(guessing => ({
      reach,
      guessing,
      weight: answers.reduce((weight, answer) => {
        const known = knownAt(weeks.get(answer.item) ?? 1, reach)
        const guessed = (1 - known) * guessing
        if (answer.given === NOT_KNOWN) return weight * (1 - known) * (1 - guessing) + Number.MIN_VALUE
        const right = known * (1 - SLIP) + guessed / OPTIONS
        const wrong = known * SLIP + (guessed * (OPTIONS - 1)) / OPTIONS
        return weight * (isRight(bank, answer) ? right : wrong)
      }, 1),
    })),
  )
  const sum = belief.reduce((total, { weight }) => total + weight, 0)
  return belief.map(each => ({ ...each, weight: each.weight / sum }))
}

/** The share of a week's words that somebody of this reach knows. */
const knownAt = (week: number, reach: number) => 1 / (1 + Math.exp((week - 0.5 - reach) / (SPREAD / 2)))

const meanReach = (belief: Belief) => belief.reduce((sum, { reach, weight }) => sum + reach * weight, 0)

function reachDeviation(belief: Belief): number {
  const mean = meanReach(belief)
  return Math.sqrt(belief.reduce((sum, { reach, weight }) => sum + weight * (reach - mean) ** 2, 0))
}

/** A week is left out where so many of its words are known. */
const WEEK_KNOWN = 0.7
/** From this share of a beginner's course on, somebody gets by and is no beginner. */
const NO_BEGINNER = 0.4

/** What the answers say: the week to begin with, the words known, the level to choose in the assessment. */
export function finderResult(bank: FinderBank, answers: readonly FinderAnswer[]): FinderResult {
  const belief = beliefAfter(bank, answers)
  const share = (week: number) =>
    belief.reduce((sum, { reach, weight }) => sum + weight * Math.max(0, knownAt(week, reach)), 0)
  const nothing = answers.every(answer => !isRight(bank, answer))
  const words_of_course = bank.weeks.reduce((sum, { words }) => sum + words, 0)
  const words = nothing ? 0 : Math.round(bank.weeks.reduce((sum, { week, words: of }) => sum + of * share(week), 0))
  const unknown = bank.weeks.find(({ week }) => share(week) < WEEK_KNOWN)
  const above = levels[Math.min(levels.length - 1, levels.indexOf(bank.level) + 1)] ?? bank.level
  return {
    level: words / Math.max(1, words_of_course) >= NO_BEGINNER ? above : bank.level,
    week: nothing ? 1 : (unknown?.week ?? bank.weeks.at(-1)?.week ?? 1),
    words,
    words_of_course,
  }
}
