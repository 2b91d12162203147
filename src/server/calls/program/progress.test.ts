import { describe, expect, test } from 'vitest'
import { assessment, createProgram } from '#test/program.ts'

/** One answer to a word of the first lesson, outside lessons. */
const answer = async (learner: any, answered_at: string) => {
  const [{ item }] = (await learner.get('/users/words/1')).body.words
  const { status } = await learner.post('/users/reviews', {
    language_id: 1,
    reviews: [
      {
        id: '00000000-0000-4000-8000-000000000001',
        item,
        activity: 'quiz_game',
        verdict: 'wrong',
        hint_used: false,
        milliseconds: 4000,
        answered_at,
      },
    ],
  })
  expect(status).toBe(200)
}

describe('GET /users/progress/{languageId}', () => {
  test('tells of a new learner that there is nothing yet, and forecasts nothing', async () => {
    const { learner } = await createProgram()
    const ana = await learner()
    await ana.post('/users/assessment', assessment)
    const { status, body } = await ana.get('/users/progress/1')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      days: [],
      words: [{ date: '2026-11-02', met: 0, known: 0 }],
      skills: [],
      calibration: [],
      lessons_completed: 0,
    })
    expect(body.due).toHaveLength(14)
    expect(body.forecast).toBeNull()
  })

  test('counts minutes, words, skills and lessons as they were done', async () => {
    const { learner, clock } = await createProgram()
    const ana = await learner()
    await ana.post('/users/assessment', assessment)
    const tasks = (await ana.get('/users/daily-tasks')).body
    for (const task of tasks) {
      if (task.lesson_id) await ana.post(`/lessons/${task.lesson_id}/progress`, { status: 'completed', score: 80 })
      else await ana.post(`/users/daily-tasks/${task.id}/complete`)
    }
    await answer(ana, '2026-11-02T09:00:00Z')
    clock.set('2026-11-12T09:00:00Z')
    const { body } = await ana.get('/users/progress/1')
    const minutes = tasks.reduce((sum: number, task: any) => sum + task.estimated_minutes, 0)
    expect(body.days).toEqual([{ date: '2026-11-02', minutes }])
    expect(body.skills.reduce((sum: number, each: any) => sum + each.minutes, 0)).toBe(minutes)
    expect(body.lessons_completed).toBe(1)
    expect(body.words.map((each: any) => each.date)).toEqual(['2026-11-02', '2026-11-09', '2026-11-12'])
    expect(body.words.at(-1).met).toBe(14)
    expect(body.due[0].words).toBe(14)
  })

  test('does not count what was only ticked as learnt', async () => {
    const { learner } = await createProgram()
    const ana = await learner()
    await ana.post('/users/assessment', assessment)
    for (const task of (await ana.get('/users/daily-tasks')).body) {
      await ana.post(`/users/daily-tasks/${task.id}/complete`)
    }
    const { body } = await ana.get('/users/progress/1')
    expect(body).toMatchObject({ days: [], skills: [], active_days: 0, lessons_completed: 0 })
  })

  test('forecasts from the seventh day of learning on', async () => {
    const { learner, clock } = await createProgram()
    const ana = await learner()
    await ana.post('/users/assessment', assessment)
    const forecasts = []
    for (let day = 2; day <= 8; day++) {
      clock.set(`2026-11-0${day}T09:00:00Z`)
      const lesson = (await ana.get('/users/daily-tasks')).body.find((task: any) => task.lesson_id)
      await ana.post(`/lessons/${lesson.lesson_id}/progress`, { status: 'completed', score: 80 })
      forecasts.push((await ana.get('/users/progress/1')).body.forecast?.words)
    }
    expect(forecasts.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => undefined))
    expect(forecasts[6]).toBeGreaterThan(0)
  })

  test('of a language that is not the learner’s, and of what is no language, answers 404', async () => {
    const { learner } = await createProgram()
    const ana = await learner()
    for (const id of ['1', '99', 'abc', '-1', '1.5', '%00']) {
      expect((await ana.get(`/users/progress/${id}`)).status).toBe(404)
    }
  })
})
