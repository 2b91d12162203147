import type { Db } from '../connect.ts'
import { paymentStates } from '#domain/program/payments.ts'
import type { PaymentState } from '#domain/program/payments.ts'

/** How many checkouts there are in each state, none included. */
export async function countsOfCheckouts(db: Db): Promise<Map<PaymentState, number>> {
  const rows = await db
    .selectFrom('checkouts')
    .select(eb => ['state', eb.fn.countAll().as('count')])
    .groupBy('state')
    .execute()
  const counts = new Map(rows.map(row => [row.state, Number(row.count)]))
  return new Map(paymentStates.map(state => [state, counts.get(state) ?? 0]))
}

export async function countsOfOpenDisputes(db: Db): Promise<number> {
  const row = await db
    .selectFrom('disputes')
    .select(eb => eb.fn.countAll().as('count'))
    .where('status', 'in', openDisputeStates)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Stripe's states of a dispute that is not decided. */
export const openDisputeStates = ['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review']
