import { beforeEach, describe, expect, test } from 'vitest'
import type { Database, Db } from '../connect.ts'
import { createPracticeAccounts } from '../learners/practice-accounts.ts'
import { createPracticeCheckouts } from './practice-checkouts.ts'
import { createPracticeIssuerRecords } from '../learners/practice-issuer-records.ts'
import {
  checkoutById,
  checkoutKey,
  forgetCheckoutKey,
  insertCheckout,
  insertPurchase,
  setCheckoutState,
  unfinishedCheckouts,
  purchaseOfSession,
  recordEvent,
} from './payments.ts'
import { releaseCode, takeCode } from './redeemed-codes.ts'
import { installationSecret } from '../secrets.ts'
import { endOfAccess, lastAccessEnd, subscriptionOf } from './subscriptions.ts'
import { endAccess, giveAccess } from './access.ts'
import { recordDispute, recordRefund, settlePayment } from './reversals.ts'
import { userOfAccount } from '../learners/users.ts'

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

    test('unfinished are the checkouts that are open since a day, and all that wait for the bank, newest first', async () => {
      const since = now.subtract({ hours: 24 })
      const ids = async (from = since) => (await unfinishedCheckouts(db, userId, from)).map(each => each.session_id)
      const of = (sessionId: string) => ({ sessionId, userId, languageId: 1 })
      expect(await ids()).toEqual([])
      const [open, pending, paid] = [await checkout(), await checkout(), await checkout()]
      await setCheckoutState(db, of(pending), { state: 'pending' }, now)
      await insertPurchase(db, { ...of(paid), email: '' }, now)
      expect((await ids()).sort()).toEqual([open, pending].sort())
      expect(await ids(now)).toEqual([pending])
    })

    test('a checkout never goes back: what is told late changes nothing, and what was paid stays paid', async () => {
      const sessionId = await checkout()
      const of = { sessionId, userId, languageId: 1, paymentId: 'pi_1' }
      expect(await setCheckoutState(db, of, { state: 'open' }, now)).toBe(false)
      expect(await setCheckoutState(db, of, { state: 'failed' }, now)).toBe(true)
      expect(await setCheckoutState(db, of, { state: 'pending' }, now)).toBe(false)
      expect(await checkoutById(db, sessionId)).toMatchObject({ state: 'failed', payment_id: 'pi_1' })
      await insertPurchase(db, { ...of, email: '' }, now)
      expect(await setCheckoutState(db, of, { state: 'refused', reason: 'late' }, now)).toBe(false)
      expect(await checkoutById(db, sessionId)).toMatchObject({ state: 'paid', reason: null })
    })

    test('a checkout that is over frees its key, so that the next click opens another', async () => {
      const sessionId = await checkout()
      const key = await checkoutKey(db, userId, 1, now)
      await setCheckoutState(db, { sessionId, userId, languageId: 1 }, { state: 'expired' }, now)
      expect(await checkoutKey(db, userId, 1, now)).not.toBe(key)
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

    describe('access that ends, is given back, or is given', () => {
      const paymentId = () => `pi_${crypto.randomUUID()}`
      const day = (days: number) => now.add({ hours: 24 * days })
      const buy = async (at = now) => {
        const [sessionId, payment] = [await checkout(), paymentId()]
        await insertPurchase(db, { sessionId, userId, languageId: 1, email: '', paymentId: payment }, at)
        return { sessionId, payment }
      }
      const end = async (at: Temporal.Instant) => (await subscriptionOf(db, userId, at))?.expiresAt.toString()
      const dispute = (payment: string, status: string) => ({
        disputeId: `dp_${payment}`,
        paymentId: payment,
        status,
        reason: 'fraudulent',
        amount: 4900,
        dueBy: day(9),
      })

      test('a payment that was returned in part keeps its access, returned in full it ends, told fifty times at once', async () => {
        const { payment } = await buy()
        await recordRefund(db, { paymentId: payment, amount: 100, isFull: false }, day(1))
        expect(await settlePayment(db, payment, day(1))).toBeUndefined()
        await recordRefund(db, { paymentId: payment, amount: 4900, isFull: true }, day(2))
        const told = await times(50, () => settlePayment(db, payment, day(2)))
        expect(told.filter(each => each === 'ended')).toHaveLength(1)
        expect(await end(day(2))).toBeUndefined()
        expect(await endOfAccess(db, userId)).toMatchObject({ at: day(2), because: 'refunded' })
        // Told again, and late: nothing comes back.
        await recordRefund(db, { paymentId: payment, amount: 100, isFull: false }, day(1))
        expect(await settlePayment(db, payment, day(3))).toBeUndefined()
        expect(await end(day(3))).toBeUndefined()
      })

      test('a decision about a dispute is not undone by what is told late', async () => {
        const { payment } = await buy()
        expect(await recordDispute(db, dispute(payment, 'needs_response'), day(1))).toBe(true)
        expect(await recordDispute(db, dispute(payment, 'lost'), day(5))).toBe(false)
        await recordDispute(db, dispute(payment, 'under_review'), day(3))
        await recordDispute(db, dispute(payment, 'under_review'), day(5))
        expect(await settlePayment(db, payment, day(5))).toBe('ended')
        expect(await endOfAccess(db, userId)).toMatchObject({ because: 'disputed' })
        await recordDispute(db, dispute(payment, 'won'), day(6))
        expect(await settlePayment(db, payment, day(6))).toBe('restored')
        expect(await end(day(6))).toBe(day(91).toString())
      })

      test('days that are given begin at the end of what there is, and what an operator ended is not restored', async () => {
        const { payment } = await buy()
        await giveAccess(db, userId, 10, day(1))
        expect(await end(day(1))).toBe(day(100).toString())
        expect(await endAccess(db, userId, day(2))).toBe(true)
        expect(await endAccess(db, userId, day(2))).toBe(false)
        expect(await end(day(2))).toBeUndefined()
        expect(await endOfAccess(db, userId)).toMatchObject({ at: day(2), because: 'stopped' })
        expect(await settlePayment(db, payment, day(3))).toBeUndefined()
        expect(await end(day(3))).toBeUndefined()
        await giveAccess(db, userId, 5, day(4))
        expect(await end(day(4))).toBe(day(9).toString())
      })

      test('a purchase after access was ended begins at once', async () => {
        await buy()
        await endAccess(db, userId, day(10))
        await buy(day(20))
        expect(await end(day(20))).toBe(day(110).toString())
      })
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
          {
            sessionId: session(),
            order: '{}',
            status: 'open',
            payment: '{}',
            createdAt: now,
            expiresAt: now.add({ hours: 24 }),
          },
          idempotencyKey,
        )
      const opened = await times(10, () => open(key))
      expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1)
      expect((await open(undefined)).sessionId).not.toBe((await open(undefined)).sessionId)
      const { sessionId } = opened[0]!
      expect((await times(5, () => checkouts.complete(sessionId, '{"state":"paid"}'))).filter(Boolean)).toHaveLength(1)
      expect(await checkouts.find(sessionId)).toMatchObject({ status: 'complete', payment: '{"state":"paid"}' })
      const changed = await times(5, () => checkouts.setPayment(sessionId, '{"state":"paid"}', '{"state":"failed"}'))
      expect(changed.filter(Boolean)).toHaveLength(1)
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
