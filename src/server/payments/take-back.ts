import type { Logger } from '../environment/logger.ts'
import type { Db } from '#database/connect.ts'
import { checkoutOfPayment, setPaymentOfCheckout } from '#database/payments/payments.ts'
import { recordDispute, recordRefund, settlePayment } from '#database/payments/reversals.ts'
import type { PaymentEvent, Payments } from '#providers/payments/payments.ts'

type Dependencies = { db: Db; logger: Logger; payments: Payments; now: Temporal.Instant }

/**
 * Takes in that money went back, or that a payer's bank asks for it. A refund in full and a lost dispute end the access
 * that the payment gave, a dispute that was won gives it back; a part of the money and an open dispute change nothing.
 * Throws PaymentsError where the payment service must be asked and does not answer.
 */
export async function takeBack({ db, logger, payments, now }: Dependencies, event: PaymentEvent): Promise<string> {
  const { refund, dispute, at } = event
  const paymentId = (refund ?? dispute)!.paymentId
  if (!(await checkoutOfPayment(db, paymentId))) {
    // Payments from before payments were kept by their own id, and those of the account's other products.
    const session = await payments.sessionOfPayment(paymentId)
    if (!session || !(await setPaymentOfCheckout(db, session.sessionId, paymentId))) return 'not ours'
  }
  if (refund) await recordRefund(db, refund, at)
  if (dispute) {
    const isNew = await recordDispute(db, dispute, at)
    const { disputeId, amount, reason, status, dueBy } = dispute
    const facts = { dispute: disputeId, payment: paymentId, amount, reason, status, dueBy: dueBy?.toString() }
    if (isNew)
      logger.error(facts, "A payment is disputed: hand in evidence in the payment service's dashboard before it is due")
    else logger.warn(facts, 'A dispute has moved on')
  }
  const changed = await settlePayment(db, paymentId, now)
  if (changed)
    logger.warn(
      { payment: paymentId, type: event.type },
      `Access ${changed}: the money went ${changed === 'ended' ? 'back' : 'to us after all'}`,
    )
  if (changed) return `access ${changed}`
  return refund ? 'refund noted' : 'dispute noted'
}
