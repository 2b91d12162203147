import { expect, test } from 'vitest'
import { createApp } from '#server/start/app.ts'
import { createPhonetics } from '#providers/phonetics/course-and-espeak-phonetics.ts'
import { createRequester, createTestParts, signedInLearner } from '#test/parts.ts'
import { coursesOf, smallCourses } from '#test/courses/small-courses.ts'

const courses = coursesOf(smallCourses)
const phonetics = createPhonetics(courses)

async function setUp(given: Partial<Parameters<typeof createTestParts>[0]> = {}) {
  const parts = await createTestParts({ courses, phonetics, ...given })
  const learner = await signedInLearner(parts, { paid: false })
  const app = createApp(parts)
  return {
    request: createRequester(parts),
    headers: learner.headers,
    speech: (query: string, headers: Record<string, string> = learner.headers) =>
      app.request(`/api/speech?${query}`, { headers }),
  }
}

test('GET /api/speech answers a text as a WAV file that only this browser keeps', async () => {
  const { speech } = await setUp()
  const answer = await speech('language=es&text=hola&rate=0.7')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('audio/wav')
  expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/)
  const sound = new Uint8Array(await answer.arrayBuffer())
  expect(new TextDecoder().decode(sound.subarray(0, 4))).toBe('RIFF')
  expect(sound.length).toBeGreaterThan(1000)
})

test('a visitor hears what the lesson that anybody may try says, and nothing else', async () => {
  const { speech } = await setUp()
  expect((await speech('language=es&text=hola', {})).status).toBe(200)
  const answer = await speech('language=es&text=mariposa', {})
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ code: 'SIGNED_OUT' })
})

test.each([
  ['no text', 'language=es', 'text'],
  ['a blank text', 'language=es&text=%20%20', 'text'],
  ['a text of more than 300 characters', `language=es&text=${'a'.repeat(301)}`, 'text'],
  ['a text with NUL', 'language=es&text=hola%00', 'text'],
  ['two texts', 'language=es&text=hola&text=adios', 'text'],
  ['no language', 'text=hola', 'language'],
  ['a language that is none', 'language=xx&text=hola', 'language'],
  ['a rate that is no number', 'language=es&text=hola&rate=fast', 'rate'],
  ['a rate beyond hearing', 'language=es&text=hola&rate=9', 'rate'],
])('%s is refused and named', async (_, query, field) => {
  const { speech } = await setUp()
  const answer = await speech(query)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'INVALID', field })
})

test.each([
  ['a language without a voice', 'language=th&text=สวัสดี'],
  ['what is no speech', 'language=es&text=%3Cscript%3Ealert(1)%3C/script%3E'],
  ['kanji whose reading nobody knows', 'language=ja&text=茄子'],
])('%s is not spoken: 404', async (_, query) => {
  const { speech } = await setUp()
  expect((await speech(query)).status).toBe(404)
})

test('an engine that fails is 503, not 500', async () => {
  const broken = { transcribe: async () => undefined, speak: () => Promise.reject(new Error('out of memory')) }
  const { speech } = await setUp({ phonetics: broken })
  const answer = await speech('language=es&text=hola')
  expect(answer.status).toBe(503)
  expect(JSON.stringify(await answer.json())).not.toContain('memory')
})

test('more than 120 texts a minute are too many', async () => {
  const { speech } = await setUp({ phonetics: { transcribe: async () => undefined, speak: async () => undefined } })
  for (let count = 0; count < 120; count += 1) expect((await speech('language=es&text=hola')).status).toBe(404)
  const answer = await speech('language=es&text=hola')
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('POST /speech/transcriptions answers the IPA of each text, null where none is reliable', async () => {
  const { request, headers } = await setUp()
  const { status, body } = await request('POST', '/speech/transcriptions', {
    headers,
    body: { language_id: 1, texts: ['hola', 'perro', '👍'] },
  })
  expect(status).toBe(200)
  expect(body).toEqual({ transcriptions: ['ˈola', expect.stringMatching(/ˈpero/), null] })
})

test.each([
  ['no texts', { language_id: 1, texts: [] }],
  ['too many texts', { language_id: 1, texts: Array(7).fill('a') }],
  ['a text that is too long', { language_id: 1, texts: ['a'.repeat(301)] }],
  ['a language that is none', { language_id: 99, texts: ['a'] }],
])('%s to be transcribed: 400', async (_, body) => {
  const { request, headers } = await setUp()
  expect((await request('POST', '/speech/transcriptions', { headers, body })).status).toBe(400)
})
