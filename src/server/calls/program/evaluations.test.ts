import { describe, expect, test } from 'vitest'
import { Evaluation } from '#contract/program/evaluations.ts'
import { assessment, createProgram } from '#test/program.ts'

const evaluation = {
  language_id: 1,
  program_rating: 5,
  progress_rating: 4,
  difficulty_rating: 3,
  time_commitment_rating: 2,
  favorite_aspects: 'The dialogues',
  improvement_suggestions: '',
  would_recommend: true,
  final_level_assessment: 'intermediate_low',
  goals_achieved_percentage: 80,
}

async function assessed() {
  const program = await createProgram()
  const ana = await program.learner()
  await ana.post('/users/assessment', assessment)
  return { ...program, ana }
}

/** Ninety days later, each week with a visit so that the session lives on. */
async function learned() {
  const program = await assessed()
  for (let days = 0; days < 90; days += 10) {
    program.clock.advance({ hours: 240 })
    await program.ana.get('/users/streak')
  }
  return program
}

describe('POST /users/program-evaluation', () => {
  test('keeps the evaluation and answers it', async () => {
    const { ana } = await learned()
    expect(await ana.get('/users/program-evaluation/1')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    const kept = { ...evaluation, submitted_at: '2027-01-31T09:00:00.000Z' }
    expect(await ana.post('/users/program-evaluation', evaluation)).toMatchObject({ status: 200, body: kept })
    const { body } = await ana.get('/users/program-evaluation/1')
    expect(body).toEqual(kept)
    expect(Evaluation.parse(body)).toEqual(body)
  })

  test('is taken from a learner whose program has ended', async () => {
    const { ana, clock } = await assessed()
    for (let week = 0; week < 13; week++) {
      clock.advance({ days: 7 })
      await ana.get('/users/streak')
    }
    expect((await ana.get('/users/daily-tasks')).body).toEqual([])
    expect((await ana.post('/users/program-evaluation', evaluation)).status).toBe(200)
  })

  test('given again or ten times at once, the first one stays and is answered', async () => {
    const { ana, db, clock } = await learned()
    const first = (await ana.post('/users/program-evaluation', evaluation)).body
    clock.advance({ hours: 1 })
    const again = await Promise.all(
      Array.from({ length: 10 }, () => ana.post('/users/program-evaluation', { ...evaluation, program_rating: 1 })),
    )
    for (const answer of again) expect(answer).toMatchObject({ status: 200, body: first })
    expect(await db.selectFrom('evaluations').selectAll().execute()).toHaveLength(1)
  })

  test('is not taken before the program has run its days, and then from the first second on', async () => {
    const { ana, clock, db } = await assessed()
    const refused = { status: 409, body: { code: 'NOT_DUE' } }
    expect(await ana.post('/users/program-evaluation', evaluation)).toMatchObject(refused)
    for (let days = 0; days < 90; days += 10) {
      clock.advance({ hours: 240 })
      await ana.get('/users/streak')
    }
    clock.advance({ seconds: -1 })
    expect(await ana.post('/users/program-evaluation', evaluation)).toMatchObject(refused)
    expect(await db.selectFrom('evaluations').selectAll().execute()).toEqual([])
    clock.advance({ seconds: 1 })
    expect((await ana.post('/users/program-evaluation', evaluation)).status).toBe(200)
  })

  test('one that was kept too early counts for nothing, and is given again when it is due', async () => {
    const { ana, db } = await learned()
    await ana.post('/users/program-evaluation', evaluation)
    await db.updateTable('evaluations').set({ submitted_at: '2026-11-02T09:05:00.000Z' }).execute()
    expect((await ana.get('/users/program-evaluation/1')).status).toBe(404)
    const again = await ana.post('/users/program-evaluation', { ...evaluation, program_rating: 2 })
    expect(again).toMatchObject({ status: 200, body: { program_rating: 2 } })
    expect((await ana.get('/users/program-evaluation/1')).body.program_rating).toBe(2)
  })

  test('answers 409 NOT_ASSESSED before the assessment', async () => {
    const { learner, db } = await createProgram()
    expect(await (await learner()).post('/users/program-evaluation', evaluation)).toMatchObject({
      status: 409,
      body: { code: 'NOT_ASSESSED' },
    })
    expect(await db.selectFrom('evaluations').selectAll().execute()).toEqual([])
  })

  test.each<[string, unknown]>([
    ...['program_rating', 'progress_rating', 'difficulty_rating', 'time_commitment_rating'].flatMap(field =>
      [0, 6, 2.5, '5', null].map((value): [string, unknown] => [field, value]),
    ),
    ['goals_achieved_percentage', 5],
    ['goals_achieved_percentage', 101],
    ['goals_achieved_percentage', -10],
    ['would_recommend', 'yes'],
    ['would_recommend', undefined],
    ['final_level_assessment', 'native'],
    ['favorite_aspects', 'x'.repeat(100_000)],
    ['improvement_suggestions', 'a\u0000b'],
    ['language_id', 33],
  ])('refuses %s %j and names it', async (field, value) => {
    const { ana, db } = await assessed()
    const answer = await ana.post('/users/program-evaluation', { ...evaluation, [field]: value })
    expect(answer).toMatchObject({ status: 400, body: { field } })
    expect(await db.selectFrom('evaluations').selectAll().execute()).toEqual([])
  })

  test('keeps text as it was written, and takes nothing but what the contract names', async () => {
    const { ana, db } = await learned()
    const favorite_aspects = `<script>'";--\r\n\u202e\${7*7}`
    await ana.post('/users/program-evaluation', {
      ...evaluation,
      favorite_aspects,
      user_id: 'someone',
      submitted_at: '2020-01-01T00:00:00Z',
    })
    expect(
      await db.selectFrom('evaluations').select(['user_id', 'favorite_aspects', 'submitted_at']).execute(),
    ).toEqual([{ user_id: ana.id, favorite_aspects, submitted_at: '2027-01-31T09:00:00.000Z' }])
  })
})

test('another learner is told of an evaluation what is told of one that does not exist', async () => {
  const { ana, learner } = await learned()
  await ana.post('/users/program-evaluation', evaluation)
  const eve = await learner({ id: 'learner-2' })
  const [theirs, missing] = [
    await eve.get('/users/program-evaluation/1'),
    await eve.get('/users/program-evaluation/31'),
  ]
  expect(JSON.stringify({ ...theirs, headers: 0 })).toBe(JSON.stringify({ ...missing, headers: 0 }))
  expect(theirs.status).toBe(404)
})

describe('GET /users/program-stats/{languageId}', () => {
  test('is zero for a learner who did nothing', async () => {
    const { ana } = await assessed()
    expect((await ana.get('/users/program-stats/1')).body).toEqual({
      days_completed: 0,
      tasks_completed: 0,
      average_score: null,
    })
  })

  test('counts days with something done, tasks done, and the mean of the best lesson scores', async () => {
    const { ana, clock } = await assessed()
    await ana.post('/lessons/es-beginner-01-1/progress', { status: 'completed', score: 50 })
    await ana.post('/lessons/es-beginner-01-1/progress', { status: 'completed', score: 91 })
    await ana.post('/lessons/es-beginner-01-2/progress', { status: 'completed', score: 80 })
    clock.advance({ days: 1 })
    const tasks = (await ana.get('/users/daily-tasks')).body
    for (const { id } of tasks.slice(0, 3)) await ana.post(`/users/daily-tasks/${id}/complete`)
    expect((await ana.get('/users/program-stats/1')).body).toEqual({
      days_completed: 2,
      tasks_completed: 3,
      average_score: 86,
    })
  })

  test('equals a recount from the rows after everything was sent at once', async () => {
    const { ana, clock, db } = await assessed()
    const tasks: { id: string }[] = []
    for (let day = 0; day < 4; day++) {
      tasks.push(...(await ana.get('/users/daily-tasks')).body)
      clock.advance({ days: 1 })
    }
    const lessons = [1, 2, 3, 4, 5, 6, 7].map(day => ({ id: `es-beginner-02-${day}`, score: day * 13 }))
    await Promise.all([
      ...tasks.flatMap(({ id }) => [1, 2].map(() => ana.post(`/users/daily-tasks/${id}/complete`))),
      ...lessons.flatMap(({ id, score }) =>
        [score, score - 5].map(each => ana.post(`/lessons/${id}/progress`, { status: 'completed', score: each })),
      ),
    ])
    const completed = await db.selectFrom('daily_tasks').select('id').where('completed_at', 'is not', null).execute()
    expect(completed).toHaveLength(tasks.length)
    expect((await ana.get('/users/program-stats/1')).body).toEqual({
      days_completed: 1,
      tasks_completed: tasks.length,
      average_score: 52,
    })
  })

  test.each(['abc', '-1', '0', '33', '1e308', '%00', '٣'])('%s answers 404', async id => {
    const { ana } = await assessed()
    expect((await ana.get(`/users/program-stats/${id}`)).status).toBe(404)
    expect((await ana.get(`/users/program-evaluation/${id}`)).status).toBe(404)
  })
})
