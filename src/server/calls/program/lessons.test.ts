import { describe, expect, test } from 'vitest'
import { Lesson } from '#contract/program/lessons.ts'
import { assessment, createProgram, madeCourses } from '#test/program.ts'
import { madeItems } from '#test/courses/made-course.ts'

const done = (score: number) => ({ status: 'completed', score })
const LESSON = 'es-beginner-01-1'

async function assessed() {
  const program = await createProgram({ courses: madeCourses({ es: ['beginner'], fr: ['beginner'] }) })
  const ana = await program.learner()
  await ana.post('/users/assessment', assessment)
  return { ...program, ana }
}

describe('GET /lessons/{id}', () => {
  test('answers the lesson as the contract says', async () => {
    const { ana } = await assessed()
    const { status, body } = await ana.get(`/lessons/${LESSON}`)
    expect(status).toBe(200)
    expect(Lesson.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      id: LESSON,
      language_id: 1,
      week_number: 1,
      day_number: 1,
      content_type: 'Spanish',
      difficulty_level: 'beginner',
      progress: null,
    })
    expect(body.content.vocabulary).toHaveLength(14)
  })

  test('lets later lessons and checkpoints be read ahead of their turn', async () => {
    const { ana } = await assessed()
    expect((await ana.get('/lessons/es-beginner-01-7')).status).toBe(200)
    expect((await ana.get('/lessons/es-beginner-13-6')).status).toBe(200)
  })

  test.each([
    'es-beginner-13-7',
    'es-beginner-00-1',
    'es-beginner-14-1',
    'es-beginner-01-8',
    'es-advanced-01-1',
    'fr-beginner-01-1',
    'de-beginner-01-1',
    'ES-BEGINNER-01-1',
    'abc',
    '1',
    '-1',
    '%00',
    '..%2f',
    '1%20OR%201=1',
    '__proto__',
    'constructor',
  ])('%s is not there for someone who learns Spanish', async id => {
    const { ana } = await assessed()
    expect(await ana.get(`/lessons/${id}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await ana.post(`/lessons/${id}/progress`, done(80))).toMatchObject({ status: 404 })
  })

  test('stays readable when the program has ended', async () => {
    const { ana, clock } = await assessed()
    for (let week = 0; week < 14; week++) {
      clock.advance({ days: 7 })
      expect((await ana.get(`/lessons/${LESSON}`)).status).toBe(200)
    }
    expect((await ana.post(`/lessons/${LESSON}/progress`, done(80))).status).toBe(200)
  })
})

describe('POST /lessons/{id}/progress', () => {
  test('keeps the last score, the best score and the first time', async () => {
    const { ana, clock } = await assessed()
    const progress: unknown[] = []
    for (const score of [60, 90, 70]) {
      expect(await ana.post(`/lessons/${LESSON}/progress`, done(score))).toMatchObject({
        status: 200,
        body: { ok: true },
      })
      progress.push((await ana.get(`/lessons/${LESSON}`)).body.progress)
      clock.advance({ hours: 1 })
    }
    const completed_at = '2026-11-02T09:00:00.000Z'
    expect(progress).toEqual([
      { score: 60, best_score: 60, completed_at },
      { score: 90, best_score: 90, completed_at },
      { score: 70, best_score: 90, completed_at },
    ])
  })

  test('takes up the lesson’s words, once', async () => {
    const { ana, db, clock } = await assessed()
    await ana.post(`/lessons/${LESSON}/progress`, done(60))
    const first = await db.selectFrom('memory_items').selectAll().orderBy('item').execute()
    expect(first.map(row => row.item)).toEqual(madeItems(1, 1).sort())
    expect(first.every(row => row.source === 'lesson' && row.repetitions === 0)).toBe(true)
    clock.advance({ days: 1 })
    await ana.post(`/lessons/${LESSON}/progress`, done(100))
    expect(await db.selectFrom('memory_items').selectAll().orderBy('item').execute()).toEqual(first)
  })

  test('a checkpoint brings no new words', async () => {
    const { ana, db } = await assessed()
    expect((await ana.post('/lessons/es-beginner-01-7/progress', done(60))).status).toBe(200)
    expect(await db.selectFrom('memory_items').selectAll().execute()).toEqual([])
  })

  test('completes today’s task of that lesson, and no other', async () => {
    const { ana } = await assessed()
    const before = (await ana.get('/users/daily-tasks')).body
    await ana.post(`/lessons/${LESSON}/progress`, done(60))
    const after = (await ana.get('/users/daily-tasks')).body
    expect(before.filter((task: { is_completed: boolean }) => task.is_completed)).toEqual([])
    expect(
      after
        .filter((task: { is_completed: boolean }) => task.is_completed)
        .map((task: { lesson_id: string }) => task.lesson_id),
    ).toEqual([LESSON])
  })

  test('makes the day an active one', async () => {
    const { ana } = await assessed()
    await ana.post(`/lessons/${LESSON}/progress`, done(60), 'Asia/Tokyo')
    expect((await ana.get('/users/streak', 'Asia/Tokyo')).body).toMatchObject({ days: 1, last_active: '2026-11-02' })
  })

  test.each([
    [{ status: 'completed' }, 'score'],
    [{ status: 'completed', score: -1 }, 'score'],
    [{ status: 'completed', score: 101 }, 'score'],
    [{ status: 'completed', score: 1e9 }, 'score'],
    [{ status: 'completed', score: 50.5 }, 'score'],
    [{ status: 'completed', score: '80' }, 'score'],
    [{ status: 'completed', score: Number.NaN }, 'score'],
    [{ status: 'begun', score: 80 }, 'status'],
    [{ score: 80 }, 'status'],
  ])('refuses %j and names %s', async (body, field) => {
    const { ana, db } = await assessed()
    expect(await ana.post(`/lessons/${LESSON}/progress`, body)).toMatchObject({ status: 400, body: { field } })
    expect(await db.selectFrom('lesson_progress').selectAll().execute()).toEqual([])
  })

  test('another learner sees and changes nothing of it', async () => {
    const { ana, learner, db } = await assessed()
    await ana.post(`/lessons/${LESSON}/progress`, done(60))
    const rows = await db.selectFrom('lesson_progress').selectAll().execute()
    const eve = await learner({ id: 'learner-2' })
    const [theirs, missing] = [await eve.get(`/lessons/${LESSON}`), await eve.get('/lessons/es-beginner-99-9')]
    expect(JSON.stringify(theirs.body)).toBe(JSON.stringify(missing.body))
    expect([theirs.status, missing.status]).toEqual([404, 404])
    expect((await eve.post(`/lessons/${LESSON}/progress`, done(100))).status).toBe(404)
    await eve.post('/users/languages', { language_id: 1 })
    expect((await eve.get(`/lessons/${LESSON}`)).body.progress).toBeNull()
    await eve.post(`/lessons/${LESSON}/progress`, { ...done(10), user_id: ana.id, best_score: 100 })
    expect(await db.selectFrom('lesson_progress').selectAll().where('user_id', '=', ana.id).execute()).toEqual(rows)
  })
})
