import { describe, expect, test } from 'vitest'
import { afterStepToggled, currentStep, mayComplete, stillToDo } from './task-completion.ts'
import type { TaskContent } from './task-content.ts'

const exercise = { type: 'fill_in_blank', question: '___', answer: 'a', explanation: '' } as const
const steps: TaskContent = { step_by_step_instructions: ['Read', 'Listen'], interactive_exercises: [exercise] }
const activity: TaskContent = { ...steps, activity_type: 'quiz_game' }
const nothing = { ticked: [], answered: [], activityComplete: false }

describe('mayComplete()', () => {
  test('with an activity, holds once the activity is complete, whatever the steps', () => {
    expect(mayComplete(false, activity, { ...nothing, ticked: [0, 1], answered: [0] })).toBe(false)
    expect(mayComplete(false, activity, { ...nothing, activityComplete: true })).toBe(true)
  })

  test('without one, holds once all steps are ticked and all exercises answered', () => {
    expect(mayComplete(false, steps, { ...nothing, ticked: [0, 1] })).toBe(false)
    expect(mayComplete(false, steps, { ...nothing, ticked: [1], answered: [0] })).toBe(false)
    expect(mayComplete(false, steps, { ...nothing, ticked: [0, 1], answered: [0] })).toBe(true)
  })

  test('passes the part of the exercises where there are none', () => {
    expect(mayComplete(false, { step_by_step_instructions: ['Read'] }, { ...nothing, ticked: [0] })).toBe(true)
    expect(mayComplete(false, {}, nothing)).toBe(true)
  })

  test('never holds for a completed task', () => {
    expect(mayComplete(true, activity, { ...nothing, activityComplete: true })).toBe(false)
  })
})

test('stillToDo() names what is missing, so that nobody has to guess', () => {
  expect(stillToDo(activity, nothing)).toEqual(['finish the activity'])
  expect(stillToDo(steps, nothing)).toEqual(['tick 2 more steps', 'answer 1 more exercise'])
  expect(stillToDo(steps, { ...nothing, ticked: [0], answered: [0] })).toEqual(['tick 1 more step'])
})

test('a step toggles, and the current one is the first not ticked', () => {
  expect(afterStepToggled([], 1)).toEqual([1])
  expect(afterStepToggled([1], 0)).toEqual([0, 1])
  expect(afterStepToggled([0, 1], 0)).toEqual([1])
  expect(currentStep(['a', 'b'], [0])).toBe(1)
  expect(currentStep(['a', 'b'], [0, 1])).toBeUndefined()
})
