import { describe, expect, test } from 'vitest'
import { createTestCourse } from '#test/courses/syllable-course.ts'
import { wordsOf } from './course-words.ts'
import { taskOf } from '../tasks/task.ts'
import { PAIRS_AT_ONCE } from '#domain/activities/activity-items.ts'
import type { Recipe } from '#domain/plan/course-outline.ts'

const course = createTestCourse()
const { all } = wordsOf(course)
const first = all.filter(word => word.week === 1).map(word => word.id)
const theme = course.weeks[0]!.theme
const lastWeek = all.at(-1)!.week

const task = (given: Partial<Extract<Recipe, { kind: 'activity' }>>) =>
  taskOf(course, { kind: 'activity', activity: 'quiz_game', week: 1, day: 1, items: [], seed: 1, ...given })!

describe('a task with words', () => {
  test.each([
    ['quiz_game', undefined, `Quiz: 9 words on ${theme}`],
    ['flashcard_drill', undefined, `Flashcards: 9 words on ${theme}`],
    ['listening_exercise', undefined, `Listening: 9 words on ${theme}`],
    ['pronunciation_drill', undefined, `Pronunciation: 9 words on ${theme}`],
    ['flashcard_drill', true, 'Review: 9 words'],
    ['quiz_game', true, 'Review quiz: 9 words'],
  ] as const)('%s, a review: %s, is called “%3$s”', (activity, review, title) => {
    expect(task({ activity, items: first.slice(0, 9), ...(review && { review }) }).title).toBe(title)
  })

  test('names the weeks its words come from where they are several', () => {
    const items = [first[0]!, first[1]!, all.at(-1)!.id]
    expect(task({ items }).title).toBe(
      lastWeek === 1 ? `Quiz: 3 words on ${theme}` : `Quiz: 3 words of weeks 1 to ${lastWeek}`,
    )
  })

  test('that is the second of its kind on a day says so', () => {
    expect(task({ items: first.slice(0, 9), part: 2 }).title).toBe(`Quiz: 9 words on ${theme}, part 2`)
  })
})

test('a memory game of many words goes over several tables, on none of which two pairs mean the same', () => {
  const items = first.slice(0, 20)
  const pairs = task({ activity: 'memory_game', items }).content.memory_pairs!
  expect(pairs.map(pair => pair.item)).toEqual(expect.arrayContaining(items))
  for (let at = 0; at < pairs.length; at += PAIRS_AT_ONCE) {
    const table = pairs.slice(at, at + PAIRS_AT_ONCE)
    expect(table.length).toBeGreaterThanOrEqual(3)
    expect(new Set(table.map(pair => pair.translation)).size).toBe(table.length)
  }
})
