import { beforeEach, describe, expect, test } from 'vitest'
import type { Database, Db } from './connect.ts'
import { createPracticeAccounts } from './practice-accounts.ts'
import { createPracticeCheckouts } from './practice-checkouts.ts'
import { createPracticeIssuerRecords } from './practice-issuer-records.ts'
import {
  checkoutById,
  checkoutKey,
  forgetCheckoutKey,
  insertCheckout,
  insertPurchase,
  lastUnpaidCheckout,
  purchaseOfSession,
  recordEvent,
} from './purchases.ts'
import { releaseCode, takeCode } from './redeemed-codes.ts'
import { installationSecret } from './secrets.ts'
import { lastAccessEnd, subscriptionOf } from './subscriptions.ts'
import { userOfAccount } from './users.ts'

const now = Temporal.Instant.from('2026-11-02T09:00:00Z')
const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

/** What sign-in and checkout expect of a database, whichever engine it is; each test has users of its own. */
export function purchasesPromises(name: string, connect: () => Promise<Database>): void {
  describe(`sign-in and checkout on ${name}`, () => {
    let db: Db
    let userId: string
    let subject = 0
    const account = () => ({
      issuer: `https://${name}.example`,
      subject: `${++subject}`,
      email: 'ana@example.org',
      emailVerified: true,
      givenName: 'Ana',
    })
    const session = () => `cs_${crypto.randomUUID().replaceAll('-', '')}`
    const checkout = async (sessionId = session()) => {
      await insertCheckout(db, { sessionId, userId, languageId: 1, url: 'https://pay.example' }, now)
      return sessionId
    }
    beforeEach(async () => {
      db = (await connect()).db
      userId = await userOfAccount(db, account(), now)
    })

    test('twenty first sign-ins of one account at once make one user', async () => {
      const one = account()
      expect(new Set(await times(20, () => userOfAccount(db, one, now))).size).toBe(1)
      const users = await db
        .selectFrom('users')
        .innerJoin('identities', 'user_id', 'users.id')
        .selectAll('users')
        .execute()
      const all = await db.selectFrom('users').select('id').execute()
      expect(users).toHaveLength(all.length)
    })

    test('a code can be taken once, again when it was given back, and is forgotten after a day', async () => {
      const code = crypto.randomUUID()
      expect((await times(10, () => takeCode(db, code, now))).filter(Boolean)).toHaveLength(1)
      await releaseCode(db, code)
      expect(await takeCode(db, code, now)).toBe(true)
      expect(await takeCode(db, code, now.add({ hours: 25 }))).toBe(true)
    })

    test('a secret is made once, however many ask for it first', async () => {
      const secret = crypto.randomUUID()
      expect(new Set(await times(10, async at => installationSecret(db, secret, () => `${at}`))).size).toBe(1)
    })

    test('those who mean one purchase get one key; ten minutes later, or when it is forgotten, there is another', async () => {
      const keys = new Set(await times(20, () => checkoutKey(db, userId, 1, now)))
      expect(keys.size).toBe(1)
      expect(keys).toContain(await checkoutKey(db, userId, 1, now.add({ minutes: 9 })))
      expect(keys).not.toContain(await checkoutKey(db, userId, 2, now))
      expect(keys).not.toContain(await checkoutKey(db, userId, 1, now.add({ minutes: 10 })))
      const before = await checkoutKey(db, userId, 1, now.add({ minutes: 10 }))
      await forgetCheckoutKey(db, userId, 1)
      expect(await checkoutKey(db, userId, 1, now.add({ minutes: 10 }))).not.toBe(before)
    })

    test('a checkout is kept as it was first told', async () => {
      const id = await checkout()
      await insertCheckout(db, { sessionId: id, userId, languageId: 9, url: 'https://evil.example' }, now)
      expect(await checkoutById(db, id)).toMatchObject({ language_id: 1, url: 'https://pay.example' })
    })

    test('the last unpaid checkout is the newest of that language that bought nothing', async () => {
      const since = now.subtract({ hours: 1 })
      expect(await lastUnpaidCheckout(db, userId, 1, since)).toBeUndefined()
      const id = await checkout()
      expect(await lastUnpaidCheckout(db, userId, 1, since)).toMatchObject({ session_id: id })
      expect(await lastUnpaidCheckout(db, userId, 2, since)).toBeUndefined()
      expect(await lastUnpaidCheckout(db, userId, 1, now)).toBeUndefined()
      await insertPurchase(db, { sessionId: id, userId, languageId: 1, email: '' }, now)
      expect(await lastUnpaidCheckout(db, userId, 1, since)).toBeUndefined()
    })

    test('D21: a session told of fifty times at once is one purchase of exactly 90 days', async () => {
      const sessionId = await checkout()
      const told = await times(50, () =>
        insertPurchase(db, { sessionId, userId, languageId: 1, email: 'a@b.org' }, now),
      )
      expect(told.filter(Boolean)).toHaveLength(1)
      expect(await purchaseOfSession(db, sessionId)).toMatchObject({ expires_at: '2027-01-31T09:00:00.000Z' })
      expect((await lastAccessEnd(db, userId))?.toString()).toBe('2027-01-31T09:00:00Z')
    })

    test('ten sessions paid at once extend one another, none is lost', async () => {
      const sessions = await times(10, () => checkout())
      await times(10, at => insertPurchase(db, { sessionId: sessions[at]!, userId, languageId: 1, email: '' }, now))
      const active = await subscriptionOf(db, userId, now)
      expect(active?.expiresAt.toString()).toBe(now.add({ hours: 24 * 900 }).toString())
      expect(active?.startsAt.toString()).toBe(now.toString())
    })

    test('an event is noted once', async () => {
      const eventId = crypto.randomUUID()
      await times(5, () => recordEvent(db, { eventId, type: 't', outcome: 'noted' }, now))
      expect(await db.selectFrom('payment_events').selectAll().where('event_id', '=', eventId).execute()).toHaveLength(
        1,
      )
    })

    test('the practice checkout opens one session for a key and completes it once', async () => {
      const checkouts = createPracticeCheckouts(db)
      const key = crypto.randomUUID()
      const open = (idempotencyKey: string | undefined) =>
        checkouts.open(
          { sessionId: session(), order: '{}', status: 'open', createdAt: now, expiresAt: now.add({ hours: 24 }) },
          idempotencyKey,
        )
      const opened = await times(10, () => open(key))
      expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1)
      expect((await open(undefined)).sessionId).not.toBe((await open(undefined)).sessionId)
      const { sessionId } = opened[0]!
      expect((await times(5, () => checkouts.complete(sessionId))).filter(Boolean)).toHaveLength(1)
      expect(await checkouts.find(sessionId)).toMatchObject({ status: 'complete' })
    })

    test('the practice sign-in knows an address once, whatever its case, and keeps a name until another is given', async () => {
      const accounts = createPracticeAccounts(db, { now: () => now })
      const address = `${crypto.randomUUID()}@example.org`
      const made = await times(5, () => accounts.accountOf(address, 'Ana'))
      expect(new Set(made.map(({ id }) => id)).size).toBe(1)
      expect(await accounts.accountOf(address.toUpperCase(), null)).toEqual(made[0])
      expect((await accounts.accountOf(address, 'Anita')).givenName).toBe('Anita')
      expect(await accounts.find(made[0]!.id)).toMatchObject({ givenName: 'Anita' })
    })

    test("the practice issuer's records are found by id and uid, used up, dropped by grant, and end", async () => {
      const records = createPracticeIssuerRecords(db)
      const [codes, sessions] = [records('AuthorizationCode'), records('Session')]
      const grantId = crypto.randomUUID()
      const [code, gone, uid] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
      await codes.upsert(code, { grantId, one: 1 }, 60)
      await codes.upsert(code, { grantId, one: 2 }, 60)
      expect(await codes.find(code)).toEqual({ grantId, one: 2 })
      expect(await sessions.find(code)).toBeUndefined()
      await codes.consume(code)
      expect(await codes.find(code)).toMatchObject({ consumed: expect.any(Number) })
      await codes.revokeByGrantId(grantId)
      expect(await codes.find(code)).toBeUndefined()
      await sessions.upsert(code, { uid })
      expect(await sessions.findByUid(uid)).toEqual({ uid })
      await sessions.destroy(code)
      expect(await sessions.findByUid(uid)).toBeUndefined()
      await codes.upsert(gone, {}, -1)
      expect(await codes.find(gone)).toBeUndefined()
      expect(await codes.findByUserCode('any')).toBeUndefined()
    })
  })
}
