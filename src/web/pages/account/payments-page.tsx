import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '#web/app/call-client.ts'
import { checkoutMode } from '#web/app/checkout-mode.ts'
import { paths } from '#web/app/paths.ts'
import { languagesQuery, learnerPaymentsQuery, programQuery } from '#web/app/queries.ts'
import { OperatorLinks } from '#web/parts/operator-links.tsx'
import { PaymentNotice } from '#web/parts/payment-notice.tsx'
import { amountText, paymentStateText } from '#web/parts/payment-texts.ts'
import { shownDay } from '#web/parts/shown-date.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { api } from '#contract/api.ts'
import type { LearnerPayment } from '#contract/payments/payments.ts'

/** Everything a learner paid here, what it gave, and the receipts. */
export function PaymentsPage() {
  const [{ data: payments }, { data: languages }, { data: program }] = useSuspenseQueries({
    queries: [learnerPaymentsQuery, languagesQuery, programQuery],
  })
  const nameOf = (id: number) => languages.find(language => language.id === id)?.name ?? 'Program'
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading title="Your payments" />
      <PaymentNotice program={program} className="mt-5" />
      {payments.length === 0 ? (
        <div className="mt-5">
          <p className="text-quiet">You have paid nothing here yet.</p>
          <ButtonLink className="mt-4" to={paths.subscription()}>
            See the program
          </ButtonLink>
        </div>
      ) : (
        <ul className="mt-6 border-t border-line">
          {payments.map(payment => (
            <li key={payment.session_id} className="border-b border-line py-5">
              <Payment payment={payment} language={nameOf(payment.language_id)} />
            </li>
          ))}
        </ul>
      )}
      {checkoutMode() === 'practice' && (
        <p className="mt-4 text-sm text-vermilion">Practice mode: nothing was charged.</p>
      )}
      <OperatorLinks className="mt-6" />
    </div>
  )
}

function Payment({ payment, language }: { payment: LearnerPayment; language: string }) {
  const { access } = payment
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-display text-xl">{language}</span>
        <span className="tabular-nums">{amountText(payment)}</span>
      </p>
      <p className="text-quiet">
        {shownDay(payment.made_at)} · {paymentStateText(payment)}
      </p>
      {access && (
        <p className="text-quiet">
          Access from {shownDay(access.starts_at)} until {shownDay(access.ended_at ?? access.expires_at)}
        </p>
      )}
      {(payment.state === 'pending' || payment.state === 'refused') && (
        <Link
          className="mt-2 inline-block underline underline-offset-4"
          to={paths.subscriptionSuccess(payment.session_id)}
        >
          See how it stands
        </Link>
      )}
      {payment.has_receipt && <Receipt sessionId={payment.session_id} />}
    </>
  )
}

/** Asks for the receipt's address when it is wanted: such addresses do not hold for ever. */
function Receipt({ sessionId }: { sessionId: string }) {
  const [fault, setFault] = useState<string>()
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    setFault(undefined)
    setOpening(true)
    try {
      const { url } = await call(api.receipt, { params: { sessionId } })
      if (url) window.location.assign(url)
      else setFault('There is no receipt for this payment.')
    } catch (error) {
      console.error('Cannot open the receipt', error)
      setFault('The receipt cannot be opened at the moment. Please try again shortly.')
    } finally {
      setOpening(false)
    }
  }
  return (
    <>
      <Button kind="quiet" className="-ms-5" aria-busy={isOpening} onClick={() => void open()}>
        {isOpening ? 'Opening the receipt…' : 'Receipt'}
      </Button>
      {fault && (
        <Notice kind="error" className="mt-2">
          {fault}
        </Notice>
      )}
    </>
  )
}
