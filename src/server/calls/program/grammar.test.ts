import { expect, test } from 'vitest'
import { createRequester, createTestParts } from '#test/parts.ts'
import { madeStory } from '#test/courses/made-story.ts'
import { withOutlines } from '#test/courses/with-outlines.ts'

const course = madeStory()
const courses = withOutlines({
  levelsOf: (code: string) => (code === 'es' ? ['beginner'] : []),
  course: async (code: string) => (code === 'es' ? course : undefined),
})

test('GET /languages/{id}/grammar lists every point of the course with its forms and its lesson to anyone', async () => {
  const request = createRequester(await createTestParts({ courses }))
  const { status, body } = await request('GET', '/languages/1/grammar')
  expect(status).toBe(200)
  expect(body.points).toHaveLength(26)
  expect(body.points[1]).toMatchObject({
    id: 'beginner-point-1-5',
    week: 1,
    day: 5,
    lesson_id: 'es-beginner-01-5',
    table: { columns: ['', 'singular'], rows: [['I', 'soy 1']] },
  })
  expect(body.points[1].examples).toHaveLength(3)
})

test('a language in preparation has no points, one that there is not answers 404', async () => {
  const request = createRequester(await createTestParts({ courses }))
  expect((await request('GET', '/languages/2/grammar')).body).toEqual({ language_id: 2, points: [] })
  expect((await request('GET', '/languages/99/grammar')).status).toBe(404)
  expect((await request('GET', '/languages/x/grammar')).status).toBe(404)
})
