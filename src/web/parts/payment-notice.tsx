import { Link } from 'react-router'
import { paths } from '../app/paths.ts'
import { Notice } from '../ui/notice.tsx'
import { shownDay } from './shown-date.ts'
import { SupportLink } from './support-link.tsx'
import type { ProgramState } from '#contract/payments/subscriptions.ts'

const endTexts = {
  refunded: 'because its payment was returned to you.',
  disputed: 'because your bank took the payment back.',
  stopped: 'because the operators of this installation ended it.',
} satisfies Record<NonNullable<ProgramState['ended_because']>, string>

/** What a learner must know of a payment on any screen: that one is under way, or why a program ended before its time. */
export function PaymentNotice({ program, className = '' }: { program: ProgramState; className?: string }) {
  const { subscription, pending_payment, ended_at, ended_because } = program
  if (pending_payment) {
    return (
      <Notice kind="info" className={className}>
        Your payment of {shownDay(pending_payment.since)} is under way: banks take some days for a debit. Your program
        begins when it is confirmed; you need not pay again.{' '}
        <Link to={paths.subscriptionSuccess(pending_payment.session_id)} className="underline underline-offset-4">
          See how it stands
        </Link>
      </Notice>
    )
  }
  if (subscription || !ended_at || !ended_because) return null
  return (
    <Notice kind="error" className={className}>
      Your program ended on {shownDay(ended_at)}, {endTexts[ended_because]} Everything you have done is kept. If this is
      a mistake, please contact support. <SupportLink />
    </Notice>
  )
}
