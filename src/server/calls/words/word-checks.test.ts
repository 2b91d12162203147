import { describe, expect, test } from 'vitest'
import { assessment, createProgram, madeCourses } from '#test/program.ts'

async function assessed(answers: Partial<typeof assessment> = {}) {
  const program = await createProgram({ courses: madeCourses({ es: ['beginner'], fr: ['beginner'] }) })
  const ana = await program.learner()
  await ana.post('/users/assessment', { ...assessment, ...answers })
  const testTask = async () =>
    (await ana.get('/users/daily-tasks')).body.find((task: any) => task.content_data.program_test !== undefined)
  return { ...program, ana, testTask }
}

/** The answers of a learner who knows the words that `knows` tells of by their place in the test. */
const answersTo = (content: any, knows: (at: number) => boolean) =>
  content.quiz_questions.map((question: any, at: number) => ({
    item: question.item,
    given: knows(at) ? question.correct_answer : question.options.at(-1),
  }))

/** Days pass, each with a visit so that the session lives on. */
async function pass(days: number, { ana, clock }: Pick<Awaited<ReturnType<typeof assessed>>, 'ana' | 'clock'>) {
  for (let day = 0; day < days; day += 5) {
    clock.advance({ hours: 24 * Math.min(5, days - day) })
    await ana.get('/users/streak')
  }
}

describe('the test of the first day', () => {
  test('stands behind the first lesson, within the minutes of the day', async () => {
    const { ana } = await assessed({ daily_time_minutes: 15 })
    const tasks = (await ana.get('/users/daily-tasks')).body
    expect(tasks[0].lesson_id).toBe('es-beginner-01-1')
    expect(tasks[1].content_data).toMatchObject({ program_test: 1, activity_type: 'quiz_game' })
    expect(tasks[1].content_data.quiz_questions).toHaveLength(26)
    expect(tasks[1].reason).toMatch(/first day/)
    const minutes = tasks.reduce((sum: number, task: any) => sum + task.estimated_minutes, 0)
    expect(minutes).toBeGreaterThanOrEqual(13)
    expect(minutes).toBeLessThanOrEqual(17)
  })

  test('is judged by the server, kept once, and asked for no more', async () => {
    const { ana, testTask, clock } = await assessed()
    const { content_data } = await testTask()
    const answers = answersTo(content_data, at => at < 5)
    const taken = await ana.post('/users/program-tests', { language_id: 1, test: 1, answers })
    expect(taken).toMatchObject({ status: 200, body: { results: [{ test: 1, asked: 26, correct: 5 }] } })
    expect(taken.body.results[0].known).toEqual({ words: 210, low: 93, high: 414 })
    const again = { language_id: 1, test: 1, answers: answersTo(content_data, () => true) }
    const repeated = await Promise.all(Array.from({ length: 5 }, () => ana.post('/users/program-tests', again)))
    for (const each of repeated) expect(each).toMatchObject({ status: 200, body: { results: [{ correct: 5 }] } })
    clock.advance({ hours: 24 })
    expect(await testTask()).toBeUndefined()
  })

  test('that was not taken is due again on the next day', async () => {
    const { testTask, clock } = await assessed()
    expect((await testTask()).content_data.program_test).toBe(1)
    clock.advance({ hours: 24 })
    expect((await testTask()).content_data.program_test).toBe(1)
  })

  test('puts nothing into the memory', async () => {
    const { ana, testTask, db } = await assessed()
    const answers = answersTo((await testTask()).content_data, () => true)
    await ana.post('/users/program-tests', { language_id: 1, test: 1, answers })
    expect(await db.selectFrom('memory_items').selectAll().execute()).toEqual([])
  })

  test('places who says that they know more than a beginner, by what they know', async () => {
    const { ana, testTask } = await assessed({ current_level: 'intermediate' })
    const answers = answersTo((await testTask()).content_data, at => at < 8)
    await ana.post('/users/program-tests', { language_id: 1, test: 1, answers })
    expect((await ana.get('/users/languages')).body[0]).toMatchObject({
      next_lesson_id: 'es-beginner-05-1',
      lessons_completed: 0,
      lessons_total: 90 - 28,
    })
  })

  test('leaves a beginner at the beginning, whatever they know, and says where they could begin', async () => {
    const { ana, testTask } = await assessed()
    const answers = answersTo((await testTask()).content_data, at => at < 8)
    const { body } = await ana.post('/users/program-tests', { language_id: 1, test: 1, answers })
    expect((await ana.get('/users/languages')).body[0].next_lesson_id).toBe('es-beginner-01-1')
    expect(body).toMatchObject({ begins_in: { week: 1 }, would_begin_in: { week: 5 } })
    expect(body.would_begin_in.theme).not.toBe('')
    // Having said so in the assessment, they begin there without another test; taken back, at the beginning again.
    await ana.post('/users/assessment', { ...assessment, current_level: 'intermediate' })
    expect((await ana.get('/users/languages')).body[0].next_lesson_id).toBe('es-beginner-05-1')
    await ana.post('/users/assessment', assessment)
    expect((await ana.get('/users/languages')).body[0].next_lesson_id).toBe('es-beginner-01-1')
  })

  test('counts guesses out of what is known', async () => {
    const { ana, testTask } = await assessed()
    const { content_data } = await testTask()
    const answers = content_data.quiz_questions.map((question: any, at: number) => ({
      item: question.item,
      given:
        at < 6 ? question.correct_answer : question.options.find((each: string) => each !== question.correct_answer),
    }))
    const { body } = await ana.post('/users/program-tests', { language_id: 1, test: 1, answers })
    expect(body.results[0]).toMatchObject({ asked: 26, correct: 6, wrong: 20, known: { words: 0 } })
  })

  test('stands first for who is placed by it, and the day is planned anew with the lesson of their week', async () => {
    const { ana, testTask } = await assessed({ current_level: 'intermediate', daily_time_minutes: 60 })
    const before = (await ana.get('/users/daily-tasks')).body
    expect(before[0].content_data.program_test).toBe(1)
    expect(before.some((task: any) => task.lesson_id === 'es-beginner-01-1')).toBe(true)
    const answers = answersTo((await testTask()).content_data, at => at < 8)
    const { body } = await ana.post('/users/program-tests', { language_id: 1, test: 1, answers })
    expect(body).toMatchObject({ begins_in: { week: 5 }, would_begin_in: null })
    const after = (await ana.get('/users/daily-tasks')).body
    expect(after[0].id).toBe(before[0].id)
    const lessons = after.flatMap((task: any) => task.lesson_id ?? [])
    expect(lessons[0]).toBe('es-beginner-05-1')
    expect(lessons).not.toContain('es-beginner-01-1')
    const minutes = after.reduce((sum: number, task: any) => sum + task.estimated_minutes, 0)
    expect(minutes).toBeGreaterThanOrEqual(54)
    expect(minutes).toBeLessThanOrEqual(66)
    // The day stands: handed in again, nothing moves.
    await ana.post('/users/program-tests', { language_id: 1, test: 1, answers })
    expect((await ana.get('/users/daily-tasks')).body.map((task: any) => task.id)).toEqual(
      after.map((task: any) => task.id),
    )
  })

  test('that places changes nothing that is done already', async () => {
    const { ana, testTask } = await assessed({ current_level: 'intermediate', daily_time_minutes: 60 })
    const before = (await ana.get('/users/daily-tasks')).body
    const done = before.at(-1)
    expect((await ana.post(`/users/daily-tasks/${done.id}/complete`)).status).toBe(200)
    const answers = answersTo((await testTask()).content_data, at => at < 8)
    await ana.post('/users/program-tests', { language_id: 1, test: 1, answers })
    const after = (await ana.get('/users/daily-tasks')).body
    expect(after.find((task: any) => task.id === done.id)).toMatchObject({ is_completed: true })
    expect(after.map((task: any) => task.id)).toContain(before[0].id)
  })
})

describe('the three tests', () => {
  test('of days 1, 45 and 90 ask for different words, and their results stand beside each other', async () => {
    const learner = await assessed()
    const { ana, testTask } = learner
    const asked: string[][] = []
    for (const [number, right, days] of [
      [1, 2, 44],
      [2, 12, 45],
      [3, 22, 0],
    ] as const) {
      const { content_data } = await testTask()
      expect(content_data.program_test).toBe(number)
      asked.push(content_data.quiz_questions.map((question: any) => question.item))
      const answers = answersTo(content_data, at => at < right)
      await ana.post('/users/program-tests', { language_id: 1, test: number, answers })
      await pass(days, learner)
    }
    expect(new Set(asked.flat()).size).toBe(3 * 26)
    const { results } = (await ana.get('/users/program-tests/1')).body
    expect(results.map((result: any) => result.correct)).toEqual([2, 12, 22])
  })

  test('the last one can still be taken when the program has ended', async () => {
    const learner = await assessed()
    await pass(95, learner)
    const { ana } = learner
    expect((await ana.get('/users/daily-tasks')).body).toEqual([])
    const { last_test } = (await ana.get('/users/program-tests/1')).body
    expect(last_test.program_test).toBe(3)
    const answers = answersTo(last_test, at => at % 2 === 0)
    const { body } = await ana.post('/users/program-tests', { language_id: 1, test: 3, answers })
    expect(body).toMatchObject({ results: [{ test: 3, correct: 13 }], last_test: null })
  })
})

describe('POST /users/program-tests', () => {
  test.each([
    ['no test of that number', { test: 4 }, 'test'],
    ['a word of another test', { answers: [{ item: 'nothing', given: 'x' }] }, 'answers.0.item'],
    ['answers that are none', { answers: 'all' }, 'answers'],
    ['a language that does not exist', { language_id: 99 }, 'language_id'],
    ['a given text that is too long', { answers: [{ item: 'a', given: 'x'.repeat(301) }] }, 'answers.0.given'],
  ])('refuses %s and names the field', async (_, wrong, field) => {
    const { ana } = await assessed()
    const body = { language_id: 1, test: 1, answers: [], ...wrong }
    expect(await ana.post('/users/program-tests', body)).toMatchObject({ status: 400, body: { field } })
  })

  test('of a language that was not begun answers 404', async () => {
    const { ana } = await assessed()
    expect((await ana.post('/users/program-tests', { language_id: 2, test: 1, answers: [] })).status).toBe(404)
    for (const id of ['2', '99', 'abc', '-1', '%00'])
      expect((await ana.get(`/users/program-tests/${id}`)).status).toBe(404)
  })
})

describe('a day off', () => {
  test('has no tasks, neither as a rest day nor in a pause', async () => {
    const { ana, clock } = await assessed()
    await ana.post('/users/rest-days', { dates: ['2026-11-03'] })
    clock.set('2026-11-03T09:00:00Z')
    expect((await ana.get('/users/daily-tasks')).body).toEqual([])
    clock.set('2026-11-04T09:00:00Z')
    expect((await ana.get('/users/daily-tasks')).body).not.toEqual([])
    clock.set('2026-11-05T09:00:00Z')
    await ana.post('/users/pause', { days: 2 })
    expect((await ana.get('/users/daily-tasks')).body).toEqual([])
    clock.set('2026-11-07T09:00:00Z')
    expect((await ana.get('/users/daily-tasks')).body).not.toEqual([])
  })
})

describe('a test before its day', () => {
  test.each([2, 3])('%s is not taken on the first day', async number => {
    const { ana, db } = await assessed()
    const answer = await ana.post('/users/program-tests', { language_id: 1, test: number, answers: [] })
    expect(answer).toMatchObject({ status: 409, body: { code: 'NOT_DUE', field: 'test' } })
    expect((await ana.get('/users/program-tests/1')).body).toMatchObject({ results: [], last_test: null })
    expect(await db.selectFrom('program_tests').selectAll().execute()).toEqual([])
  })

  test('that was kept too early counts for nothing, and is taken again when its day has come', async () => {
    const early = await assessed()
    const { ana, db } = early
    const tooEarly = { user_id: ana.id, language_id: 1, test: 3, asked: 26, correct: 0, answers: '[]' }
    await db
      .insertInto('program_tests')
      .values({ ...tooEarly, taken_at: '2026-11-02T09:00:01.000Z' })
      .execute()
    expect((await ana.get('/users/program-tests/1')).body.results).toEqual([])
    await pass(95, early)
    const { last_test } = (await ana.get('/users/program-tests/1')).body
    const answers = answersTo(last_test, () => true)
    const { body } = await ana.post('/users/program-tests', { language_id: 1, test: 3, answers })
    expect(body.results).toMatchObject([{ test: 3, correct: 26 }])
  })
})
