import { endPeriod, restorePeriod } from './access.ts'
import { withLearnerLocked } from '../connect.ts'
import type { Db } from '../connect.ts'
import { toStored } from '../instants.ts'
import { reversalOf } from '#domain/program/payments.ts'

/** Money that went back: refunds, and disputes of the payer's bank. */

/** Keeps how much of a payment was returned in all. An older telling does not undo a newer one. */
export async function recordRefund(
  db: Db,
  refund: { paymentId: string; amount: number; isFull: boolean },
  toldAt: Temporal.Instant,
): Promise<void> {
  const { paymentId, amount, isFull } = refund
  const told = { amount, is_full: isFull ? (1 as const) : (0 as const), told_at: toStored(toldAt) }
  await db
    .insertInto('refunds')
    .values({ payment_id: paymentId, ...told })
    .onConflict(conflict =>
      conflict
        .column('payment_id')
        .doUpdateSet(told)
        .where('refunds.told_at', '<=', told.told_at)
        .where('refunds.amount', '<=', amount),
    )
    .execute()
}

const decided = ['won', 'lost']

export type StoredDispute = {
  disputeId: string
  paymentId: string
  status: string
  reason: string
  amount: number
  dueBy: Temporal.Instant | undefined
}

/** Keeps how a dispute stands. An older telling does not undo a newer one. True where it is the first of this dispute. */
export async function recordDispute(db: Db, dispute: StoredDispute, toldAt: Temporal.Instant): Promise<boolean> {
  const known = await db.selectFrom('disputes').select('id').where('id', '=', dispute.disputeId).executeTakeFirst()
  const told = {
    status: dispute.status,
    reason: dispute.reason,
    amount: dispute.amount,
    due_by: dispute.dueBy ? toStored(dispute.dueBy) : null,
    told_at: toStored(toldAt),
  }
  const isDecided = decided.includes(told.status)
  await db
    .insertInto('disputes')
    .values({ id: dispute.disputeId, payment_id: dispute.paymentId, opened_at: told.told_at, ...told })
    .onConflict(conflict =>
      conflict
        .column('id')
        .doUpdateSet(told)
        .where('disputes.told_at', '<=', told.told_at)
        // Told within the same second: a decision is newer than what led to it.
        .where(eb =>
          isDecided
            ? eb('disputes.told_at', '<=', told.told_at)
            : eb.or([eb('disputes.told_at', '<', told.told_at), eb('disputes.status', 'not in', decided)]),
        ),
    )
    .execute()
  return known === undefined
}

/**
 * Makes access agree with what is known of a payment: ended where the money went back, given back where it stayed after
 * all. Undefined where nothing changed; safe to repeat, whatever order things are told in.
 */
export async function settlePayment(
  db: Db,
  paymentId: string,
  now: Temporal.Instant,
): Promise<'ended' | 'restored' | undefined> {
  const purchase = await db
    .selectFrom('purchases')
    .innerJoin('checkouts', 'checkouts.session_id', 'purchases.session_id')
    .select(['purchases.session_id', 'purchases.user_id'])
    .where('checkouts.payment_id', '=', paymentId)
    .executeTakeFirst()
  if (!purchase) return undefined
  return withLearnerLocked(db, purchase.user_id, async trx => {
    const refund = await trx
      .selectFrom('refunds')
      .select('is_full')
      .where('payment_id', '=', paymentId)
      .executeTakeFirst()
    const disputes = await trx.selectFrom('disputes').select('status').where('payment_id', '=', paymentId).execute()
    const because = reversalOf({ refundedInFull: refund?.is_full === 1, disputes })
    if (because)
      return (await endPeriod(trx, purchase.user_id, purchase.session_id, because, now)) ? 'ended' : undefined
    return (await restorePeriod(trx, purchase.user_id, purchase.session_id, now)) ? 'restored' : undefined
  })
}
