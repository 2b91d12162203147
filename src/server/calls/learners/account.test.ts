import { describe, expect, test } from 'vitest'
import { assessment, createProgram } from '#test/program.ts'
import { deletedAt } from '#database/learners/deleted-users.ts'

async function learned() {
  const program = await createProgram()
  const ana = await program.learner()
  await ana.post('/users/assessment', assessment)
  const [lesson] = (await ana.get('/users/daily-tasks')).body.filter((task: any) => task.lesson_id)
  await ana.post(`/lessons/${lesson.lesson_id}/progress`, { status: 'completed', score: 80 })
  const { words } = (await ana.get('/users/words/1')).body
  const answers = words.slice(0, 3).map((word: any, index: number) => ({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    item: word.item,
    activity: 'quiz_game',
    verdict: 'correct',
    hint_used: false,
    milliseconds: 4000,
    answered_at: '2026-11-02T08:59:00Z',
  }))
  await ana.post('/users/reviews', { language_id: 1, reviews: answers })
  await ana.post('/users/memory-items', {
    language_id: 1,
    source: 'lookup',
    items: [{ text: 'la mariposa', translation: 'butterfly' }],
  })
  return { ...program, ana }
}

/** The part of a downloaded file that the web application sends for its first language. */
function partOf(file: any) {
  const own = (rows: any[]) => rows.filter(row => row.language_id === 1)
  const [{ language_id, proficiency_level, created_at }] = file.enrolments
  return {
    language_id,
    level: proficiency_level,
    enrolled_at: created_at,
    saved_items: own(file.saved_items),
    memory_items: own(file.memory_items),
    lesson_progress: own(file.lesson_progress),
    reviews: own(file.reviews),
  }
}

describe('GET /users/export', () => {
  test('holds everything stored of the learner, and neither sessions nor anybody else', async () => {
    const { ana, learner } = await learned()
    const eve = await learner({ id: 'learner-2', email: 'eve@example.org' })
    await eve.post('/users/assessment', { ...assessment, specific_goals: 'A secret of Eve' })
    const { status, body } = await ana.get('/users/export')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      format: 'meridian',
      version: 1,
      user: { email: 'ana@example.org', given_name: 'Ana' },
    })
    expect(body.assessments[0].specific_goals).toBe(assessment.specific_goals)
    expect(body.memory_items).toHaveLength(15)
    expect(body.reviews).toHaveLength(3)
    expect(body.lesson_progress).toHaveLength(1)
    expect(body.daily_tasks.length).toBeGreaterThan(0)
    expect(body.purchases).toHaveLength(1)
    expect(Object.keys(body)).not.toContain('sessions')
    expect(JSON.stringify(body)).not.toMatch(/secret of Eve|learner-2|token/)
  })
})

describe('POST /users/import', () => {
  test('brings words, answers and lessons to another account, once however often it is sent', async () => {
    const { ana, learner } = await learned()
    const file = (await ana.get('/users/export')).body
    const ben = await learner({ id: 'learner-2', email: 'ben@example.org', paid: false })
    const first = await ben.post('/users/import', partOf(file))
    expect(first).toMatchObject({ status: 200, body: { words: 15, reviews: 3, lessons: 1 } })
    expect((await ben.post('/users/import', partOf(file))).body).toEqual({ words: 0, reviews: 0, lessons: 0 })
    const words = async (who: typeof ana) => (await who.get('/users/words/1')).body
    expect(await words(ben)).toEqual(await words(ana))
    expect((await ben.get('/users/languages')).body[0].lessons_completed).toBe(1)
  })

  test('leaves out what no course knows, moves what lies ahead to now, and gives no program', async () => {
    const { ana, learner } = await learned()
    const part = partOf((await ana.get('/users/export')).body)
    const ben = await learner({ id: 'learner-2', email: 'ben@example.org', paid: false })
    const odd = {
      ...part,
      memory_items: [
        { item: 'no-such-word', introduced_at: '2026-11-01T09:00:00Z', source: 'lesson' },
        { item: part.memory_items[0].item, introduced_at: '2099-01-01T00:00:00Z', source: 'lesson' },
      ],
      saved_items: [],
      reviews: [],
      lesson_progress: [{ ...part.lesson_progress[0], lesson_id: 'fr-beginner-01-1', time_zone: 'nowhere' }],
    }
    expect((await ben.post('/users/import', odd)).body).toEqual({ words: 1, reviews: 0, lessons: 0 })
    expect((await ben.get('/users/words/1')).body.words[0].next_review).toBe('2026-11-02T09:00:00.000Z')
    expect((await ben.get('/users/subscription')).body).toBeNull()
  })

  test.each([
    [{ enrolled_at: '2026-13-01T00:00:00Z' }, 'enrolled_at'],
    [{ language_id: 99 }, 'language_id'],
    [{ reviews: [{ id: 'x' }] }, 'reviews.0.id'],
    [{ memory_items: 'all' }, 'memory_items'],
  ])('refuses %j and names the field', async (wrong, field) => {
    const { ana } = await learned()
    const part = { ...partOf((await ana.get('/users/export')).body), ...wrong }
    expect(await ana.post('/users/import', part)).toMatchObject({ status: 400, body: { field } })
  })
})

describe('POST /users/me/delete', () => {
  test('asks for the address, then deletes everything and ends every session', async () => {
    const { ana, db, request } = await learned()
    expect(await ana.post('/users/me/delete', { email: 'eve@example.org' })).toMatchObject({
      status: 400,
      body: { code: 'WRONG_ADDRESS', field: 'email' },
    })
    expect((await ana.get('/users/me')).status).toBe(200)
    expect((await ana.post('/users/me/delete', { email: ' ANA@example.org ' })).status).toBe(200)
    expect((await request('GET', '/users/me', { headers: ana.headers })).status).toBe(401)
    expect((await deletedAt(db, ana.id))?.toString()).toBe('2026-11-02T09:00:00Z')
    for (const { name, columns } of await db.introspection.getTables()) {
      if (!columns.some(column => column.name === 'user_id')) continue
      expect(
        await db
          .selectFrom(name as 'enrolments')
          .selectAll()
          .execute(),
        name,
      ).toEqual([])
    }
  })
})

describe('POST /users/plan', () => {
  test('changes minutes, focus and goal from the next plan on, and keeps the other answers', async () => {
    const { ana, clock } = await learned()
    const before = (await ana.get('/users/daily-tasks')).body.map((task: any) => task.id)
    const choice = {
      language_id: 1,
      daily_time_minutes: 60,
      preferred_focus: 'listening',
      learning_goals: 'business',
    }
    expect(await ana.post('/users/plan', choice)).toMatchObject({
      status: 200,
      body: { ...choice, specific_goals: assessment.specific_goals, completed_at: '2026-11-02T09:00:00.000Z' },
    })
    expect((await ana.get('/users/daily-tasks')).body.map((task: any) => task.id)).toEqual(before)
    clock.set('2026-11-03T09:00:00Z')
    const minutes = (await ana.get('/users/daily-tasks')).body.reduce(
      (sum: number, task: any) => sum + task.estimated_minutes,
      0,
    )
    expect(minutes).toBeGreaterThan(35)
  })

  test.each([
    [{ daily_time_minutes: 20 }, 400, 'daily_time_minutes'],
    [{ preferred_focus: 'sleeping' }, 400, 'preferred_focus'],
    [{ language_id: 2 }, 409, 'language_id'],
  ])('refuses %j', async (wrong, status, field) => {
    const { ana } = await learned()
    const choice = { language_id: 1, daily_time_minutes: 60, preferred_focus: 'listening', learning_goals: 'business' }
    expect(await ana.post('/users/plan', { ...choice, ...wrong })).toMatchObject({ status, body: { field } })
  })
})
