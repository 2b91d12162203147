import { expect, test } from 'vitest'
import { assessment, createProgram } from '#test/program.ts'

async function enrolled() {
  const program = await createProgram()
  const ana = await program.learner()
  await ana.post('/users/assessment', assessment)
  return ana
}

test('the weeks of a course stand with their can-do statements, lessons done, and no answer at first', async () => {
  const ana = await enrolled()
  await ana.post('/lessons/es-beginner-01-1/progress', { status: 'completed', score: 80 })
  const { status, body } = await ana.get('/users/program-weeks/1')
  expect(status).toBe(200)
  expect(body).toHaveLength(13)
  expect(body[0]).toMatchObject({ week: 1, lessons_completed: 1, lessons_total: 7, answer: null, answered_at: null })
  expect(body[12].lessons_total).toBe(6)
})

test('the learner checks a week, and the last answer counts', async () => {
  const ana = await enrolled()
  await ana.post('/users/program-weeks', { language_id: 1, week: 1, answer: 'not_yet' })
  const { body } = await ana.post('/users/program-weeks', { language_id: 1, week: 1, answer: 'can' })
  expect(body[0]).toMatchObject({ answer: 'can', answered_at: '2026-11-02T09:00:00.000Z' })
  expect((await ana.get('/users/program-weeks/1')).body).toEqual(body)
})

test.each([
  [{ language_id: 1, week: 0, answer: 'can' }, 400],
  [{ language_id: 1, week: 14, answer: 'can' }, 400],
  [{ language_id: 1, week: 1, answer: 'perhaps' }, 400],
  [{ language_id: 2, week: 1, answer: 'can' }, 404],
])('%o is refused with %i', async (body, status) => {
  expect((await (await enrolled()).post('/users/program-weeks', body)).status).toBe(status)
})
