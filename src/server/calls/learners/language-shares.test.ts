import { describe, expect, test } from 'vitest'
import { assessment, createProgram, madeCourses } from '#test/program.ts'

async function withTwoLanguages() {
  const program = await createProgram({ courses: madeCourses({ es: ['beginner'], fr: ['beginner'] }) })
  const ana = await program.learner()
  for (const language_id of [1, 2])
    await ana.post('/users/assessment', { ...assessment, language_id, daily_time_minutes: 60 })
  return { ...program, ana }
}

describe('POST /users/language-shares', () => {
  test('divides the minutes of the days that follow', async () => {
    const { ana, clock } = await withTwoLanguages()
    await ana.get('/users/daily-tasks')
    expect((await ana.get('/users/language-shares')).body.shares).toEqual([
      { language_id: 1, weight: 1 },
      { language_id: 2, weight: 1 },
    ])
    const chosen = await ana.post('/users/language-shares', { shares: [{ language_id: 1, weight: 3 }] })
    expect(chosen.body.shares).toEqual([
      { language_id: 1, weight: 3 },
      { language_id: 2, weight: 1 },
    ])
    clock.set('2026-11-03T09:00:00Z')
    const tasks = (await ana.get('/users/daily-tasks')).body
    const minutes = (id: number) =>
      tasks
        .filter((task: any) => task.language_id === id)
        .reduce((sum: number, task: any) => sum + task.estimated_minutes, 0)
    expect(Math.abs(minutes(1) - 45)).toBeLessThanOrEqual(5)
    expect(Math.abs(minutes(2) - 15)).toBeLessThanOrEqual(2)
  })

  test('refuses a language that was not begun with 409, and weights outside 1 to 10 with 400', async () => {
    const { ana } = await withTwoLanguages()
    expect(await ana.post('/users/language-shares', { shares: [{ language_id: 3, weight: 1 }] })).toMatchObject({
      status: 409,
      body: { code: 'NOT_ENROLLED', field: 'shares.0.language_id' },
    })
    for (const weight of [0, 11, 1.5, '2']) {
      expect((await ana.post('/users/language-shares', { shares: [{ language_id: 1, weight }] })).status).toBe(400)
    }
  })
})
