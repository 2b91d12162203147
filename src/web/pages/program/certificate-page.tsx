import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { api } from '#contract/api.ts'
import type { Certificate } from '#contract/program/certificates.ts'
import { hoursInWords } from '#domain/program/hours-in-words.ts'
import { PROGRAM_DAYS } from '#domain/program/program.ts'
import { CallError, call } from '#web/app/call-client.ts'
import { paths } from '#web/app/paths.ts'
import { shownDate } from '#web/parts/shown-date.ts'
import { Button } from '#web/ui/button.tsx'
import { GlobeMark } from '#web/ui/globe-mark.tsx'
import { LoadingView } from '#web/ui/loading-view.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ProgramArc } from '#web/ui/program-arc.tsx'

/** The public page of a certificate: what it says, and that this installation issued it. Anybody may open and print it. */
export function CertificatePage() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['certificate', token],
    queryFn: ({ signal }) => call(api.certificate, { params: { token }, signal }),
  })
  return (
    <>
      <header className="mx-auto flex max-w-3xl items-center px-4 py-3 print:hidden">
        <a href={paths.landing} className="flex min-h-11 items-center gap-2 font-display text-xl font-semibold">
          <GlobeMark />
          Meridian
        </a>
      </header>
      <main id="main" className="mx-auto w-full max-w-3xl px-4 pb-12">
        {data ? (
          <Genuine certificate={data} />
        ) : error ? (
          <NotShown error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingView />
        )}
      </main>
    </>
  )
}

function Genuine({ certificate }: { certificate: Certificate }) {
  const { measured } = certificate
  return (
    <>
      <p className="mb-4 flex items-center gap-2 text-correct print:hidden">
        <BadgeCheck aria-hidden size={22} className="shrink-0" />
        This certificate is genuine: this installation of Meridian issued it on {shownDate(certificate.issued_on)}.
      </p>
      <article className="border-4 border-double border-line bg-sheet p-6 sm:p-12">
        <div className="flex items-start justify-between gap-4">
          <p className="font-display text-xl font-semibold">Meridian</p>
          <ProgramArc
            day={certificate.days_learned}
            size={84}
            label={`${certificate.days_learned} of ${PROGRAM_DAYS} days of learning`}
          />
        </div>
        <p className="mt-4 text-quiet">Certificate for</p>
        <PageHeading title={certificate.name} className="text-4xl sm:text-5xl" />
        <p className="mt-5 max-w-prose text-lg">
          who learned {certificate.language_name} ({certificate.level} course) on {certificate.days_learned} of{' '}
          {PROGRAM_DAYS} days.
        </p>
        <dl className="mt-6 grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
          <Fact name="Measured gain">
            {measured
              ? `from about ${measured.before} to about ${measured.after} words, by tests of words drawn from the whole course`
              : 'not measured: the first and a later test were not both taken'}
          </Fact>
          <Fact name="Words">
            {certificate.words_met} met, about {certificate.words_known} of them known
          </Fact>
          <Fact name="Time">{hoursInWords(certificate.minutes)} of tasks</Fact>
          <Fact name="Lessons">
            {certificate.lessons_completed} of {certificate.lessons_total} completed
          </Fact>
        </dl>
        <p className="mt-6 border-t border-line pt-4 text-sm text-quiet">
          Issued on {shownDate(certificate.issued_on)}. Verify it at
          <span className="block break-all text-ink">{window.location.href.replace(/[?#].*$/, '')}</span>
        </p>
      </article>
      <Button className="mt-6 w-full sm:w-auto print:hidden" onClick={() => window.print()}>
        Print
      </Button>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="text-lg">{children}</dd>
    </div>
  )
}

const refusals: Partial<Record<number, { title: string; text: string }>> = {
  404: {
    title: 'This certificate is not genuine',
    text: 'No certificate of this installation has this address. If you typed it, compare every character; if it was given to you, it was changed or made up.',
  },
  410: {
    title: 'This certificate is gone',
    text: 'The address is genuine, but the learner has deleted the account and the certificate with it.',
  },
}

function NotShown({ error, onRetry }: { error: Error; onRetry(): void }) {
  const refusal = error instanceof CallError ? refusals[error.status] : undefined
  return (
    <section className="py-16 text-center">
      <CircleX aria-hidden size={40} className="mx-auto text-wrong" />
      <PageHeading title={refusal?.title ?? 'The certificate could not be looked up'} className="mt-3 text-3xl" />
      <p className="mx-auto mt-3 max-w-prose text-quiet">{refusal?.text ?? error.message}</p>
      {!refusal && (
        <Button className="mt-6" onClick={onRetry}>
          Try again
        </Button>
      )}
    </section>
  )
}
