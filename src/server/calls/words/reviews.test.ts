import { describe, expect, test } from 'vitest'
import type { Course } from '#curriculum/course/course.ts'
import { madeCourse } from '#test/courses/made-course.ts'
import { madeCharacters } from '#test/courses/made-story.ts'
import { withOutlines } from '#test/courses/with-outlines.ts'
import { assessment, createProgram } from '#test/program.ts'

type Review = { id: string; item: string; verdict: string; answered_at: string }
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const review = (number: number, given: Partial<Review> & Record<string, unknown> = {}) => ({
  id: uuid(number),
  item: 'beginner-1-1-1',
  activity: 'flashcard_drill',
  verdict: 'correct',
  hint_used: false,
  milliseconds: 4000,
  answered_at: '2026-11-02T08:00:00.000Z',
  ...given,
})

async function enrolled(given?: Course) {
  const courses = given && withOutlines({ levelsOf: () => ['beginner'], course: async () => given })
  const program = await createProgram(courses && { courses })
  program.clock.set('2026-10-01T09:00:00Z')
  const ana = await program.learner()
  await ana.post('/users/assessment', assessment)
  program.clock.set('2026-10-20T09:00:00Z')
  await ana.get('/users/streak')
  program.clock.set('2026-11-02T09:00:00Z')
  const send = (reviews: unknown[], language_id = 1) => ana.post('/users/reviews', { language_id, reviews })
  const memory = () =>
    program.db.selectFrom('memory_items').selectAll().where('user_id', '=', ana.id).orderBy('item').execute()
  return { ...program, ana, send, memory }
}

describe('POST /users/reviews', () => {
  test('takes up an item that was not met before and schedules it', async () => {
    const { send, memory } = await enrolled()
    expect(await send([review(1)])).toMatchObject({ status: 200, body: { recorded: 1 } })
    expect(await memory()).toMatchObject([
      {
        item: 'beginner-1-1-1',
        source: 'lesson',
        repetitions: 1,
        lapses: 0,
        last_review: '2026-11-02T08:00:00.000Z',
        due: '2026-11-04T08:00:00.000Z',
      },
    ])
  })

  test('keeps a trace of a character that the course teaches, which counts as no word', async () => {
    const course = { ...madeCourse(), characters: madeCharacters }
    const { ana, send, memory } = await enrolled(course)
    expect(await send([review(1, { item: 'character:人', activity: 'quiz_game' })])).toMatchObject({ status: 200 })
    expect(await memory()).toMatchObject([{ item: 'character:人', repetitions: 1 }])
    expect((await ana.get('/users/words/1')).body).toMatchObject({ words: [], due: 0 })
    expect((await send([review(2, { item: 'character:犬' })])).body).toMatchObject({ code: 'UNKNOWN_ITEM' })
  })

  test('remembers each skill by itself, by what was asked or else by the activity', async () => {
    const { send, memory } = await enrolled()
    await send([
      review(1),
      review(2, { activity: 'grammar_worksheet', skill: 'hear', answered_at: '2026-11-02T08:10:00.000Z' }),
      review(3, { item: 'beginner-1-1-2', activity: 'memory_game', answered_at: '2026-11-02T08:20:00.000Z' }),
    ])
    const [first, second] = await memory()
    expect(first).toMatchObject({ repetitions: 2, stability_say: 0 })
    expect(first!.stability_write).toBeGreaterThan(0)
    expect(first!.stability_hear).toBeGreaterThan(0)
    // A pair that was found says little: the word comes back sooner than a typed one.
    expect(second).toMatchObject({ stability_write: 0, stability_hear: 0 })
    expect(second!.stability).toBeLessThan(first!.stability_write)
  })

  test('sent again, alone or in another batch, an answer counts once', async () => {
    const { send, memory } = await enrolled()
    await send([review(1), review(1)])
    const once = await memory()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send([review(1)])))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { recorded: 0 } })
    expect((await send([review(1), review(2)])).body).toEqual({ recorded: 1 })
    expect(once[0]?.repetitions).toBe(1)
    expect((await memory())[0]?.repetitions).toBe(2)
  })

  test('gives the same memory in whatever order answers arrive', async () => {
    const answers = [
      review(1, { answered_at: '2026-10-05T08:00:00.000Z' }),
      review(2, { answered_at: '2026-10-08T08:00:00.000Z', verdict: 'wrong' }),
      review(3, { answered_at: '2026-10-09T08:00:00.000Z', verdict: 'almost' }),
      review(4, { answered_at: '2026-10-20T08:00:00.000Z' }),
    ]
    const states = []
    for (const order of [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
    ]) {
      const { send, memory } = await enrolled()
      for (const index of order) await send([answers[index]])
      const [{ introduced_at: _, ...state } = { introduced_at: '' }] = await memory()
      states.push(state)
    }
    expect(states[1]).toEqual(states[0])
    expect(states[2]).toEqual(states[0])
    expect(states[0]).toMatchObject({ repetitions: 4, lapses: 1 })
  })

  test.each([
    ['a clock that is ahead is set back to now', '2026-11-02T23:00:00.000Z', '2026-11-02T09:00:00.000Z'],
    ['a year ahead too', '2027-11-02T09:00:00.000Z', '2026-11-02T09:00:00.000Z'],
    ['a clock far behind counts from the day of enrolment', '1970-01-01T00:00:00Z', '2026-10-01T09:00:00.000Z'],
    ['answers of a journey offline keep their time', '2026-10-30T10:00:00Z', '2026-10-30T10:00:00.000Z'],
  ])('%s', async (_, answered_at, counted) => {
    const { send, memory } = await enrolled()
    expect((await send([review(1, { answered_at })])).status).toBe(200)
    expect((await memory())[0]?.last_review).toBe(counted)
  })

  test('a typo is no lapse, a wrong answer is', async () => {
    const { send, memory } = await enrolled()
    const later = { answered_at: '2026-11-02T08:30:00.000Z' }
    await send([review(1), review(2, { item: 'beginner-1-1-2' })])
    await send([
      review(3, { ...later, verdict: 'almost' }),
      review(4, { ...later, item: 'beginner-1-1-2', verdict: 'wrong' }),
    ])
    expect((await memory()).map(row => row.lapses)).toEqual([0, 1])
  })

  test('an item that is not in the course is refused by name, and nothing of the batch is kept', async () => {
    const { send, memory } = await enrolled()
    expect(await send([review(1), review(2, { item: 'unicorn' })])).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_ITEM', field: 'reviews.1.item' },
    })
    expect(await memory()).toEqual([])
  })

  test.each([
    [{ id: 'one' }, 'reviews.0.id'],
    [{ item: '' }, 'reviews.0.item'],
    [{ item: 'x'.repeat(201) }, 'reviews.0.item'],
    [{ activity: 'juggling' }, 'reviews.0.activity'],
    [{ verdict: 'perfect' }, 'reviews.0.verdict'],
    [{ hint_used: 1 }, 'reviews.0.hint_used'],
    [{ milliseconds: -1 }, 'reviews.0.milliseconds'],
    [{ milliseconds: 1e9 }, 'reviews.0.milliseconds'],
    [{ answered_at: 'yesterday' }, 'reviews.0.answered_at'],
    [{ answered_at: '2026-13-45T99:00:00Z' }, 'reviews.0.answered_at'],
  ])('refuses %j and names %s', async (given, field) => {
    const { send, memory } = await enrolled()
    expect(await send([review(1, given)])).toMatchObject({ status: 400, body: { field } })
    expect(await memory()).toEqual([])
  })

  test('needs one to 200 answers', async () => {
    const { send } = await enrolled()
    expect((await send([])).status).toBe(400)
    expect((await send(Array.from({ length: 201 }, (_, index) => review(index)))).status).toBe(400)
    expect((await send(Array.from({ length: 200 }, (_, index) => review(index)))).body).toEqual({ recorded: 200 })
  })

  test('in a language not begun it answers 409 NOT_ENROLLED', async () => {
    const { send } = await enrolled()
    expect(await send([review(1)], 2)).toMatchObject({
      status: 409,
      body: { code: 'NOT_ENROLLED', field: 'language_id' },
    })
  })

  test('makes today an active day, whatever the browser’s clock says', async () => {
    const { send, ana } = await enrolled()
    await send([review(1, { answered_at: '2026-11-01T19:00:00.000Z' })])
    expect((await ana.get('/users/streak')).body).toMatchObject({ days: 1, last_active: '2026-11-02' })
  })

  test('ids of another learner do not stand in the way', async () => {
    const { send, learner, memory } = await enrolled()
    const eve = await learner({ id: 'learner-2' })
    await eve.post('/users/assessment', assessment)
    await eve.post('/users/reviews', { language_id: 1, reviews: [review(1, { verdict: 'wrong' })] })
    expect((await send([review(1)])).body).toEqual({ recorded: 1 })
    expect(await memory()).toMatchObject([{ repetitions: 1 }])
  })
})
