import { expect, test } from 'vitest'
import { DAILY_MINUTES, assessmentStepIsComplete, assessmentSteps } from './assessment.ts'

test('the assessment has six steps, and asks for 15 to 120 minutes by 15, 30 unless changed', () => {
  expect(assessmentSteps).toHaveLength(6)
  expect(DAILY_MINUTES).toEqual({ min: 15, max: 120, step: 15, standard: 30 })
})

test.each([
  ['current_level', {}, false],
  ['current_level', { current_level: 'beginner' }, true],
  ['current_level', { current_level: 'native' }, false],
  ['learning_goals', {}, false],
  ['learning_goals', { learning_goals: 'travel' }, true],
  ['daily_time_minutes', {}, false],
  ['daily_time_minutes', { daily_time_minutes: 0 }, false],
  ['daily_time_minutes', { daily_time_minutes: 15 }, true],
  ['preferred_focus', {}, false],
  ['preferred_focus', { preferred_focus: 'speaking' }, true],
  ['motivation_reasons', {}, false],
  ['motivation_reasons', { motivation_reasons: 'family' }, true],
  ['specific_goals', {}, true],
] as const)('step %s with %j is complete: %s', (step, answers, complete) => {
  expect(assessmentStepIsComplete(step, answers as never)).toBe(complete)
})
