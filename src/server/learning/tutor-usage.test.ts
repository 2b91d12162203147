import { expect, test } from 'vitest'
import { createRequester, createTestParts, signedInLearner } from '#test/parts.ts'
import { coursesOf, smallSpanish } from '#test/courses/small-courses.ts'
import { createUsageMeter } from './tutor-usage.ts'
import { readSettings } from '../environment/settings.ts'
import { createPhonetics } from '#providers/phonetics/course-and-espeak-phonetics.ts'
import { createBuiltInTutor } from '#providers/tutor/built-in/built-in-tutor.ts'

const courses = coursesOf([smallSpanish])

test('a learner may ask until the day’s tokens are used up, and again on the next day; others are not touched', async () => {
  const parts = await createTestParts()
  const { id } = await signedInLearner(parts)
  const other = await signedInLearner(parts, { id: 'learner-2', email: 'eve@example.org' })
  const meter = createUsageMeter(parts.database.db, parts.clock, 1000)
  expect(await meter.mayAsk(id)).toBe(true)
  await Promise.all([meter.count(id, { input: 400, output: 100 }), meter.count(id, { input: 450, output: 50 })])
  expect(await meter.mayAsk(id)).toBe(false)
  expect(await meter.mayAsk(other.id)).toBe(true)
  parts.clock.advance({ hours: 24 })
  expect(await meter.mayAsk(id)).toBe(true)
})

const settings = readSettings({
  LOG_LEVEL: 'silent',
  OPERATORS: 'ana@example.org',
  TUTOR_PROVIDER: 'openai-compatible',
  TUTOR_BASE_URL: 'http://localhost:1/v1',
  TUTOR_MODEL: 'tiny',
  TUTOR_PRICE_INPUT: '2',
  TUTOR_PRICE_OUTPUT: '10',
})

test('operators see what the model was used for, and what it cost', async () => {
  const parts = await createTestParts({ settings })
  const { id, headers } = await signedInLearner(parts)
  const meter = createUsageMeter(parts.database.db, parts.clock, 1000)
  await meter.count(id, { input: 1_000_000, output: 100_000 })
  const { body } = await createRequester(parts)('GET', '/operator/outcomes', { headers })
  expect(body.tutor).toEqual({
    model: 'tiny',
    learners: 1,
    requests: 1,
    input_tokens: 1_000_000,
    output_tokens: 100_000,
    cost: 3,
  })
})

test('what a model says of a word is marked as its, asked once for everybody, and asked for nothing the course has', async () => {
  const asked: string[] = []
  const explained = {
    meaning: 'A vegetable with a dark skin.',
    translation: 'aubergine',
    example_sentence: 'Compro una berenjena.',
    example_translation: 'I buy an aubergine.',
    generated_by: 'tiny',
  }
  const tutor = {
    ...createBuiltInTutor(courses),
    explain: async ({ word }: { word: string }) => (asked.push(word), word === 'berenjena' ? explained : undefined),
  }
  const parts = await createTestParts({ settings, courses, tutor, phonetics: createPhonetics(courses) })
  const request = createRequester(parts)
  const people = [await signedInLearner(parts), await signedInLearner(parts, { id: 'eve', email: 'eve@example.org' })]
  for (const { headers } of people) {
    const { body } = await request('POST', '/pronunciation/lookup', {
      body: { word: 'berenjena', language_id: 1 },
      headers,
    })
    const { generated_by, ...said } = explained
    expect(body).toMatchObject({ ...said, generated_by, word: 'berenjena', pronunciation_source: 'computed' })
  }
  expect(asked).toEqual(['berenjena'])
  const [{ headers }] = people as [(typeof people)[0]]
  await request('POST', '/pronunciation/lookup', { body: { word: 'hola', language_id: 1 }, headers })
  expect(asked).toEqual(['berenjena'])
  // What the model does not know is said to be unknown.
  const unknown = await request('POST', '/pronunciation/lookup', { body: { word: 'zutrapo', language_id: 1 }, headers })
  expect(unknown.body.meaning).toMatch(/only the pronunciation is known/)
  expect(unknown.body.generated_by).toBeUndefined()
})
