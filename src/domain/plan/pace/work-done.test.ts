import { describe, expect, test } from 'vitest'
import type { Recipe } from '../course-outline.ts'
import { wasWorkedOn } from './work-done.ts'

const evidence = { answeredOn: new Set(['2026-11-02']), lessonsDone: new Set(['es-beginner-01-1']) }
const lesson = (lesson_id: string) => ({ date: '2026-11-03', recipe: { kind: 'lesson', lesson_id } as const })
const quiz = (date: string) => ({
  date,
  recipe: { kind: 'activity', activity: 'quiz_game', week: 1, day: 1, items: [], seed: 1 } satisfies Recipe,
})

describe('wasWorkedOn()', () => {
  test('counts a lesson that was gone through, and none that was only ticked', () => {
    expect(wasWorkedOn(lesson('es-beginner-01-1'), evidence)).toBe(true)
    expect(wasWorkedOn(lesson('es-beginner-01-2'), evidence)).toBe(false)
  })

  test('counts other tasks of a date on which something was answered', () => {
    expect(wasWorkedOn(quiz('2026-11-02'), evidence)).toBe(true)
    expect(wasWorkedOn(quiz('2026-11-03'), evidence)).toBe(false)
  })
})
