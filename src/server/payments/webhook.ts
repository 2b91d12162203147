import type { Hono } from 'hono'
import type { Registry } from 'prom-client'
import { wrongMethod } from '../http/answer/api-error.ts'
import { readText } from '../http/request/body.ts'
import type { Parts } from '../http/handler.ts'
import { fulfil } from './fulfilment.ts'
import { asApiError } from './payment-errors.ts'
import { addPaymentMetrics } from './payment-metrics.ts'
import { createSparingLog } from './sparing-log.ts'
import { takeBack } from './take-back.ts'
import { recordEvent } from '#database/payments/payments.ts'
import { PaymentsError } from '#providers/payments/payments.ts'
import type { CheckoutSession, PaymentEvent } from '#providers/payments/payments.ts'

/** What an event about a session says of its end, beyond the session itself; others tell nothing about a checkout. */
const tellOfCheckout: Record<string, CheckoutSession['state'] | undefined> = {
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
  'checkout.session.completed': undefined,
  'checkout.session.async_payment_succeeded': undefined,
}

/**
 * `POST /api/payments/webhook`: the payment service tells of what happened. The signature over the raw body is what is
 * believed, so no session, origin or content type is asked for. Whatever is verified is answered 200, fulfilled or not:
 * sending it again would change nothing. Only a failure on our side asks for another attempt.
 */
export function addWebhook(app: Hono, parts: Parts, registry: Registry): void {
  const { payments, database, clock, logger } = parts
  const { db } = database
  const metrics = addPaymentMetrics(registry, parts)
  const refusals = createSparingLog(clock)

  app.post('/api/payments/webhook', async http => {
    const rawBody = await readText(http)
    const now = clock.now()
    let event: PaymentEvent
    try {
      event = await payments.readEvent(rawBody, http.req.header('stripe-signature'), now)
    } catch (error) {
      if (error instanceof PaymentsError) {
        metrics.webhooks.inc({ outcome: 'unverified' })
        refusals(error.message, times => logger.warn({ why: error.message, times }, 'Webhook refused'))
      }
      throw asApiError(error)
    }
    const outcome = await outcomeOf(event, now).catch(error => {
      throw asApiError(error)
    })
    const { session, refund, dispute } = event
    const about = session?.sessionId ?? refund?.paymentId ?? dispute?.paymentId
    await recordEvent(db, { eventId: event.id, type: event.type, outcome, about }, now)
    metrics.webhooks.inc({ outcome })
    logger.info({ event: event.id, type: event.type, about, outcome }, 'Payment event')
    return http.json({ received: true }, 200, { 'cache-control': 'no-store' })
  })
  app.all('/api/payments/webhook', () => {
    throw wrongMethod(['POST'])
  })

  async function outcomeOf(event: PaymentEvent, now: Temporal.Instant): Promise<string> {
    const { type, live, session } = event
    if (event.refund || event.dispute) return takeBack({ db, logger, payments, now }, event)
    if (!Object.hasOwn(tellOfCheckout, type)) return 'noted'
    if (!session) {
      logger.error({ event: event.id, type }, 'Not fulfilled: the event has no readable checkout session')
      return 'refused'
    }
    const told = { ...session, state: tellOfCheckout[type] ?? session.state, live: session.live || live }
    return fulfil({ db, logger, now, mode: payments.mode }, told)
  }
}
