import { strictSpelling } from '#test/strict-spelling.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createBuiltInTutor } from '#providers/tutor/built-in/built-in-tutor.ts'
import { ERRORS_FOR_A_DRILL } from '#domain/plan/offers/error-drill.ts'
import { assessment } from '#test/program.ts'
import { createRequester, createTestParts, signedInLearner } from '#test/parts.ts'
import { coursesOf, smallSpanish } from '#test/courses/small-courses.ts'

const courses = coursesOf([smallSpanish])

async function setUp() {
  const parts = await createTestParts({ courses, tutor: createBuiltInTutor(courses, strictSpelling) })
  const request = createRequester(parts)
  const learner = async (id: string, email: string) => {
    const { headers } = await signedInLearner(parts, { id, email })
    const post = (path: string, body: unknown) => request('POST', path, { body, headers })
    await post('/users/assessment', assessment)
    const say = async (user_response: string, more = {}) =>
      (await post('/conversation/feedback', { language_id: 1, user_response, context: '', ...more })).body
    const repair = (error_id: string, given: string | null) => post('/conversation/repairs', { error_id, given })
    const get = async (path: string) => (await request('GET', path, { headers })).body
    return { post, say, repair, get }
  }
  const { db } = parts.database
  return { ana: await learner('ana', 'ana@example.org'), learner, db, clock: parts.clock }
}

const memory = (db: Awaited<ReturnType<typeof setUp>>['db']) =>
  db.selectFrom('memory_items').select(['item', 'repetitions', 'lapses']).execute()

const SLIP = 'Quiero una manazna roja.'

describe('errors that the learner will mend', () => {
  test('are kept for review only when they are settled: mended, as a success', async () => {
    const { ana, db } = await setUp()
    const { corrections } = await ana.say(SLIP, { repair: true })
    expect(corrections).toEqual([expect.objectContaining({ original: 'manazna', kind: 'spelling' })])
    expect(corrections[0].outcome).toBeUndefined()
    expect(await memory(db)).toEqual([])
    expect(await ana.repair(corrections[0].error_id, 'manzana')).toMatchObject({
      status: 200,
      body: { outcome: 'repaired', corrected: 'manzana' },
    })
    expect(await memory(db)).toEqual([{ item: 'apple', repetitions: 1, lapses: 0 }])
  })

  test('shown after a wrong try, or for the asking, they are items to review', async () => {
    for (const given of ['manaza', null]) {
      const { ana, db } = await setUp()
      const { corrections } = await ana.say(SLIP, { repair: true })
      expect((await ana.repair(corrections[0].error_id, given)).body.outcome).toBe('shown')
      expect(await memory(db)).toEqual([{ item: 'apple', repetitions: 0, lapses: 0 }])
    }
  })

  test('are settled once, also from ten tabs', async () => {
    const { ana, db } = await setUp()
    const { corrections } = await ana.say(SLIP, { repair: true })
    await ana.repair(corrections[0].error_id, 'manzana')
    const again = await Promise.all(Array.from({ length: 10 }, () => ana.repair(corrections[0].error_id, null)))
    for (const each of again) expect(each).toMatchObject({ status: 200, body: { outcome: 'repaired' } })
    expect(await memory(db)).toEqual([{ item: 'apple', repetitions: 1, lapses: 0 }])
  })

  test('are nobody else’s', async () => {
    const { ana, learner } = await setUp()
    const { corrections } = await ana.say(SLIP, { repair: true })
    const eve = await learner('eve', 'eve@example.org')
    expect((await eve.repair(corrections[0].error_id, 'manzana')).status).toBe(404)
    expect((await ana.repair('nothing', 'manzana')).status).toBe(404)
    expect((await ana.repair('x'.repeat(101), 'manzana')).status).toBe(400)
    expect((await ana.repair(corrections[0].error_id, 'x'.repeat(501))).status).toBe(400)
  })

  test('show in the conversation how they ended', async () => {
    const { ana } = await setUp()
    const { conversation_id } = (await ana.post('/conversation/start', { language_id: 1, topic: 'Food' })).body
    const thread = { conversation_id, message_id: randomUUID() }
    const { corrections } = await ana.say(SLIP, { repair: true, ...thread })
    const outcome = async () => {
      const { thread } = await ana.get(`/conversations/${conversation_id}`)
      return thread.at(-1).feedback.corrections[0].outcome
    }
    expect(await outcome()).toBeUndefined()
    await ana.repair(corrections[0].error_id, 'manzana')
    expect(await outcome()).toBe('repaired')
  })
})

describe('a kind of error that recurs', () => {
  test('brings a task aimed at it, once', async () => {
    const { ana, clock } = await setUp()
    const tasks = async () =>
      (await ana.get('/users/daily-tasks')).filter((task: any) => /Your own errors/.test(task.title))
    for (const word of ['manazna', 'manzzana', 'mnazana'].slice(0, ERRORS_FOR_A_DRILL))
      await ana.say(`Quiero una ${word} roja.`)
    clock.advance({ hours: 24 })
    const [task, ...others] = await tasks()
    expect(others).toEqual([])
    expect(task).toMatchObject({ title: 'Your own errors: spelling', reason: expect.stringContaining('spelling') })
    expect(task.content_data.interactive_exercises.map((each: any) => each.correct_answer)).toEqual([
      'manzana',
      'manzana',
      'manzana',
    ])
    expect((await ana.get(`/users/daily-tasks/${task.id}`)).title).toBe(task.title)
    clock.advance({ hours: 24 })
    expect(await tasks()).toEqual([])
  })

  test('is counted by what was said, not by how often it was sent', async () => {
    const { ana, db } = await setUp()
    const message_id = randomUUID()
    for (let time = 0; time < 4; time++) await ana.say(SLIP, { message_id })
    for (let time = 0; time < 4; time++) await ana.say('Quiero una manzzana roja.')
    expect(await db.selectFrom('conversation_errors').select('original').execute()).toHaveLength(2)
  })
})
