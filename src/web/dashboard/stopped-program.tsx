import { paths } from '../app/paths.ts'
import { PaymentNotice } from '../parts/payment-notice.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { ProgramState } from '#contract/payments/subscriptions.ts'
import { PRICE_LABEL } from '#domain/program/program.ts'

/** A program that ended before its time: why, what stays, and the way to a new one. */
export function StoppedProgram({ program }: { program: ProgramState }) {
  return (
    <section className="max-w-prose">
      <PageHeading title="Dashboard">Your program has ended</PageHeading>
      <PaymentNotice program={program} className="mt-5" />
      <p className="mt-4 text-quiet">
        Lessons and reviews stay open to you. New daily tasks, the tutor and How to Say It come with a new program.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={paths.subscription()}>Start a new program - {PRICE_LABEL}</ButtonLink>
        <ButtonLink kind="secondary" to={paths.payments}>
          Your payments
        </ButtonLink>
      </div>
    </section>
  )
}
