import { describe, expect, test } from 'vitest'
import { assessment, createProgram, madeCourses } from '#test/program.ts'

describe('POST /users/assessment', () => {
  test('keeps the answers, enrols, and answers what is kept', async () => {
    const { learner } = await createProgram()
    const ana = await learner()
    const kept = { ...assessment, completed_at: '2026-11-02T09:00:00.000Z' }
    expect(await ana.post('/users/assessment', assessment)).toMatchObject({ status: 200, body: kept })
    expect((await ana.get('/users/assessment/1')).body).toEqual(kept)
    expect((await ana.get('/users/languages')).body).toMatchObject([{ language_id: 1, proficiency_level: 'beginner' }])
  })

  test('fills in 30 minutes and no specific goals', async () => {
    const { learner } = await createProgram()
    const { daily_time_minutes: _, specific_goals: __, ...rest } = assessment
    expect((await (await learner()).post('/users/assessment', rest)).body).toMatchObject({
      daily_time_minutes: 30,
      specific_goals: '',
    })
  })

  test('given again, the last answers and the first date are kept in one row', async () => {
    const { learner, clock, db } = await createProgram()
    const ana = await learner()
    await ana.post('/users/assessment', assessment)
    clock.advance({ days: 7 })
    await Promise.all(
      [1, 2, 3].map(() =>
        ana.post('/users/assessment', { ...assessment, preferred_focus: 'writing', daily_time_minutes: 45 }),
      ),
    )
    expect(await db.selectFrom('assessments').selectAll().execute()).toMatchObject([
      { preferred_focus: 'writing', daily_time_minutes: 45, completed_at: '2026-11-02T09:00:00.000Z' },
    ])
    expect(await db.selectFrom('enrolments').selectAll().execute()).toHaveLength(1)
  })

  test('teaches at the level assessed, or the nearest below that has a course', async () => {
    const { learner } = await createProgram({ courses: madeCourses({ es: ['beginner', 'intermediate'] }) })
    const ana = await learner()
    await ana.post('/users/languages', { language_id: 1 })
    await ana.post('/users/assessment', { ...assessment, current_level: 'advanced' })
    expect((await ana.get('/users/languages')).body).toMatchObject([
      { proficiency_level: 'intermediate', next_lesson_id: 'es-intermediate-01-1' },
    ])
    expect((await ana.get('/users/assessment/1')).body).toMatchObject({ current_level: 'advanced' })
  })

  test('answers 409 COURSE_NOT_READY for a language without a course, and keeps nothing', async () => {
    const { learner, db } = await createProgram()
    const answer = await (await learner()).post('/users/assessment', { ...assessment, language_id: 2 })
    expect(answer).toMatchObject({ status: 409, body: { code: 'COURSE_NOT_READY' } })
    expect(await db.selectFrom('assessments').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('enrolments').selectAll().execute()).toEqual([])
  })

  test('needs a subscription', async () => {
    const { learner } = await createProgram()
    expect((await (await learner({ paid: false })).post('/users/assessment', assessment)).status).toBe(403)
  })

  test.each([
    ['current_level', 'expert'],
    ['current_level', undefined],
    ['learning_goals', 'fame'],
    ['learning_goals', ['travel']],
    ['daily_time_minutes', 0],
    ['daily_time_minutes', 14],
    ['daily_time_minutes', 20],
    ['daily_time_minutes', 121],
    ['daily_time_minutes', 135],
    ['daily_time_minutes', -15],
    ['daily_time_minutes', '30'],
    ['daily_time_minutes', 1e308],
    ['preferred_focus', ''],
    ['motivation_reasons', null],
    ['specific_goals', 'x'.repeat(100_000)],
    ['specific_goals', 'a\u0000b'],
    ['specific_goals', 'half a pair: \ud83d'],
    ['language_id', 99],
  ])('refuses %s %j and names it', async (field, value) => {
    const { learner, db } = await createProgram()
    const answer = await (await learner()).post('/users/assessment', { ...assessment, [field]: value })
    expect(answer).toMatchObject({ status: 400, body: { field } })
    expect(await db.selectFrom('assessments').selectAll().execute()).toEqual([])
  })

  test.each(['<script>alert(1)</script>', `'";--`, '${7*7}', 'one\r\ntwo', '\u202eright to left', 'नमस्\u200dते'])(
    'gives %j back as it was written',
    async specific_goals => {
      const { learner } = await createProgram()
      const ana = await learner()
      await ana.post('/users/assessment', { ...assessment, specific_goals })
      expect((await ana.get('/users/assessment/1')).body.specific_goals).toBe(specific_goals)
    },
  )

  test('takes nothing from a body but what the contract names', async () => {
    const { learner, db } = await createProgram()
    const [ana, eve] = [await learner(), await learner({ id: 'learner-2' })]
    await ana.post('/users/assessment', { ...assessment, user_id: eve.id, completed_at: '2020-01-01T00:00:00.000Z' })
    expect(await db.selectFrom('assessments').select(['user_id', 'completed_at']).execute()).toEqual([
      { user_id: ana.id, completed_at: '2026-11-02T09:00:00.000Z' },
    ])
  })
})

describe('GET /users/assessment/{languageId}', () => {
  test('is null before the assessment, and for everyone else after it', async () => {
    const { learner } = await createProgram()
    const [ana, eve] = [await learner(), await learner({ id: 'learner-2' })]
    expect(await ana.get('/users/assessment/1')).toMatchObject({ status: 200, body: null })
    await ana.post('/users/assessment', assessment)
    expect(await eve.get('/users/assessment/1')).toMatchObject({ status: 200, body: null })
  })

  test.each(['abc', '-1', '0', '1.5', '1e308', '9'.repeat(20), '%00', '..%2f', '٣', '1%20OR%201=1'])(
    '%s answers 404',
    async id => {
      const { learner } = await createProgram()
      expect((await (await learner()).get(`/users/assessment/${id}`)).status).toBe(404)
    },
  )
})
