import { expect, test } from 'vitest'
import { programStats } from './program-stats.ts'

const at = (instant: string, zone = 'UTC') => ({ at: Temporal.Instant.from(instant), zone })

test('programStats() is zero and without a score before anything was done', () => {
  expect(programStats({ tasks: [], lessons: [] })).toEqual({
    days_completed: 0,
    tasks_completed: 0,
    average_score: null,
  })
})

test('programStats() counts a date once, in the zone where it was lived', () => {
  const tasks = [at('2026-11-02T10:00:00Z'), at('2026-11-02T20:00:00Z'), at('2026-11-02T20:00:00Z', 'Asia/Tokyo')]
  const lessons = [{ ...at('2026-11-03T01:00:00Z'), bestScore: 70 }]
  expect(programStats({ tasks, lessons })).toEqual({ days_completed: 2, tasks_completed: 3, average_score: 70 })
})

test('programStats() rounds the mean of the best lesson scores', () => {
  const lessons = [90, 95, 100, 81].map(bestScore => ({ ...at('2026-11-03T01:00:00Z'), bestScore }))
  expect(programStats({ tasks: [], lessons }).average_score).toBe(92)
})
