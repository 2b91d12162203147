import { describe, expect, test } from 'vitest'
import { assessment, createProgram } from '#test/program.ts'

async function begun() {
  const program = await createProgram()
  const ana = await program.learner()
  await ana.post('/users/assessment', assessment)
  const save = (items: unknown[], source = 'lookup', language_id = 1) =>
    ana.post('/users/memory-items', { language_id, source, items })
  const memory = () => program.db.selectFrom('memory_items').select(['item', 'source']).orderBy('item').execute()
  return { ...program, ana, save, memory }
}
const zorro = { text: 'el zorro', translation: 'fox' }

describe('POST /users/memory-items', () => {
  test('keeps what was met outside the lessons once, however often it is sent and however it is written', async () => {
    const { save, memory } = await begun()
    const first = await save([zorro])
    expect(first).toMatchObject({ status: 200, body: { items: [expect.stringMatching(/^own:/)] } })
    const answers = await Promise.all([save([zorro, zorro]), save([{ ...zorro, text: ' El Zorro ' }], 'conversation')])
    for (const answer of answers) expect(answer.body).toEqual(first.body)
    expect(await memory()).toEqual([{ item: first.body.items[0], source: 'lookup' }])
  })

  test('a word of the course is that word', async () => {
    const { save, parts } = await begun()
    const course = await parts.courses.course('es', 'beginner')
    const word = course!.weeks[0]!.days[0]!.words[0]!
    expect((await save([{ text: word.word, translation: word.gloss }])).body).toEqual({ items: [word.id] })
  })

  test('it is asked for in the reviews of a later day and can be answered', async () => {
    const { save, ana, clock } = await begun()
    const item = (await save([zorro])).body.items[0]
    await ana.get('/users/daily-tasks')
    const seen = []
    for (const date of ['2026-11-03', '2026-11-04']) {
      clock.set(`${date}T09:00:00Z`)
      const { body } = await ana.get('/users/daily-tasks')
      seen.push(...body.flatMap((task: any) => task.content_data.interactive_exercises ?? []))
      for (const task of body) {
        if (task.lesson_id) await ana.post(`/lessons/${task.lesson_id}/progress`, { status: 'completed', score: 90 })
      }
    }
    expect(seen).toContainEqual(
      expect.objectContaining({ item, question: 'Write in Spanish: fox', correct_answer: 'el zorro' }),
    )
    const review = {
      id: '00000000-0000-4000-8000-000000000001',
      item,
      activity: 'flashcard_drill',
      verdict: 'correct',
      hint_used: false,
      milliseconds: 3000,
      answered_at: '2026-11-04T09:00:00.000Z',
    }
    expect((await ana.post('/users/reviews', { language_id: 1, reviews: [review] })).body).toEqual({ recorded: 1 })
  })

  test.each([
    ['no items', []],
    ['too many', Array.from({ length: 51 }, () => zorro)],
    ['an empty text', [{ text: ' ', translation: 'fox' }]],
    ['no translation', [{ text: 'zorro' }]],
    ['a NUL', [{ text: 'a\0b', translation: 'fox' }]],
  ])('refuses %s with 400', async (_, items) => {
    const { save, memory } = await begun()
    expect((await save(items)).status).toBe(400)
    expect(await memory()).toEqual([])
  })

  test('in a language not begun answers 409 NOT_ENROLLED, of an unknown source 400', async () => {
    const { save } = await begun()
    expect(await save([zorro], 'lookup', 2)).toMatchObject({ status: 409, body: { code: 'NOT_ENROLLED' } })
    expect((await save([zorro], 'dream')).status).toBe(400)
  })
})
