import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { connectDatabase } from '#database/connect.ts'
import type { Database } from '#database/connect.ts'
import { followUpTopic } from '#domain/conversation/conversation.ts'
import { ANSWERS_OF_AN_ITEM, CARDS_OF_A_LANGUAGE, dailyBounds } from '#domain/program/learner-bounds.ts'
import { createBuiltInTutor } from '#providers/tutor/built-in/built-in-tutor.ts'
import { ApiError } from '#server/http/answer/api-error.ts'
import { oneAtATime } from '#server/http/limits/in-flight.ts'
import { createRateLimits } from '#server/http/limits/rate-limit.ts'
import { createRequester, createTestParts, signedInLearner } from '#test/parts.ts'
import { assessment, createProgram } from '#test/program.ts'
import { createEmptyDatabase } from '#test/postgres.ts'
import { strictSpelling } from '#test/strict-spelling.ts'
import { coursesOf, smallSpanish } from '#test/courses/small-courses.ts'

async function begun() {
  const program = await createProgram()
  const ana = await program.learner()
  await ana.post('/users/assessment', assessment)
  return { ...program, ana }
}

/** A learner who can talk with the tutor. */
async function begunToTalk() {
  const courses = coursesOf([smallSpanish])
  const parts = await createTestParts({ courses, tutor: createBuiltInTutor(courses, strictSpelling) })
  return { parts, ana: await signedInLearner(parts) }
}

/** The address of the PostgreSQL database that is connected to. */
async function addressOf({ db }: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return `${inject('postgresUrl')}/${rows[0]!.name}`
}

function answers(item: string, count: number) {
  const reviews = Array.from({ length: count }, () => ({
    id: crypto.randomUUID(),
    item,
    activity: 'quiz_game',
    verdict: 'correct',
    hint_used: false,
    milliseconds: 900,
    answered_at: '2026-11-02T09:00:00Z',
  }))
  return { language_id: 1, reviews }
}

test('answers to one item are kept up to a number; more are acknowledged and not counted', async () => {
  const { ana, db, parts } = await begun()
  const item = (await parts.courses.course('es', 'beginner'))!.weeks[0]!.days[0]!.words[0]!.id
  let recorded = 0
  for (let sent = 0; sent < ANSWERS_OF_AN_ITEM + 100; sent += 200) {
    recorded += (await ana.post('/users/reviews', answers(item, 200))).body.recorded
  }
  expect(recorded).toBe(ANSWERS_OF_AN_ITEM)
  const { count } = await db
    .selectFrom('reviews')
    .select(eb => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(ANSWERS_OF_AN_ITEM)
})

test('answers of a day have an end: then the client is told to wait', async () => {
  const { ana, parts } = await begun()
  const item = (await parts.courses.course('es', 'beginner'))!.weeks[0]!.days[0]!.words[0]!.id
  for (let sent = 0; sent < dailyBounds.answers; sent += 200) {
    expect((await ana.post('/users/reviews', answers(item, 200))).status).toBe(200)
  }
  const refused = await ana.post('/users/reviews', answers(item, 1))
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMIT' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
  expect((await ana.get('/users/streak')).status).toBe(200)
})

test('own cards of a language have a number; past it nothing is kept and the answer says so', async () => {
  const { ana, db } = await begun()
  const save = (from: number, count: number) => {
    const items = Array.from({ length: count }, (_, at) => ({ text: `palabra ${from + at}`, translation: 'word' }))
    return ana.post('/users/memory-items', { language_id: 1, source: 'lookup', items })
  }
  for (let from = 0; from < CARDS_OF_A_LANGUAGE; from += 50) expect((await save(from, 50)).status).toBe(200)
  expect(await save(CARDS_OF_A_LANGUAGE, 1)).toMatchObject({
    status: 409,
    body: { code: 'CARDS_FULL', message: expect.stringContaining(String(CARDS_OF_A_LANGUAGE)) },
  })
  const { count } = await db
    .selectFrom('saved_items')
    .select(eb => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(CARDS_OF_A_LANGUAGE)
})

test('one learner has one message answered at a time, in two processes on one database as well', async () => {
  const server = inject('postgresUrl')
  const program = await begun()
  const databaseUrl = server ? await createEmptyDatabase(server) : undefined
  const first = databaseUrl ? await connectDatabase({ databaseUrl, dataDir: '' }) : program.parts.database
  const second = databaseUrl ? await connectDatabase({ databaseUrl, dataDir: '' }) : first
  if (databaseUrl) {
    await first.db
      .insertInto('users')
      .values({ id: program.ana.id, email: '', given_name: null, time_zone: 'UTC', created_at: '' })
      .execute()
    // As if the first answer were under way in another process: this process' own note is not there.
    const { beginReply } = await import('#database/conversation/replies-under-way.ts')
    await beginReply(second.db, program.ana.id, 'other', { now: Date.now(), until: Date.now() + 60_000 })
    await expect(oneAtATime(first, program.ana.id, async () => 'done')).rejects.toMatchObject({ status: 429 })
    await second.db.deleteFrom('replies_under_way').execute()
    await beginReply(second.db, program.ana.id, 'ended', { now: 0, until: Date.now() - 1 })
  }
  const gate = Promise.withResolvers<string>()
  const waiting = oneAtATime(first, program.ana.id, () => gate.promise)
  await expect(oneAtATime(second, program.ana.id, async () => 'two')).rejects.toBeInstanceOf(ApiError)
  gate.resolve('one')
  expect(await waiting).toBe('one')
  expect(await oneAtATime(second, program.ana.id, async () => 'three')).toBe('three')
  if (databaseUrl) await Promise.all([first.close(), second.close()])
})

test('a message that two processes get at the same time is answered once', async () => {
  const { parts, ana } = await begunToTalk()
  // The second process has a database connection of its own, where there can be one.
  const server = inject('postgresUrl')
  const url = server && parts.database.engine === 'postgres' ? await addressOf(parts.database) : undefined
  const other = url ? await connectDatabase({ databaseUrl: url, dataDir: '' }) : parts.database
  const processes = [createRequester(parts), createRequester({ ...parts, database: other })]
  const opening = { language_id: 1, topic: 'Introducing yourself' }
  for (let round = 0; round < 5; round++) {
    const opened = await processes[0]!('POST', '/conversation/start', { body: opening, headers: ana.headers })
    const { conversation_id } = opened.body
    const body = {
      language_id: 1,
      topic: followUpTopic(opening.topic, 'Soy Eva.'),
      conversation_id,
      message_id: crypto.randomUUID(),
    }
    const send = (at: number) => processes[at]!('POST', '/conversation/start', { body, headers: ana.headers })
    const answers = await Promise.all([send(0), send(1), send(0), send(1)])
    expect(answers.map(({ status }) => status).filter(status => status !== 200 && status !== 429)).toEqual([])
    answers.push(await send(0), await send(1))
    expect(new Set(answers.filter(({ status }) => status === 200).map(answer => answer.body.message)).size).toBe(1)
    const kept = await processes[1]!('GET', `/conversations/${conversation_id}`, { headers: ana.headers })
    expect(kept.body.thread.map((message: { role: string }) => message.role)).toEqual([
      'assistant',
      'user',
      'assistant',
    ])
  }
  if (url) await other.close()
})

test('limits are counted together by all processes on one database', async () => {
  const { parts } = await begun()
  const processes = [createRateLimits(parts.database), createRateLimits(parts.database)]
  const count = (at: number) =>
    processes[at % 2]!.count('call', 'ana', { points: 10, seconds: 60 }).then(
      () => 'ok',
      error => (error as ApiError).code,
    )
  const outcomes: string[] = []
  for (let at = 0; at < 20; at++) outcomes.push(await count(at))
  const shared = parts.database.engine === 'postgres'
  expect(outcomes.filter(each => each === 'ok')).toHaveLength(shared ? 10 : 20)
  expect(outcomes.filter(each => each === 'RATE_LIMIT')).toHaveLength(shared ? 10 : 0)
})

test('where the database of the counts does not answer, each process counts for itself', async () => {
  if (!inject('postgresUrl')) return
  const { parts } = await begun()
  await parts.database.counters!.end()
  const limits = createRateLimits(parts.database)
  for (let at = 0; at < 3; at++) await limits.count('call', 'ana', { points: 3, seconds: 60 })
  await expect(limits.count('call', 'ana', { points: 3, seconds: 60 })).rejects.toMatchObject({ status: 429 })
})

test('lookups are remembered up to a number, the latest', async () => {
  const { parts, ana, db } = await begun()
  const { keepLookup } = await import('#database/words/lookups.ts')
  const { LOOKUPS_KEPT } = await import('#domain/program/learner-bounds.ts')
  for (let at = 0; at < LOOKUPS_KEPT + 20; at++) {
    const now = parts.clock.now().add({ seconds: at })
    await keepLookup(db, ana.id, { languageId: 1, word: `w${at}`, translation: '' }, now)
  }
  const words = (await db.selectFrom('lookups').select('word').execute()).map(row => row.word)
  expect(words).toHaveLength(LOOKUPS_KEPT)
  expect(words).toContain(`w${LOOKUPS_KEPT + 19}`)
  expect(words).not.toContain('w0')
  expect((await createRequester(parts)('GET', '/users/lookups', { headers: ana.headers })).body[0].word).toBe(
    `w${LOOKUPS_KEPT + 19}`,
  )
})
