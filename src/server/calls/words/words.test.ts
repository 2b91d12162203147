import { describe, expect, test } from 'vitest'
import { assessment, createProgram } from '#test/program.ts'

async function begun() {
  const program = await createProgram()
  const ana = await program.learner()
  await ana.post('/users/assessment', assessment)
  const learn = async () => {
    const [lesson] = (await ana.get('/users/daily-tasks')).body.filter((task: any) => task.lesson_id)
    await ana.post(`/lessons/${lesson.lesson_id}/progress`, { status: 'completed', score: 80 })
  }
  const answer = async (item: string, verdict: string, number: number) =>
    ana.post('/users/reviews', {
      language_id: 1,
      reviews: [
        {
          id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
          item,
          activity: 'quiz_game',
          verdict,
          hint_used: false,
          milliseconds: 4000,
          answered_at: program.clock.now().toString({ smallestUnit: 'millisecond' }),
        },
      ],
    })
  return { ...program, ana, learn, answer }
}

describe('GET /users/words/{languageId}', () => {
  test('tells of every word met how strong it is and when it comes back', async () => {
    const { ana, learn, answer } = await begun()
    expect((await ana.get('/users/words/1')).body).toEqual({ language_id: 1, words: [], due: 0 })
    await learn()
    const { words } = (await ana.get('/users/words/1')).body
    expect(words).toHaveLength(14)
    expect(words[0]).toMatchObject({ strength: 'new', known: null, is_due: true, source: 'lesson', week: 1 })
    await answer(words[0].item, 'correct', 1)
    const after = (await ana.get('/users/words/1')).body
    expect(after.due).toBe(13)
    expect(after.words.find((word: any) => word.item === words[0].item)).toMatchObject({ known: 100, is_due: false })
  })

  test('of a language that is not the learner’s answers 404', async () => {
    const { ana } = await begun()
    for (const path of ['/users/words/2', '/users/words/abc', '/users/words/2/review']) {
      expect((await ana.get(path)).status).toBe(404)
    }
  })
})

describe('GET /users/words/{languageId}/review', () => {
  test('is nothing before a word was met, then asks for each word by its strength', async () => {
    const { ana, learn, answer, clock } = await begun()
    expect((await ana.get('/users/words/1/review')).body).toBeNull()
    await learn()
    const { words } = (await ana.get('/users/words/1')).body
    const first = (await ana.get('/users/words/1/review')).body
    expect(first.interactive_exercises).toHaveLength(14)
    expect(new Set(first.interactive_exercises.map((each: any) => each.type))).toEqual(new Set(['multiple_choice']))
    // Answered right again and again, a word is written and then used in a sentence.
    let number = 0
    for (const date of ['2026-11-02', '2026-11-05', '2026-11-14', '2026-12-05']) {
      clock.set(`${date}T09:00:00Z`)
      await answer(words[0].item, 'correct', ++number)
    }
    const { strength } = (await ana.get('/users/words/1')).body.words.find((word: any) => word.item === words[0].item)
    expect(strength).toBe('strong')
    const later = (await ana.get('/users/words/1/review')).body.interactive_exercises
    expect(later.find((each: any) => each.item === words[0].item).type).toMatch(/fill_in_blank|translation/)
  })

  test('stays open when the program has ended', async () => {
    const { ana, learn, clock } = await begun()
    await learn()
    for (const day of ['2026-11-30', '2026-12-28', '2027-01-25', '2027-02-20']) {
      clock.set(`${day}T09:00:00Z`)
      await ana.get('/users/streak')
    }
    expect((await ana.get('/users/subscription')).body).toBeNull()
    expect((await ana.get('/users/words/1/review')).body.interactive_exercises).toHaveLength(14)
  })
})
