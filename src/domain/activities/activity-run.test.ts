import { describe, expect, test } from 'vitest'
import {
  afterAnswer,
  afterMiss,
  afterNext,
  afterSeconds,
  afterTryAgain,
  answerAt,
  continued,
  isComplete,
  newRun,
  repeatPlace,
  rulesOf,
  secondsLeft,
} from './activity-run.ts'

const right = { verdict: 'correct', prompt: 'hello', given: 'hola', expected: 'hola', lang: 'es' } as const
const wrong = { ...right, verdict: 'wrong', given: 'adiós' } as const
const almost = { ...right, verdict: 'almost', given: 'ola' } as const
const rules = rulesOf({ activity_type: 'quiz_game' }, 3)

test('rulesOf() puts in 2 points for a right answer, 300 seconds and a target of 0', () => {
  expect(rules).toEqual({ scoringCorrect: 2, targetScore: 0, timeLimit: 300, total: 3, repeats: true })
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

describe('what was missed', () => {
  const answered = (...verdicts: ('correct' | 'almost' | 'wrong')[]) =>
    verdicts.reduce((run, verdict) => afterNext(afterAnswer(run, { ...right, verdict }, rules), rules), newRun())

  test('comes again at the end, and only that', () => {
    const run = answered('wrong', 'correct', 'wrong')
    expect(run).toMatchObject({ index: 0, again: [2], repeats: [] })
    expect(run.ended).toBeUndefined()
    expect(repeatPlace(run)).toEqual({ position: 1, total: 2 })
    expect(answerAt(run, 0)).toBeUndefined()
    const second = afterNext(afterAnswer(run, right, rules), rules)
    expect(repeatPlace(second)).toEqual({ position: 2, total: 2 })
    const end = afterNext(afterAnswer(second, wrong, rules), rules)
    expect(end.ended).toBe('finished')
    expect(end.answers.map(({ verdict }) => verdict)).toEqual(['wrong', 'correct', 'wrong'])
  })

  test('gives its points when it is right the second time', () => {
    const run = answered('wrong', 'correct', 'correct')
    expect(run.score).toBe(4)
    expect(afterAnswer(run, right, rules).score).toBe(6)
  })

  test('is not what was almost right or skipped', () => {
    expect(answered('almost', 'correct', 'correct').ended).toBe('finished')
    const skipped = { ...wrong, given: '', skipped: true }
    expect(afterNext(afterAnswer({ ...newRun(), index: 2 }, skipped, rules), rules).ended).toBe('finished')
  })

  test('does not come again in a test of the program', () => {
    const asked = rulesOf({ activity_type: 'quiz_game', program_test: 1 }, 1)
    expect(afterNext(afterAnswer(newRun(), wrong, asked), asked).ended).toBe('finished')
  })

  test('ends a test of the program when it is five in a row, and no other activity', () => {
    const ask = (content: Parameters<typeof rulesOf>[0], verdicts: string) => {
      const asked = rulesOf(content, 26)
      return [...verdicts].reduce(
        (run, each) => afterNext(afterAnswer(run, each === '+' ? right : wrong, asked), asked),
        newRun(),
      )
    }
    const program = { activity_type: 'quiz_game', program_test: 1 } as const
    expect(ask(program, '-----')).toMatchObject({ ended: 'finished', index: 26 })
    expect(ask(program, '+--+-----').ended).toBe('finished')
    for (const some of ['----', '+----', '----+----']) expect(ask(program, some).ended).toBeUndefined()
    expect(ask({ activity_type: 'quiz_game' }, '------').ended).toBeUndefined()
  })

  test('is what another try consists of, or else what was missed at first, or what was never reached', () => {
    const repeated = answered('wrong', 'correct', 'wrong')
    const half = afterNext(afterAnswer(afterNext(afterAnswer(repeated, right, rules), rules), wrong, rules), rules)
    expect(afterTryAgain(half, rules)).toMatchObject({ index: 2, again: [], repeats: [], untimed: true })
    const whole = afterNext(afterAnswer(answered('correct', 'wrong', 'correct'), right, rules), rules)
    expect(afterTryAgain(whole, rules)).toMatchObject({ index: 1, again: [] })
    const late = afterSeconds(afterAnswer(newRun(), right, rules), 300, rules)
    expect(afterTryAgain(late, rules)).toMatchObject({ index: 1, again: [2] })
  })
})

test('a draft belongs to its item: answered or left, it is gone', () => {
  const run = { ...newRun(), draft: 'hol' }
  expect(afterAnswer(run, right, rules).draft).toBeUndefined()
  expect(afterNext(run, rules).draft).toBeUndefined()
})
