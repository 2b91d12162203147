import { expect, test } from 'vitest'
import { activityHeading, activityTypes, taskTypes } from './activities.ts'

test.each([
  ['flashcard_drill', 'Flashcard Challenge'],
  ['quiz_game', 'Interactive Quiz'],
  ['dialogue_practice', 'Dialogue Practice'],
  ['pronunciation_drill', 'Pronunciation Practice'],
  ['listening_exercise', 'Listening Exercise'],
  ['writing_prompt', 'Writing Exercise'],
  ['memory_game', 'Interactive Learning'],
  ['role_play_scenario', 'Interactive Learning'],
  ['cultural_discovery', 'Interactive Learning'],
  ['grammar_worksheet', 'Interactive Learning'],
] as const)('an activity of the kind %s is headed “%s”', (type, heading) => {
  expect(activityHeading(type)).toBe(heading)
})

test('there are ten kinds of activity and eight types of task', () => {
  expect(activityTypes).toHaveLength(10)
  expect([...taskTypes]).toEqual([
    'vocabulary',
    'grammar',
    'speaking',
    'listening',
    'reading',
    'writing',
    'conversation',
    'culture',
  ])
})
