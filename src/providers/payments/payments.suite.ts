import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import type { CheckoutOrder, Payments } from './payments.ts'

export type PaymentsUnderTest = {
  payments: Payments
  webhookSecret: string
  /** Pays a session at the service's side, as a learner would on the hosted page: by card, or by a debit that the bank has still to decide. */
  pay(sessionId: string, by?: 'card' | 'debit'): Promise<void>
  /** Lets the bank refuse a debit. */
  refuseDebit(sessionId: string): Promise<void>
}

export function orderOf(change: Partial<CheckoutOrder> = {}): CheckoutOrder {
  return {
    userId: 'learner-1',
    email: 'ana@example.org',
    languageId: 1,
    languageName: 'Spanish',
    successUrl: 'http://localhost:8090/subscription/success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://localhost:8090/subscription?language_id=1',
    idempotencyKey: randomUUID(),
    ...change,
  }
}

const { webhooks } = new Stripe('sk_test_signs_only')

/** A webhook body with its signature, as the service would send it at `now`. */
export function signedEvent(event: object, secret: string, now: Temporal.Instant) {
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(now.epochMilliseconds / 1000)
  return { payload, signature: webhooks.generateTestHeaderString({ payload, secret, timestamp }) }
}

/** What every payment service behind the port promises. */
export function paymentsPromises(name: string, create: () => Promise<PaymentsUnderTest>): void {
  const now = Temporal.Instant.from('2026-11-02T09:00:00Z')
  const event = {
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    created: 1793609998,
    livemode: false,
    data: {
      object: {
        id: 'cs_1',
        object: 'checkout.session',
        status: 'complete',
        payment_status: 'paid',
        amount_total: 4900,
        currency: 'usd',
        livemode: false,
        customer_details: { email: 'ana@example.org' },
        metadata: { user_id: 'learner-1', language_id: '1' },
        payment_intent: 'pi_1',
      },
    },
  }

  describe(`payment with ${name}`, () => {
    test('a checkout is opened at $49 for one learner and language, and is not paid yet', async () => {
      const { payments } = await create()
      const { sessionId, url } = await payments.openCheckout(orderOf({ languageId: 7, userId: 'learner-7' }))
      expect(new URL(url).protocol).toMatch(/^https?:$/)
      expect(await payments.session(sessionId)).toEqual({
        sessionId,
        state: 'open',
        amount: 4900,
        currency: 'usd',
        live: false,
        userId: 'learner-7',
        languageId: 7,
        email: 'ana@example.org',
        url,
        paymentId: undefined,
        receiptUrl: undefined,
      })
    })

    test('D26: the same key gives the same session, another key another one', async () => {
      const { payments } = await create()
      const order = orderOf()
      const opened = await Promise.all(Array.from({ length: 10 }, () => payments.openCheckout(order)))
      expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1)
      const other = await payments.openCheckout(orderOf())
      expect(other.sessionId).not.toBe(opened[0]!.sessionId)
    })

    test('a session that was paid says so', async () => {
      const { payments, pay } = await create()
      const { sessionId } = await payments.openCheckout(orderOf())
      await pay(sessionId)
      expect(await payments.session(sessionId)).toMatchObject({ state: 'paid', url: undefined })
    })

    test('a debit that the bank has not decided is pending, one that it refused has failed', async () => {
      const { payments, pay, refuseDebit } = await create()
      const { sessionId } = await payments.openCheckout(orderOf())
      await pay(sessionId, 'debit')
      expect(await payments.session(sessionId)).toMatchObject({ state: 'pending', url: undefined })
      await refuseDebit(sessionId)
      expect(await payments.session(sessionId)).toMatchObject({ state: 'failed' })
    })

    test('a paid session is found by its payment, has a receipt, and once refunded says that the money went back', async () => {
      const { payments, pay } = await create()
      const { sessionId } = await payments.openCheckout(orderOf())
      await pay(sessionId)
      const { paymentId, receiptUrl } = (await payments.session(sessionId))!
      expect(paymentId).toMatch(/^pi_/)
      expect(receiptUrl).toMatch(/^https?:/)
      expect(await payments.sessionOfPayment(paymentId!)).toMatchObject({ sessionId, state: 'paid' })
      await payments.refund(paymentId!)
      expect(await payments.session(sessionId)).toMatchObject({ state: 'returned' })
      // Returned is returned.
      await payments.refund(paymentId!)
    })

    test('a payment that the service does not know belongs to no session, and cannot be refunded', async () => {
      const { payments } = await create()
      expect(await payments.sessionOfPayment('pi_none')).toBeUndefined()
      expect(await payments.sessionOfPayment('../x')).toBeUndefined()
      await expect(payments.refund('pi_none')).rejects.toMatchObject({ code: 'PAYMENT_UNAVAILABLE' })
    })

    test('an open session can be ended and then not be paid; one that was paid stays paid', async () => {
      const { payments, pay } = await create()
      const [one, two] = [await payments.openCheckout(orderOf()), await payments.openCheckout(orderOf())]
      expect(await payments.endCheckout(one.sessionId)).toMatchObject({ state: 'expired', url: undefined })
      expect(await payments.endCheckout(one.sessionId)).toMatchObject({ state: 'expired' })
      await pay(two.sessionId)
      expect(await payments.endCheckout(two.sessionId)).toMatchObject({ state: 'paid' })
    })

    test.each(['cs_none', 'cs/../../account', '..'])(
      'a session the service does not know (%s) is undefined',
      async id => {
        const { payments } = await create()
        expect(await payments.session(id)).toBeUndefined()
      },
    )

    test('a signed event is read', async () => {
      const { payments, webhookSecret } = await create()
      const { payload, signature } = signedEvent(event, webhookSecret, now)
      expect(await payments.readEvent(payload, signature, now)).toMatchObject({
        id: 'evt_1',
        type: 'checkout.session.completed',
        live: false,
        at: Temporal.Instant.from('2026-11-02T08:59:58Z'),
        session: {
          sessionId: 'cs_1',
          state: 'paid',
          amount: 4900,
          userId: 'learner-1',
          languageId: 1,
          paymentId: 'pi_1',
        },
      })
    })

    test('an event about something else has no session', async () => {
      const { payments, webhookSecret } = await create()
      const other = {
        ...event,
        type: 'payment_intent.succeeded',
        data: { object: { id: 'pi_1', object: 'payment_intent' } },
      }
      const { payload, signature } = signedEvent(other, webhookSecret, now)
      expect((await payments.readEvent(payload, signature, now)).session).toBeUndefined()
    })

    test('a refund is read with what went back in all, a dispute with its state and until when it waits', async () => {
      const { payments, webhookSecret } = await create()
      const read = async (object: object) => {
        const { payload, signature } = signedEvent({ ...event, type: 'any', data: { object } }, webhookSecret, now)
        return payments.readEvent(payload, signature, now)
      }
      const charge = { object: 'charge', id: 'ch_1', payment_intent: 'pi_1', amount_refunded: 4900, refunded: true }
      expect(await read(charge)).toMatchObject({ refund: { paymentId: 'pi_1', amount: 4900, isFull: true } })
      const dispute = { object: 'dispute', id: 'dp_1', payment_intent: 'pi_1', status: 'lost', amount: 4900 }
      expect(await read({ ...dispute, evidence_details: { due_by: 1793610000 } })).toMatchObject({
        dispute: {
          disputeId: 'dp_1',
          paymentId: 'pi_1',
          status: 'lost',
          reason: '',
          dueBy: Temporal.Instant.from('2026-11-02T09:00:00Z'),
        },
      })
    })

    test('where the payer was shown another currency, what counts is the price that was asked for', async () => {
      const { payments, webhookSecret } = await create()
      const shown = {
        ...event.data.object,
        amount_total: 4490,
        currency: 'eur',
        currency_conversion: { amount_total: 4900, source_currency: 'usd' },
      }
      const { payload, signature } = signedEvent({ ...event, data: { object: shown } }, webhookSecret, now)
      expect((await payments.readEvent(payload, signature, now)).session).toMatchObject({
        amount: 4900,
        currency: 'usd',
      })
    })

    test('D19: an event without signature, with a wrong one, or with a body written anew is refused', async () => {
      const { payments, webhookSecret } = await create()
      const { payload, signature } = signedEvent(event, webhookSecret, now)
      const unverified = { code: 'UNVERIFIED' }
      const byOther = signedEvent(event, 'whsec_other', now).signature
      await expect(payments.readEvent(payload, undefined, now)).rejects.toMatchObject(unverified)
      await expect(payments.readEvent(payload, '', now)).rejects.toMatchObject(unverified)
      await expect(payments.readEvent(payload, 't=1,v1=00', now)).rejects.toMatchObject(unverified)
      await expect(payments.readEvent(payload, byOther, now)).rejects.toMatchObject(unverified)
      const rewritten = JSON.stringify(JSON.parse(payload), null, 1)
      await expect(payments.readEvent(rewritten, signature, now)).rejects.toMatchObject(unverified)
    })

    test.each([
      [300, true],
      [301, false],
    ])('D20: an event %i seconds old is taken: %s', async (seconds, taken) => {
      const { payments, webhookSecret } = await create()
      const { payload, signature } = signedEvent(event, webhookSecret, now)
      const read = payments.readEvent(payload, signature, now.add({ seconds }))
      if (taken) expect((await read).id).toBe('evt_1')
      else await expect(read).rejects.toMatchObject({ code: 'UNVERIFIED' })
    })

    test.each(['null', '[]', '{}', '{"object":"event","id":1}', 'no json'])(
      'signed nonsense (%s) is refused',
      async payload => {
        const { payments, webhookSecret } = await create()
        const timestamp = Math.floor(now.epochMilliseconds / 1000)
        const signature = webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp })
        await expect(payments.readEvent(payload, signature, now)).rejects.toMatchObject({ code: 'UNVERIFIED' })
      },
    )
  })
}
