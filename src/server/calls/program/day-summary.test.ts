import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DaySummary } from '#contract/program/day-summary.ts'
import { assessment, createProgram } from '#test/program.ts'

async function enrolled() {
  const program = await createProgram()
  const ana = await program.learner()
  await ana.post('/users/assessment', assessment)
  return { ...program, ana }
}

const answer = (item: string, verdict: string, answered_at: string) => ({
  id: randomUUID(),
  item,
  activity: 'quiz_game',
  verdict,
  hint_used: false,
  milliseconds: 2000,
  answered_at,
})

test('tells what was learned today: words met, the lesson, answers, a sentence, and what comes next', async () => {
  const { ana, clock } = await enrolled()
  await ana.post('/lessons/es-beginner-01-1/progress', { status: 'completed', score: 80 })
  clock.advance({ minutes: 10 })
  const at = clock.now().toString()
  const reviews = [
    answer('beginner-1-1-1', 'correct', at),
    answer('beginner-1-1-2', 'almost', at),
    answer('beginner-1-1-3', 'wrong', at),
  ]
  await ana.post('/users/reviews', { language_id: 1, reviews })
  const { status, body } = await ana.get('/users/day-summary')
  expect(status).toBe(200)
  expect(DaySummary.parse(body)).toEqual(body)
  expect(body).toMatchObject({
    date: '2026-11-02',
    streak_days: 1,
    program: { days_learned: 1, program_day: 1 },
    languages: [
      {
        language_name: 'Spanish',
        words_met: 14,
        words_reviewed: 0,
        lessons: [{ id: 'es-beginner-01-1', score: 80 }],
        answers: { right: 2, asked: 3 },
        next_lesson: { id: 'es-beginner-01-2' },
        week_done: null,
      },
    ],
  })
  expect(body.languages[0].sentence.text).not.toBe('')
})

test('knows nothing of yesterday, and tells words that were asked for again from words met', async () => {
  const { ana, clock } = await enrolled()
  await ana.post('/lessons/es-beginner-01-1/progress', { status: 'completed', score: 80 })
  clock.advance({ hours: 24 })
  const at = clock.now().toString()
  await ana.post('/users/reviews', { language_id: 1, reviews: [answer('beginner-1-1-1', 'correct', at)] })
  const { body } = await ana.get('/users/day-summary')
  expect(body).toMatchObject({ date: '2026-11-03', tasks_completed: 0, streak_days: 2 })
  expect(body.languages[0]).toMatchObject({ words_met: 0, words_reviewed: 1, lessons: [] })
})

test('a week is done on the day of its last open lesson', async () => {
  const { ana } = await enrolled()
  for (let day = 1; day <= 7; day++) {
    expect((await ana.get('/users/day-summary')).body.languages[0].week_done).toBe(null)
    await ana.post(`/lessons/es-beginner-01-${day}/progress`, { status: 'completed', score: 80 })
  }
  expect((await ana.get('/users/day-summary')).body.languages[0].week_done).toMatchObject({ week: 1 })
})

test('an ended program has no lesson to come and no day', async () => {
  const { ana, clock } = await enrolled()
  for (const day of ['2026-11-25', '2026-12-20', '2027-01-15', '2027-02-02']) {
    clock.set(`${day}T08:00:00Z`)
    await ana.get('/users/streak')
  }
  const { body } = await ana.get('/users/day-summary')
  expect(body).toMatchObject({ program: null, languages: [{ next_lesson: null }] })
})

test('a learner without a language has an empty day', async () => {
  const { learner } = await createProgram()
  expect((await (await learner()).get('/users/day-summary')).body).toMatchObject({ tasks_total: 0, languages: [] })
})
