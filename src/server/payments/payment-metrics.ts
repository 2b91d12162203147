import client from 'prom-client'
import type { Registry } from 'prom-client'
import type { Parts } from '../http/handler.ts'
import { countsOfCheckouts, countsOfOpenDisputes } from '#database/payments/payment-counts.ts'

/** Numbers of payments to put an alert on: webhooks by what became of them in this process, checkouts and disputes as stored. */
export function addPaymentMetrics(registry: Registry, { database, logger }: Pick<Parts, 'database' | 'logger'>) {
  const webhooks = new client.Counter({
    name: 'meridian_payment_webhooks_total',
    help: 'Payment webhooks by outcome; "unverified" ones did not fit STRIPE_WEBHOOK_SECRET or were too old',
    labelNames: ['outcome'],
    registers: [registry],
  })
  webhooks.inc({ outcome: 'unverified' }, 0)
  /** A figure that cannot be counted now is left out; the others are still told. */
  const counted = (count: () => Promise<void>) => () =>
    count().catch((error: unknown) => logger.warn({ err: error }, 'Cannot count payments'))

  const checkouts: client.Gauge = new client.Gauge({
    name: 'meridian_checkouts',
    help: 'Checkouts by state; "refused" ones hold money that bought nothing',
    labelNames: ['state'],
    registers: [registry],
    collect: counted(async () => {
      for (const [state, count] of await countsOfCheckouts(database.db)) checkouts.set({ state }, count)
    }),
  })
  const disputes: client.Gauge = new client.Gauge({
    name: 'meridian_disputes_open',
    help: 'Disputes that wait for evidence or a decision',
    registers: [registry],
    collect: counted(async () => disputes.set(await countsOfOpenDisputes(database.db))),
  })
  return { webhooks }
}
