import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Call } from '#contract/call.ts'
import { toStored } from '#database/instants.ts'
import { createRequester, createTestParts, signedInLearner } from '#test/parts.ts'
import { assessment, createProgram } from '#test/program.ts'

/** Values of JSON that code stumbles over which reads a property before it has looked at the type. */
const hostile = [
  { length: { toString: 1, valueOf: 1 } },
  { length: { toString: {}, valueOf: {} } },
  { length: -1 },
  { toJSON: 1 },
  [{ length: { toString: 1 } }],
  null,
  1e308,
  [],
  {},
]

const posts = Object.entries(api).filter(([, call]) => (call as Call).body) as [string, Call][]

/** The names of a body's fields. */
const fieldsOf = (call: Call) =>
  Object.keys((call.body as unknown as { _zod: { def: { shape?: object } } })._zod.def.shape ?? {})

describe('bodies', () => {
  test.each(posts.map(([name, call]) => [name, call] as const))(
    '%s answers no value of any field with a failure of ours',
    async (_, call) => {
      const parts = await createTestParts()
      const request = createRequester(parts)
      const { headers } = await signedInLearner(parts)
      const bodies = hostile.flatMap(value => [value, ...fieldsOf(call).map(field => ({ [field]: value }))])
      for (const body of bodies) {
        const { status, body: answer } = await request('POST', call.path.replaceAll(/\{\w+\}/g, 'x'), { body, headers })
        expect(status, JSON.stringify(body)).toBeLessThan(500)
        if (status >= 400) expect(answer).toMatchObject({ code: expect.any(String), message: expect.any(String) })
      }
    },
  )

  test('signed out, a code that is no text is refused as such', async () => {
    const request = createRequester(await createTestParts())
    for (const code of hostile.slice(0, 4)) {
      expect((await request('POST', '/sessions', { body: { code } })).status).toBe(400)
    }
  })
})

describe('time zones', () => {
  test('a zone that only Intl knows is refused and never stored', async () => {
    const { learner } = await createProgram()
    const ana = await learner()
    for (const zone of ['SystemV/PST8', 'SystemV/AST4ADT', 'Mars/Olympus', '+05:45', 'x'.repeat(5000)]) {
      expect(await ana.get('/users/me', zone)).toMatchObject({ status: 400, body: { code: 'UNKNOWN_TIME_ZONE' } })
    }
    expect((await ana.get('/users/streak')).body.zone).toBe('UTC')
  })

  test('a zone that was stored before and is not known any more is taken for UTC', async () => {
    const { db, learner } = await createProgram()
    const ana = await learner()
    await db.updateTable('users').set({ time_zone: 'SystemV/PST8' }).execute()
    expect(await ana.get('/users/streak')).toMatchObject({ status: 200, body: { zone: 'UTC' } })
  })
})

describe('where nothing can be written', () => {
  /** A database that only reads: every write fails as on a full disk. */
  async function fullDisk() {
    const program = await createProgram()
    const ana = await program.learner()
    await ana.post('/users/assessment', assessment)
    const hourBefore = toStored(program.clock.now().subtract({ hours: 3 }))
    await program.db.updateTable('sessions').set({ last_used_at: hourBefore }).execute()
    const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })
    const db = program.db.withPlugin({
      transformQuery({ node }) {
        if (node.kind !== 'SelectQueryNode') throw full
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const database = { ...program.parts.database, db }
    return { ana, request: createRequester({ ...program.parts, database }) }
  }

  test('reading goes on, also in a session long unused and from another zone', async () => {
    const { ana, request } = await fullDisk()
    const headers = { ...ana.headers, 'x-user-timezone': 'Asia/Tokyo' }
    for (const path of ['/users/me', '/users/subscription', '/users/languages', '/users/streak', '/conversations']) {
      expect((await request('GET', path, { headers })).status, path).toBe(200)
    }
  })

  test('a day that was not planned yet answers 503, not a failure without a cause', async () => {
    const { ana, request } = await fullDisk()
    const answer = await request('GET', '/users/daily-tasks', { headers: ana.headers })
    expect(answer).toMatchObject({ status: 503, body: { code: 'TRY_AGAIN' } })
  })

  test('writing answers 503 with a time to try again', async () => {
    const { ana, request } = await fullDisk()
    const body = { language_id: 1, proficiency_level: 'beginner' }
    const answer = await request('POST', '/users/languages', { body, headers: ana.headers })
    expect(answer).toMatchObject({ status: 503, body: { code: 'TRY_AGAIN' } })
    expect(answer.headers.get('retry-after')).toBe('5')
  })
})
