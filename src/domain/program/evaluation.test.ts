import { expect, test } from 'vitest'
import { GOALS_PERCENTAGE, RATINGS, evaluationStepIsComplete, evaluationSteps } from './evaluation.ts'

test('the evaluation has five steps, ratings of 1 to 5 and goals of 0 to 100 by 10', () => {
  expect(evaluationSteps).toHaveLength(5)
  expect(RATINGS).toEqual({ min: 1, max: 5 })
  expect(GOALS_PERCENTAGE).toEqual({ min: 0, max: 100, step: 10 })
})

test.each([
  [1, { program_rating: 0 }, false],
  [1, { program_rating: 4 }, true],
  [2, { progress_rating: 4, goals_achieved_percentage: 0 }, false],
  [2, { progress_rating: 0, goals_achieved_percentage: 50 }, false],
  [2, { progress_rating: 4, goals_achieved_percentage: 50 }, true],
  [3, { difficulty_rating: 3 }, false],
  [3, { difficulty_rating: 3, time_commitment_rating: 2 }, true],
  [4, {}, true],
  [5, { would_recommend: true }, false],
  [5, { final_level_assessment: 'fluent' }, false],
  [5, { would_recommend: false, final_level_assessment: 'fluent' }, true],
] as const)('step %i with %j may be left: %s', (step, answers, complete) => {
  expect(evaluationStepIsComplete(step - 1, answers)).toBe(complete)
})
