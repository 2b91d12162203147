import { describe, expect, test } from 'vitest'
import {
  afterAnswer,
  afterMiss,
  afterNext,
  afterSeconds,
  answerAt,
  continued,
  isComplete,
  newRun,
  rulesOf,
  secondsLeft,
} from './activity-run.ts'

const right = { verdict: 'correct', prompt: 'hello', given: 'hola', expected: 'hola', lang: 'es' } as const
const wrong = { ...right, verdict: 'wrong', given: 'adiós' } as const
const almost = { ...right, verdict: 'almost', given: 'ola' } as const
const rules = rulesOf({ activity_type: 'quiz_game' }, 3)

test('rulesOf() puts in 2 points for a right answer, 300 seconds and a target of 0', () => {
  expect(rules).toEqual({ scoringCorrect: 2, targetScore: 0, timeLimit: 300, total: 3 })
  const game_mechanics = { scoring_correct: 5, time_limit: 60, target_score: 9 }
  expect(rulesOf({ game_mechanics }, 1)).toMatchObject({ scoringCorrect: 5, timeLimit: 60, targetScore: 9 })
})

test('only flashcards and quizzes run against a clock unasked', () => {
  expect(rulesOf({ activity_type: 'flashcard_drill' }, 1).timeLimit).toBe(300)
  const rules = rulesOf({ activity_type: 'writing_prompt' }, 1)
  expect(rules.timeLimit).toBeUndefined()
  expect(afterSeconds(newRun(), 10_000, rules).ended).toBeUndefined()
  expect(secondsLeft(newRun(), rules)).toBeUndefined()
})

describe('afterAnswer()', () => {
  test('adds the points of a right answer, takes 1 for a wrong one but never below 0, and leaves the score for almost', () => {
    expect(afterAnswer(newRun(), right, rules).score).toBe(2)
    expect(afterAnswer(newRun(), wrong, rules).score).toBe(0)
    expect(afterAnswer({ ...newRun(), score: 4 }, wrong, rules).score).toBe(3)
    expect(afterAnswer({ ...newRun(), score: 4 }, almost, rules).score).toBe(4)
  })

  test('locks the item at the first answer', () => {
    const run = afterAnswer(newRun(), wrong, rules)
    expect(afterAnswer(run, right, rules)).toBe(run)
    expect(answerAt(run, 0)?.given).toBe('adiós')
  })

  test('lets a spoken phrase be tried again and counts its best attempt', () => {
    const first = afterAnswer(newRun(), { ...wrong, points: 5 }, rules)
    const better = afterAnswer(first, { ...right, points: 15 }, rules)
    const worse = afterAnswer(better, { ...wrong, points: 0 }, rules)
    expect([first.score, better.score, worse.score]).toEqual([5, 15, 15])
    expect(worse.answers).toHaveLength(1)
  })

  test('costs nothing when an item is skipped', () => {
    const run = afterAnswer({ ...newRun(), score: 4 }, { ...wrong, given: '', skipped: true }, rules)
    expect(run.score).toBe(4)
    expect(run.answers[0]).toMatchObject({ verdict: 'wrong', skipped: true })
  })
})

test('a miss in the memory game takes a point and uses up no item', () => {
  expect(afterMiss({ ...newRun(), score: 3 })).toMatchObject({ score: 2, index: 0, answers: [] })
  expect(afterMiss(newRun()).score).toBe(0)
})

test('the index moves forward and the activity is finished behind the last item', () => {
  const second = afterNext(newRun(), rules)
  expect(second).toMatchObject({ index: 1 })
  expect(second.ended).toBeUndefined()
  expect(afterNext(afterNext(second, rules), rules)).toMatchObject({ index: 3, ended: 'finished' })
})

describe('the time limit', () => {
  test('ends the activity and keeps every answer', () => {
    const run = afterSeconds(afterAnswer(newRun(), right, rules), 300, rules)
    expect(run).toMatchObject({ ended: 'time', score: 2 })
    expect(run.answers).toHaveLength(1)
  })

  test('can be left behind: the activity goes on from where it was, without a clock', () => {
    const run = continued(afterSeconds(newRun(), 301, rules))
    expect(run.ended).toBeUndefined()
    expect(secondsLeft(run, rules)).toBeUndefined()
    expect(afterSeconds(run, 1000, rules).ended).toBeUndefined()
  })

  test('is counted down in whole seconds', () => {
    expect(secondsLeft(afterSeconds(newRun(), 0.4, rules), rules)).toBe(300)
    expect(secondsLeft(afterSeconds(newRun(), 299.5, rules), rules)).toBe(1)
  })
})

test('an activity is complete only at its end and only with the target score', () => {
  const demanding = rulesOf({ game_mechanics: { target_score: 4 } }, 2)
  const one = afterNext(afterAnswer(newRun(), right, demanding), demanding)
  expect(isComplete(one, demanding)).toBe(false)
  expect(isComplete(afterNext(one, demanding), demanding)).toBe(false)
  expect(isComplete(afterNext(afterAnswer(one, right, demanding), demanding), demanding)).toBe(true)
})
