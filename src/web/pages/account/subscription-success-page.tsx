import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { checkoutMode } from '#web/app/checkout-mode.ts'
import { paths } from '#web/app/paths.ts'
import { enrolmentsQuery, languagesQuery, paymentSessionQuery, programQuery } from '#web/app/queries.ts'
import { PaymentNotice } from '#web/parts/payment-notice.tsx'
import { shownDay } from '#web/parts/shown-date.ts'
import { SupportLink } from '#web/parts/support-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/loading-view.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import type { Language } from '#contract/learners/languages.ts'
import type { PaymentSession } from '#contract/payments/subscriptions.ts'
import { PLAN_NAME, PRICE_LABEL, PROGRAM_DAYS } from '#domain/program/program.ts'

/** How soon the server is asked again while the payment is not confirmed: seldom once it is clear that it takes long. */
const ASK_AGAIN = [
  { upTo: 15, milliseconds: 2000 },
  { upTo: 40, milliseconds: 5000 },
  { upTo: Infinity, milliseconds: 20_000 },
] as const
/** After so many answers a learner is told what to do if it goes on like this: about a minute. */
const LONG_WAIT = 20

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
        refetchInterval: ({ state }: { state: { data?: PaymentSession | null; dataUpdateCount: number } }) => {
          if (!isWaiting(state.data?.payment_status)) return false
          return ASK_AGAIN.find(({ upTo }) => state.dataUpdateCount < upTo)!.milliseconds
        },
      },
      languagesQuery,
      programQuery,
    ],
  })
  const isLong = (queries.getQueryState(paymentSessionQuery(sessionId).queryKey)?.dataUpdateCount ?? 0) > LONG_WAIT
  const isPaid = payment?.payment_status === 'paid'
  const isActive = isPaid && program.subscription !== null
  // The answers about the program may be older than the payment.
  useEffect(() => {
    if (!isPaid) return
    void queries.invalidateQueries({ queryKey: programQuery.queryKey })
    void queries.invalidateQueries({ queryKey: enrolmentsQuery.queryKey })
  }, [isPaid, queries])

  if (!payment) return <UnknownPayment />
  switch (payment.payment_status) {
    case 'unpaid':
      return <Waiting email={payment.customer_email} isLong={isLong} sessionId={sessionId} />
    case 'pending':
      return <Pending email={payment.customer_email} />
    case 'failed':
      return <Failed languageId={payment.language_id} />
    case 'refused':
      return <Refused sessionId={sessionId} />
  }
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
        <Detail name="Status" value={isActive ? 'Active' : program.ended_because ? 'Ended' : 'Paid'} />
        {program.subscription && <Detail name="Until" value={shownDay(program.subscription.expires_at)} />}
      </dl>
      <PaymentNotice program={program} className="mt-6" />
      <NextSteps language={language} />
      <p className="mt-6 text-sm text-quiet">
        {receiptText(payment.customer_email)}{' '}
        <Link to={paths.payments} className="underline underline-offset-4">
          Your payments
        </Link>
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

const isWaiting = (status: PaymentSession['payment_status'] | undefined) => status === 'unpaid' || status === 'pending'

function receiptText(email: string): string {
  switch (checkoutMode()) {
    case 'practice':
      return `With Stripe connected, a receipt would be sent to ${email}. In practice mode nothing was charged.`
    case 'test':
      return `With live keys a receipt would be sent to ${email}. In test mode nothing was charged, and Stripe sends none.`
    case 'live':
      return `A receipt is sent to ${email}.`
  }
}

function Waiting({ email, isLong, sessionId }: { email: string; isLong: boolean; sessionId: string }) {
  return (
    <section className="mx-auto flex max-w-prose flex-col items-center py-12 text-center">
      <Spinner />
      <PageHeading title="Waiting for your payment" className="mt-6 text-3xl" />
      <p role="status" className="mt-3 text-quiet">
        Your payment is not confirmed yet. This page asks again every few seconds and goes on by itself; you can also
        close it. Your program begins as soon as the payment for {email} is confirmed.
      </p>
      {isLong && (
        <p role="status" className="mt-3">
          This takes longer than usual. If you have paid, you need not pay again: nothing is lost. If nothing has
          changed within an hour, please contact support and name <Reference sessionId={sessionId} />.{' '}
          <SupportLink about={sessionId} />
        </p>
      )}
      <ButtonLink kind="secondary" className="mt-6" to={paths.dashboard}>
        Go to Dashboard
      </ButtonLink>
    </section>
  )
}

/** The bank has not decided: for debits that takes days. */
function Pending({ email }: { email: string }) {
  return (
    <section className="mx-auto max-w-prose py-12 text-center">
      <PageHeading title="Your payment is under way" className="text-3xl" />
      <p role="status" className="mt-3 text-quiet">
        Your bank takes some days to confirm it. Your program begins as soon as the payment for {email} is confirmed;
        you need not do anything, and you need not pay again.
      </p>
      <ButtonLink className="mt-6" to={paths.dashboard}>
        Go to Dashboard
      </ButtonLink>
    </section>
  )
}

function Failed({ languageId }: { languageId: number | null }) {
  return (
    <section className="mx-auto max-w-prose py-12 text-center">
      <PageHeading title="Your payment did not go through" className="text-3xl" />
      <p role="status" className="mt-3 text-quiet">
        The bank did not confirm it, or the payment page was left open too long. No program was begun. You can pay
        again, in another way if you like.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.subscription(languageId ?? undefined)}>Pay again</ButtonLink>
        <ButtonLink kind="secondary" to={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
      </div>
    </section>
  )
}

/** Money came that does not fit what is sold: only people can put that right. */
function Refused({ sessionId }: { sessionId: string }) {
  return (
    <section className="mx-auto max-w-prose py-12 text-center">
      <PageHeading title="Your payment needs a look" className="text-3xl" />
      <p role="status" className="mt-3 text-quiet">
        It does not match what is sold here, so no program was begun by itself. Please contact support and name{' '}
        <Reference sessionId={sessionId} />: your program is then begun, or the money returned.
      </p>
      <p className="mt-3">
        <SupportLink about={sessionId} />
      </p>
      <ButtonLink kind="secondary" className="mt-6" to={paths.dashboard}>
        Go to Dashboard
      </ButtonLink>
    </section>
  )
}

/** What support finds a payment by. */
function Reference({ sessionId }: { sessionId: string }) {
  return <code className="break-all text-sm">{sessionId}</code>
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
