import { describe, expect, test } from 'vitest'
import { toStored } from '#database/instants.ts'
import { assessment, createProgram } from '#test/program.ts'
import { readSettings } from '#server/environment/settings.ts'

const operated = () => createProgram({ settings: readSettings({ LOG_LEVEL: 'silent', OPERATORS: 'boss@example.org' }) })

describe('GET /operator/outcomes', () => {
  test('counts learners, who went on, and who improved, and names nobody', async () => {
    const { learner, clock, db } = await operated()
    const ana = await learner()
    await ana.post('/users/assessment', assessment)
    const [task] = (await ana.get('/users/daily-tasks')).body
    await ana.post(`/users/daily-tasks/${task.id}/complete`)
    await db
      .updateTable('assessments')
      .set({ completed_at: toStored(clock.now().subtract({ hours: 90 * 24 })) })
      .execute()
    await ana.post('/users/program-evaluation', {
      language_id: 1,
      program_rating: 4,
      progress_rating: 4,
      difficulty_rating: 3,
      time_commitment_rating: 3,
      would_recommend: true,
      final_level_assessment: 'intermediate',
      goals_achieved_percentage: 80,
    })
    clock.set('2026-11-17T09:00:00Z')
    const boss = await learner({ id: 'boss', email: 'boss@example.org', paid: false })
    const { status, body } = await boss.get('/operator/outcomes')
    expect(status).toBe(200)
    expect(body).toMatchObject({ learners: 1, evaluations: 1, improved: 1, rating: 4 })
    expect(body.finishing.slice(0, 3)).toEqual([
      { week: 1, reached: 1, still_learning: 1 },
      { week: 2, reached: 1, still_learning: 0 },
      { week: 3, reached: 0, still_learning: 0 },
    ])
    expect(JSON.stringify(body)).not.toMatch(/ana|example/)
  })

  test('does not exist for anybody who is not listed, nor for an address nobody vouches for', async () => {
    const { learner, request, db } = await operated()
    const ana = await learner()
    expect((await ana.get('/operator/outcomes')).status).toBe(404)
    expect((await request('GET', '/operator/outcomes')).status).toBe(401)
    const boss = await learner({ id: 'boss', email: 'boss@example.org', paid: false })
    await db.updateTable('users').set({ email_verified: 0 }).where('id', '=', 'boss').execute()
    expect((await boss.get('/operator/outcomes')).status).toBe(404)
  })

  test('of an empty installation tells of no one', async () => {
    const { learner } = await operated()
    const boss = await learner({ id: 'boss', email: 'boss@example.org', paid: false })
    expect((await boss.get('/operator/outcomes')).body).toMatchObject({ learners: 0, evaluations: 0, rating: null })
  })
})
