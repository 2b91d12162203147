import { expect, test } from 'vitest'
import { createApp } from '#server/start/app.ts'
import { createBuiltInTutor } from '#providers/tutor/built-in/built-in-tutor.ts'
import type { Tutor } from '#providers/tutor/tutor.ts'
import { createTestParts, signedInLearner } from '#test/parts.ts'
import { coursesOf, smallSpanish } from '#test/courses/small-courses.ts'

const courses = coursesOf([smallSpanish])
const builtIn = createBuiltInTutor(courses)

async function setUp({ tutor = builtIn as Tutor, paid = true } = {}) {
  const parts = await createTestParts({ courses, tutor })
  const { headers } = await signedInLearner(parts, { paid })
  const app = createApp(parts)
  const ask = async (body: unknown, more: Record<string, string> = headers) => {
    const response = await app.request('http://localhost:8090/api/conversation/stream', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    return {
      status: response.status,
      lines: text
        .trim()
        .split('\n')
        .map(line => JSON.parse(line)),
    }
  }
  return { ask, headers, db: parts.database.db }
}

const opening = { language_id: 1, topic: 'Food and restaurants' }

test('POST /conversation/stream writes the message little by little and ends with the whole answer', async () => {
  const slow: Tutor = {
    ...builtIn,
    async reply(turn, onPart = () => {}) {
      onPart('¡Hola')
      onPart('¡Hola! ¿Qué')
      return builtIn.reply(turn)
    },
  }
  const { ask, db } = await setUp({ tutor: slow })
  const { status, lines } = await ask(opening)
  expect(status).toBe(200)
  expect(lines.slice(0, 2)).toEqual([{ part: '¡Hola' }, { part: '¡Hola! ¿Qué' }])
  expect(lines.at(-1).done).toMatchObject({ message: expect.any(String), conversation_id: expect.any(String) })
  expect(await db.selectFrom('conversation_messages').selectAll().execute()).toHaveLength(1)
})

test('a tutor that has its answer at once gives it in one line', async () => {
  const { ask } = await setUp()
  expect((await ask(opening)).lines).toEqual([{ done: expect.objectContaining({ message: expect.any(String) }) }])
})

test('a failure inside is told in the stream, in words a client may see', async () => {
  const { ask } = await setUp({ tutor: { ...builtIn, reply: () => Promise.reject(new Error('secret detail')) } })
  const { lines } = await ask(opening)
  expect(lines).toEqual([{ error: { code: 'INTERNAL', message: expect.not.stringContaining('secret') } }])
})

test.each([
  ['signed out', { paid: true }, opening, {}, 401],
  ['without a subscription', { paid: false }, opening, undefined, 403],
  ['with a blank topic', { paid: true }, { ...opening, topic: ' ' }, undefined, 400],
  ['with a topic of 10,000 characters', { paid: true }, { ...opening, topic: 'x'.repeat(10_000) }, undefined, 400],
  ['from another site', { paid: true }, opening, { 'sec-fetch-site': 'cross-site' }, 403],
])('%s it is refused as the call it stands beside', async (_, options, body, more, status) => {
  const { ask, headers } = await setUp(options)
  const answer = await ask(body, more === undefined ? headers : more)
  expect(answer.status).toBe(status)
  expect(answer.lines[0]).toMatchObject({ code: expect.any(String), message: expect.any(String) })
})
