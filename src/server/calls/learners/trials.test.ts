import { describe, expect, test } from 'vitest'
import { assessment, createProgram, madeCourses } from '#test/program.ts'

const program = () => createProgram({ courses: madeCourses({ es: ['beginner'], fr: ['intermediate'] }) })

describe('GET /languages/{id}/trial-lesson', () => {
  test('answers the first lesson whole, to anyone', async () => {
    const { request } = await program()
    const { status, body } = await request('GET', '/languages/1/trial-lesson')
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: 'es-beginner-01-1', language_id: 1, progress: null })
    expect(body.content.vocabulary.length).toBeGreaterThan(5)
    expect(body.content.exercises.length).toBeGreaterThan(5)
  })

  test('is of the lowest level where a language has no beginner’s course', async () => {
    const { request } = await program()
    expect((await request('GET', '/languages/2/trial-lesson')).body.id).toBe('fr-intermediate-01-1')
  })

  test.each([
    ['trial-lesson', '0', 404, 'NOT_FOUND'],
    ['trial-lesson', 'abc', 404, 'NOT_FOUND'],
    ['trial-lesson', '%00', 404, 'NOT_FOUND'],
    ['trial-lesson', '7', 409, 'COURSE_NOT_READY'],
    ['level-finder', '99', 404, 'NOT_FOUND'],
    ['level-finder', '7', 409, 'COURSE_NOT_READY'],
  ])('%s of language %s answers %i %s', async (what, id, status, code) => {
    const { request } = await program()
    expect(await request('GET', `/languages/${id}/${what}`)).toMatchObject({ status, body: { code } })
  })

  test('more than 60 a minute are too many', async () => {
    const { request } = await program()
    for (let count = 0; count < 60; count += 1) await request('GET', '/languages/1/trial-lesson')
    const answer = await request('GET', '/languages/1/trial-lesson')
    expect(answer).toMatchObject({ status: 429, body: { code: 'RATE_LIMIT' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('GET /languages/{id}/level-finder', () => {
  test('answers words of every week, each with one right meaning among others', async () => {
    const { request } = await program()
    const { status, body } = await request('GET', '/languages/1/level-finder')
    expect(status).toBe(200)
    expect(new Set(body.questions.map((question: any) => question.week)).size).toBe(body.weeks.length)
    for (const { options, correct_answer } of body.questions) {
      expect(options.filter((option: string) => option === correct_answer)).toHaveLength(1)
      expect(options.length).toBeGreaterThan(1)
    }
    const words = body.weeks.reduce((sum: number, week: any) => sum + week.words, 0)
    expect(words).toBeGreaterThan(body.questions.length)
  })
})

describe('POST /users/trial-lesson', () => {
  const done = { language_id: 1, score: 82, finished_at: '2026-11-02T08:00:00.000Z' }

  test('keeps the lesson and its words for an account that has not paid yet', async () => {
    const { learner, db } = await program()
    const ana = await learner({ paid: false })
    expect(await ana.post('/users/trial-lesson', done)).toMatchObject({ status: 200, body: { ok: true } })
    expect(await db.selectFrom('lesson_progress').selectAll().execute()).toMatchObject([
      { lesson_id: 'es-beginner-01-1', score: 82, completed_at: done.finished_at },
    ])
    expect((await db.selectFrom('memory_items').selectAll().execute()).length).toBeGreaterThan(5)
  })

  test('counts from the first day of the program: the next lesson stands in its plan, before the test', async () => {
    const { learner } = await program()
    const ana = await learner()
    await ana.post('/users/trial-lesson', done)
    await ana.post('/users/assessment', assessment)
    expect((await ana.get('/users/languages')).body[0]).toMatchObject({
      lessons_completed: 1,
      next_lesson_id: 'es-beginner-01-2',
    })
    expect((await ana.get('/lessons/es-beginner-01-1')).body.progress).toMatchObject({ score: 82 })
    const tasks = (await ana.get('/users/daily-tasks')).body
    const at = (test: (task: any) => boolean) => tasks.findIndex(test)
    const lesson = at(task => task.lesson_id === 'es-beginner-01-2')
    expect(lesson).toBe(0)
    expect(at(task => task.content_data.program_test === 1)).toBeGreaterThan(lesson)
    expect(tasks.map((task: any) => task.reason).join(' ')).not.toMatch(/away/)
  })

  test('changes nothing where the lesson was done, however often it is sent', async () => {
    const { learner, db } = await program()
    const ana = await learner({ paid: false })
    await ana.post('/users/trial-lesson', done)
    const again = await Promise.all([0, 100].map(score => ana.post('/users/trial-lesson', { ...done, score })))
    expect(again.map(answer => answer.status)).toEqual([200, 200])
    expect(await db.selectFrom('lesson_progress').select('score').execute()).toEqual([{ score: 82 }])
  })

  test.each([
    ['2099-01-01T00:00:00Z', '2026-11-02T09:00:00.000Z'],
    ['2001-01-01T00:00:00Z', '2026-10-03T09:00:00.000Z'],
  ])('takes a clock that says %s for %s', async (finished_at, at) => {
    const { learner, db } = await program()
    const ana = await learner({ paid: false })
    await ana.post('/users/trial-lesson', { ...done, finished_at })
    expect(await db.selectFrom('lesson_progress').select('completed_at').execute()).toEqual([{ completed_at: at }])
  })

  test.each([
    ['a language that does not exist', { language_id: 99 }, 'language_id'],
    ['a score above 100', { score: 101 }, 'score'],
    ['a moment that is none', { finished_at: 'yesterday' }, 'finished_at'],
    ['a month that no calendar has', { finished_at: '2026-13-02T08:00:00Z' }, 'finished_at'],
  ])('refuses %s and names the field', async (_, wrong, field) => {
    const { learner, db } = await program()
    const ana = await learner({ paid: false })
    expect(await ana.post('/users/trial-lesson', { ...done, ...wrong })).toMatchObject({ status: 400, body: { field } })
    expect(await db.selectFrom('lesson_progress').selectAll().execute()).toEqual([])
  })

  test('asks for a sign-in', async () => {
    const { request } = await program()
    expect((await request('POST', '/users/trial-lesson', { body: done })).status).toBe(401)
  })
})
