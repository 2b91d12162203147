import type { Hono } from 'hono'
import { ApiError } from './api-error.ts'
import { readText } from './body.ts'
import { fulfil } from './fulfilment.ts'
import type { Parts } from './handler.ts'
import { asApiError } from './payment-errors.ts'
import { recordEvent } from '#database/purchases.ts'
import type { PaymentEvent } from '#providers/payments/payments.ts'

/** The events that may tell of a payment. Others are acknowledged and noted. */
const tellOfPayment = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']

/**
 * `POST /api/payments/webhook`: the payment service tells of what happened. The signature over the raw body is what is
 * believed, so no session, origin or content type is asked for. Whatever is verified is answered 200, fulfilled or not:
 * sending it again would change nothing. Only a failure on our side asks for another attempt.
 */
export function addWebhook(app: Hono, parts: Parts): void {
  const { payments, database, clock, logger } = parts
  app.post('/api/payments/webhook', async http => {
    const rawBody = await readText(http)
    const now = clock.now()
    let event: PaymentEvent
    try {
      event = await payments.readEvent(rawBody, http.req.header('stripe-signature'), now)
    } catch (error) {
      throw asApiError(error)
    }
    const outcome = await outcomeOf(event)
    await recordEvent(database.db, { eventId: event.id, type: event.type, outcome }, now)
    logger.info({ event: event.id, type: event.type, session: event.session?.sessionId, outcome }, 'Payment event')
    return http.json({ received: true }, 200, { 'cache-control': 'no-store' })

    async function outcomeOf({ type, live, session }: PaymentEvent): Promise<string> {
      if (!tellOfPayment.includes(type)) return 'noted'
      if (!session) {
        logger.error({ event: event.id, type }, 'Not fulfilled: the event has no readable checkout session')
        return 'refused'
      }
      return fulfil({ db: database.db, logger, now, mode: payments.mode }, { ...session, live: session.live || live })
    }
  })
  app.all('/api/payments/webhook', () => {
    throw new ApiError(405, 'METHOD_NOT_ALLOWED', 'This address does not take that method')
  })
}
