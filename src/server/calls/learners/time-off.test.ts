import { describe, expect, test } from 'vitest'
import { assessment, createProgram } from '#test/program.ts'

async function begun() {
  const program = await createProgram()
  const ana = await program.learner()
  const end = async () => (await ana.get('/users/subscription')).body?.expires_at
  return { ...program, ana, end }
}

describe('POST /users/pause', () => {
  test.each([1, 5, 14])(
    'of %i days moves the end by as many, and the program’s day goes on where it stood',
    async days => {
      const { ana, end, clock } = await begun()
      clock.set('2026-11-12T09:00:00Z')
      const before = Temporal.Instant.from(await end())
      const day = (await ana.get('/users/subscription')).body.program_day
      const answer = await ana.post('/users/pause', { days })
      expect(answer).toMatchObject({
        status: 200,
        body: { may_pause: false, pauses: [{ first_date: '2026-11-12', days }] },
      })
      expect(Temporal.Instant.from(await end()).equals(before.add({ hours: 24 * days }))).toBe(true)
      clock.advance({ hours: 24 * days })
      expect((await ana.get('/users/subscription')).body.program_day).toBe(day)
    },
  )

  test('is given once per program, also when asked ten times at once', async () => {
    const { ana, end } = await begun()
    const before = Temporal.Instant.from(await end())
    const answers = await Promise.all(Array.from({ length: 10 }, () => ana.post('/users/pause', { days: 3 })))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    for (const answer of answers.filter(each => each.status !== 200)) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'ALREADY_PAUSED' } })
    }
    expect(Temporal.Instant.from(await end()).equals(before.add({ hours: 72 }))).toBe(true)
  })

  test('without an active program answers 403', async () => {
    const { learner } = await createProgram()
    const eve = await learner({ id: 'learner-2', paid: false })
    expect(await eve.post('/users/pause', { days: 3 })).toMatchObject({
      status: 403,
      body: { code: 'SUBSCRIPTION_REQUIRED' },
    })
  })

  test.each([0, 15, -1, 2.5, '3', null])('of %j days is refused and names the field', async days => {
    const { ana } = await begun()
    expect(await ana.post('/users/pause', { days })).toMatchObject({ status: 400, body: { field: 'days' } })
  })

  test('leaves the streak alone', async () => {
    const { ana, clock } = await begun()
    await ana.post('/users/assessment', assessment)
    const [task] = (await ana.get('/users/daily-tasks')).body
    await ana.post(`/users/daily-tasks/${task.id}/complete`)
    clock.set('2026-11-03T09:00:00Z')
    await ana.post('/users/pause', { days: 7 })
    clock.set('2026-11-10T09:00:00Z')
    expect((await ana.get('/users/streak')).body.days).toBe(1)
    clock.set('2026-11-11T09:00:00Z')
    expect((await ana.get('/users/streak')).body.days).toBe(0)
  })
})

describe('POST /users/rest-days', () => {
  test('chosen in advance they leave the streak alone', async () => {
    const { ana, clock } = await begun()
    await ana.post('/users/assessment', assessment)
    const [task] = (await ana.get('/users/daily-tasks')).body
    await ana.post(`/users/daily-tasks/${task.id}/complete`)
    expect((await ana.post('/users/rest-days', { dates: ['2026-11-03', '2026-11-04'] })).body.rest_days).toEqual([
      '2026-11-03',
      '2026-11-04',
    ])
    clock.set('2026-11-05T09:00:00Z')
    expect((await ana.get('/users/streak')).body.days).toBe(1)
  })

  test('replace those ahead, and a day that has begun stays what it was', async () => {
    const { ana, clock } = await begun()
    await ana.post('/users/rest-days', { dates: ['2026-11-04', '2026-11-06'] })
    clock.set('2026-11-05T09:00:00Z')
    const { body } = await ana.post('/users/rest-days', { dates: ['2026-11-07', '2026-11-07'] })
    expect(body.rest_days).toEqual(['2026-11-04', '2026-11-07'])
    expect((await ana.get('/users/time-off')).body).toEqual(body)
  })

  test.each([['2026-11-02'], ['2026-11-01'], ['2026-02-31'], ['2028-01-01'], ['soon']])(
    'refuse %s: today, the past, no date, after the program',
    async date => {
      const { ana } = await begun()
      expect((await ana.post('/users/rest-days', { dates: [date] })).status).toBe(400)
    },
  )
})
