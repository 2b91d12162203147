import { describe, expect, test } from 'vitest'
import { DailyTask } from '#contract/program/daily-tasks.ts'
import { dayStands } from '#database/program/daily-tasks.ts'
import { assessment, createProgram, madeCourses } from '#test/program.ts'

async function assessed(answers: Partial<typeof assessment> = {}) {
  const program = await createProgram()
  const ana = await program.learner()
  expect((await ana.post('/users/assessment', { ...assessment, ...answers })).status).toBe(200)
  return { ...program, ana }
}

const idsOf = (answer: { body: { id: string }[] }) => answer.body.map(task => task.id)
const minutesOf = (answer: { body: { estimated_minutes: number }[] }) =>
  answer.body.reduce((sum, task) => sum + task.estimated_minutes, 0)

describe('GET /users/daily-tasks', () => {
  test('is empty before the assessment', async () => {
    const { learner } = await createProgram()
    expect(await (await learner()).get('/users/daily-tasks')).toMatchObject({ status: 200, body: [] })
  })

  test.each([15, 30, 45, 60, 75, 90, 105, 120])(
    'fills a first day of %i minutes, as far as seven rows hold it: the lesson first, then the first test',
    async minutes => {
      const { ana } = await assessed({ daily_time_minutes: minutes })
      const answer = await ana.get('/users/daily-tasks')
      // Of a long first day seven rows and the words of its lessons fill about two thirds.
      expect(minutesOf(answer) / minutes).toBeGreaterThanOrEqual(minutes <= 60 ? 0.9 : 0.6)
      expect(minutesOf(answer) / minutes).toBeLessThanOrEqual(1.1)
      expect(answer.body.length).toBeLessThanOrEqual(7)
      expect(answer.body.find((task: DailyTask) => task.lesson_id === null).content_data.program_test).toBe(1)
      expect(answer.body[0]).toMatchObject({
        lesson_id: 'es-beginner-01-1',
        reason: 'The next lesson of your course',
        priority_level: 'high',
        is_completed: false,
        completed_at: null,
        language_name: 'Spanish',
        local_date: '2026-11-02',
      })
    },
  )

  test('answers what the contract says, field for field', async () => {
    const { ana } = await assessed()
    for (const task of (await ana.get('/users/daily-tasks')).body) expect(DailyTask.parse(task)).toEqual(task)
  })

  test('gives nothing to practise on day 1 but the words of its lesson', async () => {
    const { ana } = await assessed()
    const tasks = (await ana.get('/users/daily-tasks')).body as DailyTask[]
    const items = tasks
      .slice(1)
      .flatMap(task => task.content_data.vocabulary ?? [])
      .map(entry => entry.item)
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) expect(item).toMatch(/^beginner-1-1-\d+$/)
  })

  test('gives a reason with every task', async () => {
    const { ana } = await assessed()
    for (const task of (await ana.get('/users/daily-tasks')).body) expect(task.reason).toMatch(/^[A-Z][^.]{8,}$/)
  })

  test('answers the same tasks to twenty tabs at once, and keeps them all day', async () => {
    const { ana, clock } = await assessed()
    // On a machine busy with other tests a tab may be asked to come again, as it then does.
    const open = async (): Promise<Awaited<ReturnType<typeof ana.get>>> => {
      const answer = await ana.get('/users/daily-tasks')
      return answer.status === 503 ? open() : answer
    }
    const answers = await Promise.all(Array.from({ length: 20 }, open))
    const [first] = answers.map(idsOf)
    for (const answer of answers) expect(idsOf(answer)).toEqual(first)
    clock.advance({ hours: 14 })
    await ana.post('/users/assessment', { ...assessment, daily_time_minutes: 120 })
    expect(idsOf(await ana.get('/users/daily-tasks'))).toEqual(first)
  })

  test.each([
    ['Asia/Kathmandu', '2026-11-03T18:15:00Z'],
    ['Pacific/Apia', '2026-11-03T11:00:00Z'],
    ['America/Sao_Paulo', '2026-11-04T03:00:00Z'],
    ['UTC', '2026-11-04T00:00:00Z'],
  ])('changes exactly at midnight in %s', async (zone, midnight) => {
    const { ana, clock } = await assessed()
    const at = Temporal.Instant.from(midnight)
    clock.set(at.subtract({ hours: 20 }).toString())
    const morning = idsOf(await ana.get('/users/daily-tasks', zone))
    clock.set(at.subtract({ seconds: 1 }).toString())
    expect(idsOf(await ana.get('/users/daily-tasks', zone))).toEqual(morning)
    clock.set(at.toString())
    const next = idsOf(await ana.get('/users/daily-tasks', zone))
    expect(next.length).toBeGreaterThan(0)
    expect(next.filter(id => morning.includes(id))).toEqual([])
    clock.advance({ hours: 20 })
    expect(idsOf(await ana.get('/users/daily-tasks', zone))).toEqual(next)
  })

  test.each([
    ['2027-03-11T12:00:00Z', '2027-03-14 has 23 hours'],
    ['2027-11-04T12:00:00Z', '2027-11-07 has 25 hours'],
  ])('gives seven lists on seven calendar days from %s in New York, where %s', async start => {
    const program = await createProgram()
    program.clock.set(start)
    const ana = await program.learner()
    await ana.post('/users/assessment', assessment, 'America/New_York')
    const dates = new Set<string>()
    const ids = new Set<string>()
    for (let hour = 0; hour < 7 * 24; hour++) {
      const list = (await ana.get('/users/daily-tasks', 'America/New_York')).body as DailyTask[]
      for (const task of list) {
        dates.add(task.local_date)
        ids.add(`${task.local_date} ${list[0]!.id}`)
      }
      program.clock.advance({ hours: 1 })
    }
    expect(dates.size).toBeGreaterThanOrEqual(7)
    expect(ids.size).toBe(dates.size)
  })

  test.each([
    ['an empty zone means the one last seen', '', 200],
    ['an unknown zone is refused', 'Mars/Olympus', 400],
    ['an offset is no zone', '+05:45', 400],
    ['5 kB is no zone', 'A'.repeat(5000), 400],
    ['a list is no zone', 'UTC, UTC', 400],
  ])('%s', async (_, zone, status) => {
    const { ana } = await assessed()
    expect((await ana.get('/users/daily-tasks', zone)).status).toBe(status)
  })

  test('plans nothing new when the subscription has ended, and still shows what the day had', async () => {
    const { ana, clock } = await assessed()
    await ana.post('/lessons/es-beginner-01-1/progress', { status: 'completed', score: 80 })
    // A session ends after thirty days without use.
    for (const day of ['2026-11-25', '2026-12-20', '2027-01-15']) {
      clock.set(`${day}T09:00:00Z`)
      await ana.get('/users/streak')
    }
    clock.set('2027-01-31T08:59:59Z')
    const last = idsOf(await ana.get('/users/daily-tasks'))
    expect(last.length).toBeGreaterThan(0)
    clock.set('2027-01-31T09:00:01Z')
    expect(idsOf(await ana.get('/users/daily-tasks'))).toEqual(last)
    clock.set('2027-02-01T09:00:00Z')
    expect(await ana.get('/users/daily-tasks')).toMatchObject({ status: 200, body: [] })
  })

  test('shares the minutes of a day among the languages', async () => {
    const program = await createProgram({ courses: madeCourses({ es: ['beginner'], fr: ['beginner'] }) })
    const ana = await program.learner()
    for (const language_id of [1, 2])
      await ana.post('/users/assessment', { ...assessment, language_id, daily_time_minutes: 60 })
    const answer = await ana.get('/users/daily-tasks')
    const of = (id: number) => minutesOf({ body: answer.body.filter((task: DailyTask) => task.language_id === id) })
    for (const id of [1, 2]) expect(Math.abs(of(id) - 30)).toBeLessThanOrEqual(1)
  })

  test('meets a learner who was away with five minutes, and goes on in full the day after', async () => {
    const { ana, clock } = await assessed()
    await ana.post('/lessons/es-beginner-01-1/progress', { status: 'completed', score: 80 })
    clock.advance({ days: 5 })
    const back = await ana.get('/users/daily-tasks')
    expect(minutesOf(back)).toBe(5)
    expect(back.body[0].reason).toBe('You were away for 4 days; five minutes are a good way back')
    for (const task of back.body) await ana.post(`/users/daily-tasks/${task.id}/complete`)
    clock.advance({ days: 1 })
    expect(minutesOf(await ana.get('/users/daily-tasks'))).toBe(30)
  })

  test('knows by one question that a day stands, until another language is begun', async () => {
    const program = await createProgram({ courses: madeCourses({ es: ['beginner'], fr: ['beginner'] }) })
    const ana = await program.learner()
    await ana.post('/users/assessment', { ...assessment, language_id: 1 })
    const { id } = (await ana.get('/users/me')).body
    expect(await dayStands(program.db, id, '2026-11-02')).toBe(false)
    program.clock.advance({ minutes: 1 })
    const first = await ana.get('/users/daily-tasks')
    expect(await dayStands(program.db, id, '2026-11-02')).toBe(true)
    expect(await dayStands(program.db, id, '2026-11-03')).toBe(false)
    program.clock.advance({ minutes: 1 })
    await ana.post('/users/assessment', { ...assessment, language_id: 2 })
    expect(await dayStands(program.db, id, '2026-11-02')).toBe(false)
    const second = await ana.get('/users/daily-tasks')
    expect(idsOf(second)).toEqual(expect.arrayContaining(idsOf(first)))
    expect(new Set(second.body.map((task: DailyTask) => task.language_id))).toEqual(new Set([1, 2]))
  })

  test('asks first for the words of yesterday that are due', async () => {
    const { ana, clock } = await assessed()
    await ana.post('/lessons/es-beginner-01-1/progress', { status: 'completed', score: 80 })
    clock.advance({ days: 1 })
    const { body } = await ana.get('/users/daily-tasks')
    const lessonAt = body.findIndex((task: DailyTask) => task.lesson_id === 'es-beginner-01-2')
    expect(lessonAt).toBeGreaterThanOrEqual(0)
    const asked = body.flatMap((task: DailyTask) => task.content_data.vocabulary?.map(entry => entry.item) ?? [])
    expect(asked.some((item: string) => item.startsWith('beginner-1-1-'))).toBe(true)
  })
})

describe('POST /users/daily-tasks/{id}/complete', () => {
  test('done fifty times at once is done once, and the first time is kept', async () => {
    const { ana, clock, db } = await assessed()
    const [id] = idsOf(await ana.get('/users/daily-tasks'))
    const answers = await Promise.all(Array.from({ length: 50 }, () => ana.post(`/users/daily-tasks/${id}/complete`)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { ok: true } })
    clock.advance({ hours: 2 })
    await ana.post(`/users/daily-tasks/${id}/complete`, undefined, 'Asia/Tokyo')
    expect((await ana.get(`/users/daily-tasks/${id}`)).body).toMatchObject({
      is_completed: true,
      completed_at: '2026-11-02T09:00:00.000Z',
    })
    const rows = await db.selectFrom('daily_tasks').selectAll().where('completed_at', 'is not', null).execute()
    expect(rows).toMatchObject([{ id, completed_zone: 'UTC' }])
  })

  test('counts the day as active in the zone where it was done', async () => {
    const { ana, db } = await assessed()
    const [id] = idsOf(await ana.get('/users/daily-tasks'))
    await ana.post(`/users/daily-tasks/${id}/complete`, undefined, 'Pacific/Kiritimati')
    expect(await db.selectFrom('active_days').selectAll().execute()).toMatchObject([
      { local_date: '2026-11-02', time_zone: 'Pacific/Kiritimati' },
    ])
  })

  test('does not pretend that a lesson was done', async () => {
    const { ana } = await assessed()
    const [task] = (await ana.get('/users/daily-tasks')).body
    await ana.post(`/users/daily-tasks/${task.id}/complete`)
    expect((await ana.get('/lessons/es-beginner-01-1')).body.progress).toBeNull()
    expect((await ana.get('/users/languages')).body[0]).toMatchObject({ lessons_completed: 0 })
  })

  test('takes a task of an earlier day, late on a day of 25 hours included', async () => {
    const program = await createProgram()
    program.clock.set('2027-11-06T15:00:00Z')
    const ana = await program.learner()
    await ana.post('/users/assessment', assessment, 'America/New_York')
    program.clock.set('2027-11-07T15:00:00Z')
    const [id] = idsOf(await ana.get('/users/daily-tasks', 'America/New_York'))
    program.clock.set('2027-11-08T04:59:59Z')
    expect((await ana.post(`/users/daily-tasks/${id}/complete`, undefined, 'America/New_York')).status).toBe(200)
    expect((await ana.get('/users/streak', 'America/New_York')).body).toMatchObject({ last_active: '2027-11-07' })
    program.clock.set('2027-11-20T12:00:00Z')
    expect((await ana.post(`/users/daily-tasks/${id}/complete`, undefined, 'America/New_York')).status).toBe(200)
  })
})

describe('another learner', () => {
  test('is told of a task what is told of one that does not exist, and changes nothing', async () => {
    const { ana, learner, db } = await assessed()
    const [id] = idsOf(await ana.get('/users/daily-tasks'))
    const eve = await learner({ id: 'learner-2', email: 'eve@example.org' })
    const before = await db.selectFrom('daily_tasks').selectAll().execute()
    const missing = '00000000-0000-4000-8000-000000000000'
    expect(await bare(eve.get(`/users/daily-tasks/${id}`))).toEqual(
      await bare(eve.get(`/users/daily-tasks/${missing}`)),
    )
    expect(await bare(eve.post(`/users/daily-tasks/${id}/complete`))).toEqual(
      await bare(eve.post(`/users/daily-tasks/${missing}/complete`)),
    )
    expect((await eve.get(`/users/daily-tasks/${id}`)).status).toBe(404)
    expect(await db.selectFrom('daily_tasks').selectAll().execute()).toEqual(before)
    expect(await db.selectFrom('active_days').selectAll().execute()).toEqual([])
  })

  test.each(['abc', '-1', '0', '1.5', '1e308', '9'.repeat(20), '%00', '..%2f', '٣', '1%20OR%201=1', '__proto__'])(
    'and the id %s answer 404',
    async id => {
      const { ana } = await assessed()
      expect((await ana.get(`/users/daily-tasks/${id}`)).status).toBe(404)
      expect((await ana.post(`/users/daily-tasks/${id}/complete`)).status).toBe(404)
    },
  )
})

const bare = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  return JSON.stringify({ status, body })
}

describe('GET /users/streak', () => {
  test('is 0 days for a new learner', async () => {
    const { learner } = await createProgram()
    expect((await (await learner()).get('/users/streak', 'Pacific/Apia')).body).toEqual({
      days: 0,
      label: '0 days',
      last_active: null,
      zone: 'Pacific/Apia',
      as_of: '2026-11-02T09:00:00.000Z',
    })
  })

  test('grows by one a day with something done, and ends with a day without', async () => {
    const { ana, clock } = await assessed()
    const labels: string[] = []
    for (const active of [true, true, false, false, true]) {
      const [first, second] = idsOf(await ana.get('/users/daily-tasks'))
      if (active) for (const id of [first, second]) await ana.post(`/users/daily-tasks/${id}/complete`)
      labels.push((await ana.get('/users/streak')).body.label)
      clock.advance({ days: 1 })
    }
    expect(labels).toEqual(['1 day', '2 days', '2 days', '0 days', '1 day'])
  })
})

describe('POST /users/daily-tasks/{id}/undo', () => {
  const first = async (ana: Awaited<ReturnType<typeof assessed>>['ana']) =>
    (await ana.get('/users/daily-tasks')).body[0] as DailyTask

  test('takes a tick back within ten seconds, and the active day that began with it', async () => {
    const { ana, clock } = await assessed()
    const { id } = await first(ana)
    await ana.post(`/users/daily-tasks/${id}/complete`)
    expect((await ana.get('/users/streak')).body.days).toBe(1)
    clock.advance({ seconds: 10 })
    expect((await ana.post(`/users/daily-tasks/${id}/undo`)).status).toBe(200)
    expect(await first(ana)).toMatchObject({ id, is_completed: false, completed_at: null })
    expect((await ana.get('/users/streak')).body.days).toBe(0)
    expect((await ana.get('/users/program')).body.days_learned).toBe(0)
  })

  test('leaves the active day where something else was done', async () => {
    const { ana, clock } = await assessed()
    const [one, other] = (await ana.get('/users/daily-tasks')).body as DailyTask[]
    await ana.post(`/users/daily-tasks/${one!.id}/complete`)
    clock.advance({ seconds: 2 })
    await ana.post(`/users/daily-tasks/${other!.id}/complete`)
    await ana.post(`/users/daily-tasks/${one!.id}/undo`)
    expect((await ana.get('/users/streak')).body.days).toBe(1)
  })

  test('comes too late after that', async () => {
    const { ana, clock } = await assessed()
    const { id } = await first(ana)
    await ana.post(`/users/daily-tasks/${id}/complete`)
    clock.advance({ seconds: 16 })
    expect(await ana.post(`/users/daily-tasks/${id}/undo`)).toMatchObject({ status: 409, body: { code: 'TOO_LATE' } })
    expect(await first(ana)).toMatchObject({ is_completed: true })
  })

  test('leaves an open task open, and knows no task of others', async () => {
    const { ana, learner } = await assessed()
    const { id } = await first(ana)
    expect((await ana.post(`/users/daily-tasks/${id}/undo`)).status).toBe(200)
    const bo = await learner({ id: 'learner-2', email: 'bo@example.org' })
    expect((await bo.post(`/users/daily-tasks/${id}/undo`)).status).toBe(404)
  })
})
