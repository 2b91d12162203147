import { expect, test } from 'vitest'
import { createRequester, createTestParts, signedInLearner } from '#test/parts.ts'

test('GET /languages lists all 32 languages to anyone, with the levels that have a course', async () => {
  const courses = {
    levelsOf: (code: string) => (code === 'es' ? (['beginner'] as const).slice() : []),
    course: async () => undefined,
    outline: async () => undefined,
  }
  const request = createRequester(await createTestParts({ courses }))
  const { status, body } = await request('GET', '/languages')
  expect(status).toBe(200)
  expect(body).toHaveLength(32)
  expect(body[0]).toEqual({ id: 1, name: 'Spanish', flag_emoji: '🇪🇸', code: 'es', levels: ['beginner'] })
})

test('GET /languages/{id} answers one language to anyone', async () => {
  const request = createRequester(await createTestParts())
  const { status, body } = await request('GET', '/languages/7')
  expect({ status, ...body }).toEqual({
    status: 200,
    id: 7,
    name: 'Japanese',
    flag_emoji: '🇯🇵',
    code: 'ja',
    levels: [],
  })
})

test.each(['0', '33', 'abc', '-1', '1.5', '1e308', '٣', '1%20OR%201=1', '..%2f', '%00'])(
  'GET /languages/%s answers 404 NOT_FOUND',
  async id => {
    const request = createRequester(await createTestParts())
    const { status, body } = await request('GET', `/languages/${id}`)
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'NOT_FOUND' })
  },
)

test('a signed-in call without a session answers 401, with one it goes on', async () => {
  const parts = await createTestParts()
  const request = createRequester(parts)
  expect((await request('GET', '/users/me')).body).toMatchObject({ code: 'SIGNED_OUT' })
  const learner = await signedInLearner(parts)
  expect((await request('GET', '/users/me', { headers: learner.headers })).status).not.toBe(401)
})
