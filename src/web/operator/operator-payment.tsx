import { call } from '../app/call-client.ts'
import { amountText, paymentStateText } from '../parts/payment-texts.ts'
import { shownDay } from '../parts/shown-date.ts'
import { OperatorAction } from './operator-action.tsx'
import { api } from '#contract/api.ts'
import type { OperatorPayment } from '#contract/payments/payments.ts'
import { languageById } from '#domain/languages.ts'

/** One payment with all that is known of it, and what can be done. `onDone` asks for the list anew. */
export function OperatorPaymentRow({ payment, onDone }: { payment: OperatorPayment; onDone(): Promise<unknown> }) {
  const { access, dispute, session_id, user_id } = payment
  const stateText = [
    paymentStateText({ ...payment, has_receipt: false }),
    dispute && `dispute ${dispute.status.replaceAll('_', ' ')}`,
  ]
    .filter(Boolean)
    .join(' · ')
  const isReturned = payment.refunded >= payment.amount
  const mayRefund = (payment.state === 'paid' || payment.state === 'refused') && !isReturned
  const isRunning = access !== null && access.ended_at === null
  return (
    <details className="border-b border-line py-4">
      <summary className="cursor-pointer">
        <span className="font-medium break-all">{payment.email}</span>{' '}
        <span className="float-end tabular-nums">{amountText(payment)}</span>{' '}
        <span className="block ps-4 text-sm text-quiet">
          {shownDay(payment.made_at)} · {stateText}
        </span>
      </summary>
      <dl className="mt-3 grid gap-1 text-sm">
        <Fact name="Language" value={languageById(payment.language_id)?.name ?? String(payment.language_id)} />
        <Fact name="Session" value={session_id} />
        {payment.payment_id && <Fact name="Payment" value={payment.payment_id} />}
        {payment.reason && <Fact name="Refused because" value={payment.reason} />}
        {payment.refunded > 0 && <Fact name="Returned" value={amountText({ ...payment, amount: payment.refunded })} />}
        {access && (
          <Fact
            name="Access"
            value={`${shownDay(access.starts_at)} to ${shownDay(access.ended_at ?? access.expires_at)}${access.ended_because ? ` (${access.ended_because})` : ''}`}
          />
        )}
        {dispute && (
          <Fact
            name="Dispute"
            value={`${dispute.status.replaceAll('_', ' ')}${dispute.reason ? `, ${dispute.reason.replaceAll('_', ' ')}` : ''}${dispute.due_by ? `, evidence until ${shownDay(dispute.due_by)}` : ''}`}
          />
        )}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        {mayRefund && (
          <OperatorAction
            name="Refund"
            warning={`The whole ${amountText(payment)} goes back to the payer, and the access it gave ends.`}
            act={({ note }) => call(api.refundPayment, { body: { session_id, note } }).then(onDone)}
          />
        )}
        <OperatorAction
          name="Give access"
          warning="The days begin now, or where the learner's access ends."
          withDays
          act={({ note, days }) => call(api.giveAccess, { body: { user_id, days, note } }).then(onDone)}
        />
        {isRunning && (
          <OperatorAction
            name="End access"
            warning="All access of this learner ends now, and nothing is paid back."
            act={({ note }) => call(api.endAccess, { body: { user_id, note } }).then(onDone)}
          />
        )}
      </div>
    </details>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-quiet">{name}:</dt>
      <dd className="break-all">{value}</dd>
    </div>
  )
}
