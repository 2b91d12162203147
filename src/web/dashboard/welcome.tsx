import { paths } from '../app/paths.ts'
import { PaymentNotice } from '../parts/payment-notice.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ProgramArc } from '../ui/program-arc.tsx'
import type { ProgramState } from '#contract/payments/subscriptions.ts'
import { PRICE_LABEL, PROGRAM_DAYS } from '#domain/program/program.ts'

/** Whoever has paid by debit is told that it is under way, and not asked to pay again. */
export function Welcome({ name, program }: { name: string; program: ProgramState }) {
  return (
    <section className="grid items-center gap-8 py-10 md:grid-cols-[1fr_auto]">
      <div className="max-w-prose">
        <PageHeading title="Welcome" className="text-4xl" />
        <p className="mt-4 text-lg text-quiet">
          Good to see you, {name}. {PROGRAM_DAYS} days, one plan a day, every language we teach. Pay once, and your
          program begins with a short assessment.
        </p>
        {program.pending_payment ? (
          <PaymentNotice program={program} className="mt-6" />
        ) : (
          <ButtonLink className="mt-6" to={paths.subscription()}>
            Get Started - {PRICE_LABEL}
          </ButtonLink>
        )}
      </div>
      <ProgramArc day={0} size={220} label={`Day 0 of ${PROGRAM_DAYS}`} />
    </section>
  )
}

/** Whoever has paid and named no language yet. */
export function ChooseLanguage({ name }: { name: string }) {
  return (
    <section className="max-w-prose py-10">
      <PageHeading title="Choose Your Language" className="text-4xl" />
      <p className="mt-4 text-lg text-quiet">
        Your program has begun, {name}. Which language is it to be? You can add others at any time.
      </p>
      <ButtonLink className="mt-6" to={paths.languages}>
        Choose Your Language
      </ButtonLink>
    </section>
  )
}
