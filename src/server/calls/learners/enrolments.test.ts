import { describe, expect, test } from 'vitest'
import { Enrolment } from '#contract/learners/enrolments.ts'
import { assessment, createProgram, madeCourses } from '#test/program.ts'

describe('POST /users/languages', () => {
  test('enrols as beginner, with a target 90 days after the learner’s own date', async () => {
    const { learner, clock } = await createProgram()
    const ana = await learner()
    clock.set('2026-11-02T12:00:00Z')
    const { status, body } = await ana.post('/users/languages', { language_id: 1 }, 'Pacific/Kiritimati')
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.any(String),
      language_id: 1,
      language_name: 'Spanish',
      flag_emoji: '🇪🇸',
      code: 'es',
      proficiency_level: 'beginner',
      target_completion_date: '2027-02-01',
      lessons_completed: 0,
      lessons_total: 90,
      next_lesson_id: 'es-beginner-01-1',
    })
    expect(Enrolment.parse(body)).toEqual(body)
  })

  test('twice, and from ten tabs at once, makes one enrolment: the first', async () => {
    const { learner, db, clock } = await createProgram()
    const ana = await learner()
    const first = (await ana.post('/users/languages', { language_id: 1 })).body
    clock.advance({ days: 3 })
    const again = await Promise.all(Array.from({ length: 10 }, () => ana.post('/users/languages', { language_id: 1 })))
    for (const answer of again) expect(answer).toMatchObject({ status: 200, body: first })
    expect(await db.selectFrom('enrolments').selectAll().execute()).toHaveLength(1)
  })

  test('answers 409 COURSE_NOT_READY for a language without a course', async () => {
    const { learner, db } = await createProgram()
    expect(await (await learner()).post('/users/languages', { language_id: 2 })).toMatchObject({
      status: 409,
      body: { code: 'COURSE_NOT_READY', field: 'language_id' },
    })
    expect(await db.selectFrom('enrolments').selectAll().execute()).toEqual([])
  })

  test('takes the nearest level that has a course', async () => {
    const { learner } = await createProgram({
      courses: madeCourses({ es: ['beginner', 'intermediate'], fr: ['advanced'] }),
    })
    const ana = await learner()
    const levels = []
    for (const [language_id, proficiency_level] of [
      [1, 'advanced'],
      [2, 'beginner'],
    ]) {
      levels.push((await ana.post('/users/languages', { language_id, proficiency_level })).body.proficiency_level)
    }
    expect(levels).toEqual(['intermediate', 'advanced'])
  })

  test('needs a subscription', async () => {
    const { learner } = await createProgram()
    expect(await (await learner({ paid: false })).post('/users/languages', { language_id: 1 })).toMatchObject({
      status: 403,
      body: { code: 'SUBSCRIPTION_REQUIRED' },
    })
  })

  test.each([
    [{}, 'language_id'],
    [{ language_id: '1' }, 'language_id'],
    [{ language_id: 0 }, 'language_id'],
    [{ language_id: 33 }, 'language_id'],
    [{ language_id: 1.5 }, 'language_id'],
    [{ language_id: 1e308 }, 'language_id'],
    [{ language_id: 1, proficiency_level: 'expert' }, 'proficiency_level'],
  ])('refuses %j and names %s', async (body, field) => {
    const { learner } = await createProgram()
    expect(await (await learner()).post('/users/languages', body)).toMatchObject({ status: 400, body: { field } })
  })

  test('takes nothing from a body but what the contract names', async () => {
    const { learner, db } = await createProgram()
    const [ana, eve] = [await learner(), await learner({ id: 'learner-2' })]
    const smuggled = {
      language_id: 1,
      user_id: eve.id,
      id: 'mine',
      target_completion_date: '2030-01-01',
      lessons_completed: 90,
    }
    const { body } = await ana.post('/users/languages', smuggled)
    expect(body).toMatchObject({ target_completion_date: '2027-01-31', lessons_completed: 0 })
    expect(body.id).not.toBe('mine')
    expect(await db.selectFrom('enrolments').select('user_id').execute()).toEqual([{ user_id: ana.id }])
  })
})

describe('GET /users/languages', () => {
  test('lists a learner’s own languages with the share of lessons done and the next one', async () => {
    const { learner } = await createProgram()
    const [ana, eve] = [await learner(), await learner({ id: 'learner-2' })]
    expect((await ana.get('/users/languages')).body).toEqual([])
    await ana.post('/users/assessment', assessment)
    for (const id of ['es-beginner-01-1', 'es-beginner-01-3']) {
      await ana.post(`/lessons/${id}/progress`, { status: 'completed', score: 100 })
    }
    expect((await ana.get('/users/languages')).body).toMatchObject([
      { lessons_completed: 2, lessons_total: 90, next_lesson_id: 'es-beginner-01-2' },
    ])
    expect((await eve.get('/users/languages')).body).toEqual([])
  })
})
