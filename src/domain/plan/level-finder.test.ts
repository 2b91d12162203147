import { describe, expect, it } from 'vitest'
import { NOT_KNOWN, finderResult, nextFinderQuestion } from './level-finder.ts'
import type { FinderAnswer, FinderBank } from './level-finder.ts'
import { createRandom } from '../random.ts'

const weeks = Array.from({ length: 13 }, (_, at) => ({ week: at + 1, theme: `Week ${at + 1}`, words: 84 }))
const options = ['right', 'wrong', 'worse', 'worst']
const bank: FinderBank = {
  language_id: 1,
  level: 'beginner',
  weeks,
  questions: weeks.flatMap(({ week }) =>
    [1, 2, 3, 4].map(turn => ({ item: `${week}-${turn}`, week, word: 'x', options, correct_answer: 'right' })),
  ),
}

/** Somebody who knows the words of the first weeks, and of the others guesses so often instead of saying so. */
function walk(weeksKnown: number, guesses: number, seed: number) {
  const random = createRandom(`${weeksKnown} ${guesses} ${seed}`)
  const answers: FinderAnswer[] = []
  for (;;) {
    const question = nextFinderQuestion(bank, answers, seed)
    if (!question) return { answers, result: finderResult(bank, answers) }
    const guess = random.next() < guesses ? random.shuffled(options)[0]! : NOT_KNOWN
    answers.push({ item: question.item, given: question.week <= weeksKnown ? 'right' : guess })
  }
}

const many = (weeksKnown: number, guesses: number) =>
  Array.from({ length: 60 }, (_, seed) => walk(weeksKnown, guesses, seed))
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

describe('nextFinderQuestion()', () => {
  it('begins with a word of the first week, and never asks for a word twice', () => {
    expect(nextFinderQuestion(bank, [], 7)?.week).toBe(1)
    const { answers } = walk(6, 1, 3)
    expect(new Set(answers.map(answer => answer.item)).size).toBe(answers.length)
  })

  it('goes on to later words for who knows the first ones', () => {
    const answers = [1, 2, 3].map(turn => ({ item: `1-${turn}`, given: 'right' }))
    expect(nextFinderQuestion(bank, answers, 7)!.week).toBeGreaterThan(2)
  })

  it('stops after five words for who says that they know none', () => {
    expect(walk(0, 0, 1).answers).toHaveLength(5)
  })

  it('never asks for more than twenty words', () => {
    for (const weeksKnown of [0, 4, 8, 13]) {
      for (const { answers } of many(weeksKnown, 1)) expect(answers.length).toBeLessThanOrEqual(20)
    }
  })

  it('ends where the words of a course end', () => {
    const few = { ...bank, questions: bank.questions.slice(0, 2) }
    const answers = few.questions.map(({ item }) => ({ item, given: 'right' }))
    expect(nextFinderQuestion(few, answers, 1)).toBeUndefined()
  })
})

describe('finderResult()', () => {
  it.each([
    [3, 0],
    [3, 1],
    [6, 0],
    [6, 1],
    [9, 0],
    [9, 1],
  ])(
    'places who knows %i weeks and guesses %d of the rest within a week and a half, with the words they know',
    (known, guesses) => {
      const results = many(known, guesses).map(({ result }) => result)
      expect(Math.abs(median(results.map(({ week }) => week)) - (known + 1))).toBeLessThanOrEqual(1.5)
      expect(Math.abs(median(results.map(({ words }) => words)) - 84 * known)).toBeLessThan(84)
    },
  )

  it('counts guesses out: who guesses every word is a beginner in the first week who knows next to nothing', () => {
    const results = many(0, 1).map(({ result }) => result)
    expect(median(results.map(({ week }) => week))).toBe(1)
    // A quarter of all words would be right by chance.
    expect(median(results.map(({ words }) => words))).toBeLessThan(1092 / 10)
    expect(results.filter(({ level }) => level !== 'beginner').length).toBeLessThan(3)
  })

  it('says nothing of what was not known', () => {
    expect(walk(0, 0, 1).result).toEqual({ level: 'beginner', week: 1, words: 0, words_of_course: 1092 })
  })

  it('takes who knows nearly all for the level above, in the last week', () => {
    const { result } = walk(13, 0, 1)
    expect(result).toMatchObject({ level: 'intermediate', week: 13 })
    expect(result.words).toBeGreaterThan(950)
  })

  it('believes an answer that is no option, or to a word it does not have, to be wrong', () => {
    const answers = [{ item: '1-1', given: 'something else' }, ...['a', 'b'].map(item => ({ item, given: 'right' }))]
    expect(finderResult(bank, answers).words).toBe(0)
  })
})
