import { expect, test } from 'vitest'
import { toStored } from '#database/instants.ts'
import { insertCheckout, insertPurchase } from '#database/payments/payments.ts'
import { TEST_START, createRequester, createTestParts, signedInLearner } from '#test/parts.ts'

/** What else the program tells: nothing, for a learner whose access neither waits nor ended before its time. */
const rest = { days_learned: 0, ended_because: null, pending_payment: null }

const start = Temporal.Instant.from(TEST_START)

async function createLearner({ paid = true } = {}) {
  const parts = await createTestParts()
  const request = createRequester(parts)
  const { id, headers } = await signedInLearner(parts, { paid })
  /** Moves the clock, for a learner who was here just before. */
  const later = async (duration: { hours?: number; seconds?: number }) => {
    const now = parts.clock.now().add(duration)
    parts.clock.set(now.toString())
    await parts.database.db
      .updateTable('sessions')
      .set({ last_used_at: toStored(now) })
      .execute()
  }
  return { parts, id, later, get: (path: string) => request('GET', path, { headers }) }
}

test('GET /users/subscription answers null for a learner who bought nothing', async () => {
  const { get } = await createLearner({ paid: false })
  expect(await get('/users/subscription')).toMatchObject({ status: 200, body: null })
  expect((await get('/users/program')).body).toEqual({ subscription: null, ended_at: null, ...rest })
})

test.each([
  ['at once', { hours: 0 }, 90, 1],
  ['after an hour', { hours: 1 }, 90, 1],
  ['after a day', { hours: 24 }, 89, 2],
  ['a second before the end', { hours: 90 * 24 - 1, seconds: 3599 }, 1, 90],
])(
  '%s, the days that are left and the day of the program are told',
  async (_, duration, days_remaining, program_day) => {
    const { later, get } = await createLearner()
    await later(duration)
    const subscription = { expires_at: '2027-01-31T09:00:00.000Z', days_remaining, program_day }
    expect((await get('/users/subscription')).body).toEqual(subscription)
    expect((await get('/users/program')).body).toEqual({ subscription, ended_at: null, ...rest })
  },
)

test('D38: at the instant it expires a subscription is over, and the program says when it ended', async () => {
  const { later, get } = await createLearner()
  await later({ hours: 90 * 24 })
  expect((await get('/users/subscription')).body).toBeNull()
  expect((await get('/users/program')).body).toEqual({
    subscription: null,
    ended_at: '2027-01-31T09:00:00.000Z',
    ...rest,
  })
})

test('paying again extends from the present end, and the day of the program goes on counting', async () => {
  const { parts, id, later, get } = await createLearner()
  const { db } = parts.database
  await insertCheckout(db, { sessionId: 'cs_2', userId: id, languageId: 2, url: '' }, start)
  await insertPurchase(db, { sessionId: 'cs_2', userId: id, languageId: 2, email: '' }, start.add({ hours: 240 }))
  await later({ hours: 240 })
  expect((await get('/users/subscription')).body).toEqual({
    expires_at: '2027-05-01T09:00:00.000Z',
    days_remaining: 170,
    program_day: 11,
  })
  await later({ hours: 80 * 24 })
  expect((await get('/users/subscription')).body).toMatchObject({ days_remaining: 90, program_day: 1 })
})

test('paying after a program has ended begins anew at the payment', async () => {
  const { parts, id, later, get } = await createLearner()
  const { db } = parts.database
  await later({ hours: 100 * 24 })
  const now = parts.clock.now()
  await insertCheckout(db, { sessionId: 'cs_2', userId: id, languageId: 1, url: '' }, now)
  await insertPurchase(db, { sessionId: 'cs_2', userId: id, languageId: 1, email: '' }, now)
  expect((await get('/users/subscription')).body).toMatchObject({ days_remaining: 90, program_day: 1 })
})
