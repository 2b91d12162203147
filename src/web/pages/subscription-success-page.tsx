import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { checkoutMode } from '../checkout-mode.ts'
import { paths } from '../paths.ts'
import { enrolmentsQuery, languagesQuery, paymentSessionQuery, programQuery } from '../queries.ts'
import { shownDay } from '../shown-date.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Spinner } from '../ui/loading-view.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Language } from '#contract/languages.ts'
import type { PaymentSession } from '#contract/subscriptions.ts'
import { PLAN_NAME, PRICE_LABEL, PROGRAM_DAYS } from '#domain/program.ts'

/** How often the server is asked again while the payment is not confirmed. */
const ASK_AGAIN_MS = 2000

export function SubscriptionSuccessPage() {
  const [query] = useSearchParams()
  const sessionId = query.get('session_id')
  return sessionId ? <Purchase sessionId={sessionId} /> : <Navigate to={paths.dashboard} replace />
}

function Purchase({ sessionId }: { sessionId: string }) {
  const queries = useQueryClient()
  const [{ data: payment }, { data: languages }, { data: program }] = useSuspenseQueries({
    queries: [
      {
        ...paymentSessionQuery(sessionId),
        refetchInterval: ({ state }: { state: { data?: PaymentSession | null } }) =>
          state.data?.payment_status === 'unpaid' ? ASK_AGAIN_MS : false,
      },
      languagesQuery,
      programQuery,
    ],
  })
  const isPaid = payment?.payment_status === 'paid'
  const isActive = isPaid && program.subscription !== null
  // The answers about the program may be older than the payment.
  useEffect(() => {
    if (!isPaid) return
    void queries.invalidateQueries({ queryKey: programQuery.queryKey })
    void queries.invalidateQueries({ queryKey: enrolmentsQuery.queryKey })
  }, [isPaid, queries])

  if (!payment) return <UnknownPayment />
  if (!isPaid) return <Waiting email={payment.customer_email} />
  const language = languages.find(each => each.id === payment.language_id)
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading title="Welcome to Meridian" />
      <p className="mt-3 text-lg text-quiet">
        {language ? `Your 3-month ${language.name} program is ready.` : 'Your 3-month program is ready.'} {PROGRAM_DAYS}{' '}
        days, one degree each.
      </p>
      <dl className="mt-8 border-y border-line py-4">
        <Detail name="Plan" value={PLAN_NAME} />
        <Detail name="Price" value={PRICE_LABEL} />
        <Detail name="Status" value={isActive ? 'Active' : 'Paid'} />
        {program.subscription && <Detail name="Until" value={shownDay(program.subscription.expires_at)} />}
      </dl>
      <NextSteps language={language} />
      <p className="mt-6 text-sm text-quiet">
        {checkoutMode() === 'practice'
          ? `With Stripe connected, a receipt would be sent to ${payment.customer_email}. In practice mode nothing was charged.`
          : `A receipt is sent to ${payment.customer_email}.`}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {language ? (
          <ButtonLink to={paths.assessment(language.id)}>Start Learning {language.name}</ButtonLink>
        ) : (
          <ButtonLink to={paths.languages}>Choose Your Language</ButtonLink>
        )}
        <ButtonLink kind="secondary" to={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
      </div>
    </div>
  )
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-2 py-1">
      <dt className="text-quiet">{name}:</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  )
}

function NextSteps({ language }: { language: Language | undefined }) {
  return (
    <section aria-labelledby="next-steps" className="mt-8">
      <h2 id="next-steps" className="text-2xl">
        Next steps
      </h2>
      <ol className="mt-3 list-decimal ps-6 marker:text-quiet">
        <li>{language ? 'Answer six short questions.' : 'Choose your language and answer six short questions.'}</li>
        <li>Find today’s tasks on your dashboard, made from your answers.</li>
        <li>Come back tomorrow: one degree a day.</li>
      </ol>
    </section>
  )
}

function Waiting({ email }: { email: string }) {
  return (
    <section className="mx-auto flex max-w-prose flex-col items-center py-12 text-center">
      <Spinner />
      <PageHeading title="Waiting for your payment" className="mt-6 text-3xl" />
      <p role="status" className="mt-3 text-quiet">
        Your payment is not confirmed yet. This page asks again every few seconds and goes on by itself; you can also
        close it. Your program begins as soon as the payment for {email} is confirmed.
      </p>
      <ButtonLink kind="secondary" className="mt-6" to={paths.dashboard}>
        Go to Dashboard
      </ButtonLink>
    </section>
  )
}

function UnknownPayment() {
  return (
    <section className="mx-auto max-w-prose py-16 text-center">
      <PageHeading title="No such payment" />
      <p className="mt-3 text-quiet">
        This address names no payment of yours. If you have paid, your program is on your dashboard as soon as the
        payment is confirmed; nothing has to be done here.
      </p>
      <ButtonLink className="mt-6" to={paths.dashboard}>
        Go to Dashboard
      </ButtonLink>
    </section>
  )
}
