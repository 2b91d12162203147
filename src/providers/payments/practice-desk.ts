import { afterAction } from './practice-payment.ts'
import type { DeskAction } from './practice-payment.ts'
import type { PracticeEvents } from './practice-events.ts'
import { chargeOf, described, disputeOf, paymentOf } from './practice-sessions.ts'
import type { PracticeSessions, StoredSession } from './practice-sessions.ts'

/** What the practice checkout's programming interface does otherwise than it should, until told otherwise. */
export type Trouble = { delaySeconds: number; isFailing: boolean; isSilent: boolean }

export type PracticeDesk = {
  trouble: Trouble
  /** Makes something happen to a payment, and tells of it. False where it cannot happen now. */
  act(session: StoredSession, action: DeskAction): Promise<boolean>
  /** Tells of something unless webhooks are held back. */
  tell: PracticeEvents['send']
}

type Dependencies = {
  clock: { now(): Temporal.Instant }
  publicUrl: string
  sessions: PracticeSessions
  events: PracticeEvents
}

/** What the bank and the payment service's staff do in life, for trying it: debits decided, money returned, disputes. */
export function createPracticeDesk({ clock, publicUrl, sessions, events }: Dependencies): PracticeDesk {
  const trouble: Trouble = { delaySeconds: 0, isFailing: false, isSilent: false }
  const tell: PracticeEvents['send'] = async (type, object) => {
    if (!trouble.isSilent) await events.send(type, object)
  }
  return {
    trouble,
    tell,
    async act(session, action) {
      const after = afterAction(paymentOf(session), action)
      if (!after) return false
      const payment = JSON.stringify(after)
      if (!(await sessions.setPayment(session.sessionId, session.payment, payment))) return false
      const changed = { ...session, payment }
      const now = clock.now()
      const told = {
        settle: ['checkout.session.async_payment_succeeded', () => described(changed, { now, publicUrl })],
        fail: ['checkout.session.async_payment_failed', () => described(changed, { now, publicUrl })],
        refund: ['charge.refunded', () => chargeOf(changed)],
        dispute: ['charge.dispute.created', () => disputeOf(changed, now)],
        win: ['charge.dispute.closed', () => disputeOf(changed, now)],
        lose: ['charge.dispute.closed', () => disputeOf(changed, now)],
      } as const satisfies Record<DeskAction, readonly [string, () => { id: string }]>
      const [type, object] = told[action]
      await tell(type, object())
      return true
    },
  }
}
